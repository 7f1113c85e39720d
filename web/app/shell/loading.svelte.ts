/** Something that is fetched: on its way, here, or failed with a reason. */
export class Loading<Value> {
  value = $state.raw<Value | null>(null);
  error = $state.raw<Error | null>(null);
  busy = $state(false);
  private turn = 0;

  constructor(private readonly fetch: () => Promise<Value>) {}

  /** Fetch again; an answer that was overtaken by a later one is dropped. */
  async load(): Promise<void> {
    const turn = ++this.turn;
    this.busy = true;
    try {
      const value = await this.fetch();
      if (turn === this.turn) [this.value, this.error] = [value, null];
    } catch (error) {
      if (turn === this.turn) this.error = error as Error;
    } finally {
      if (turn === this.turn) this.busy = false;
    }
  }
}
