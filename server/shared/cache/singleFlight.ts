/** Shares one run of a task among all callers that ask for the same key while it runs, as Go's singleflight does. */
export class SingleFlight<Value> {
  private readonly flights = new Map<string, Promise<Value>>();

  /**
   * Returns the result of the run in flight for the key, or starts one.
   * @param task gets a function that says whether its run is still the one that new callers join.
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

  /** Callers from now on start a new run; those that already wait still get the result of the old one. */
  forget(key: string): void {
    this.flights.delete(key);
  }
}
