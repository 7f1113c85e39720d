import { Refused } from "@app/api";
import type { Refusal } from "@app/api/interfaces";

/** Runs a deed of the person and keeps why it did not work. */
export class Deeds {
  refusals = $state.raw<readonly Refusal[]>([]);
  busy = $state(false);

  /** True when it worked. */
  async run(deed: () => Promise<unknown>): Promise<boolean> {
    this.busy = true;
    this.refusals = [];
    try {
      await deed();
      return true;
    } catch (error) {
      this.refusals = asRefusals(error as Error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

export const asRefusals = (error: Error): readonly Refusal[] =>
  error instanceof Refused && error.refusals.length
    ? error.refusals
    : [{ clause: "", place: "", text: error.message }];
