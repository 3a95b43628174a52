/** Creates the Web Locks of a browser, which neither Node 20 nor jsdom has: one run at a time. */
export function createFakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request<Result>(_name: string, run: () => Promise<Result>): Promise<Result> {
      const turn = last.then(run);
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}
