import { advice } from "./api";
import type { Question, QuestionKind, Questions } from "./interfaces";

/** Questions of a seat to the host. */
export class Asking {
  constructor(
    private readonly match: string,
    private readonly seat: () => string,
  ) {}

  /** Advice that does not come is no reason to stop; the order will be checked in any case. */
  ask<Kind extends QuestionKind>(
    type: Kind,
    about: Questions[Kind]["ask"],
  ): Promise<Questions[Kind]["answer"] | null> {
    const question = { type, ...about } as Question;
    return advice(this.match, this.seat(), question).catch(() => null) as Promise<
      Questions[Kind]["answer"] | null
    >;
  }
}
