/** Shares one run of a task among all callers with the same key while it runs, like Go's singleflight. */
export class SingleFlight<Value> {
  private readonly flights = new Map<string, Promise<Value>>();

  /**
   * Returns the result of the run in flight for the key, or starts one.
   * @param task receives a function that returns whether new callers still join this run.
   * @throws what `task` throws.
   */
  run(key: string, task: (isCurrent: () => boolean) => Promise<Value>): Promise<Value> {
    const inFlight = this.flights.get(key);
    if (inFlight) return inFlight;
    const isCurrent = (): boolean => this.flights.get(key) === flight;
    const flight: Promise<Value> = task(isCurrent).finally(() => {
      if (isCurrent()) this.flights.delete(key);
    });
    this.flights.set(key, flight);
    return flight;
  }

  /** Later callers start a new run; those already waiting still get the result of the old one. */
  forget(key: string): void {
    this.flights.delete(key);
  }
}
