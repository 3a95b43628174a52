import { setTimeout as sleep } from "node:timers/promises";
import { createDeferred, waitUntil } from "../../testing/waiting";
import { CountCache, takeCountCacheSnapshot } from "./countCache";
import { invalidateCaches, onWrite } from "./invalidation";

const tags = () => new Set(["outfits"]);
const write = () => invalidateCaches(tags());

describe("count cache", () => {
  let counts: CountCache;
  let stopEvicting: () => void;
  const start = (waitMs: number) => {
    counts = new CountCache(waitMs);
    stopEvicting = onWrite((written) => counts.fresh.evict(written));
    counts.fresh.start();
  };
  afterEach(() => stopEvicting());

  /** Takes a snapshot and finds a count that takes some milliseconds. */
  const find = (value: number, ms = 0, snapshot = takeCountCacheSnapshot(counts)) =>
    snapshot.find({ key: "outfits", tags, count: () => sleep(ms, value) });

  test("returns the cached count until a write", async () => {
    start(10_000);
    expect(await find(1)).toEqual({ value: 1, isStale: false });
    expect(await find(2)).toEqual({ value: 1, isStale: false });
    write();
    expect(await find(3)).toEqual({ value: 3, isStale: false });
  });

  test("after a write, a snapshot from before it counts, and what it counts is not cached", async () => {
    start(10_000);
    const before = takeCountCacheSnapshot(counts);
    await find(1);
    write();
    expect((await find(2, 0, before)).value).toBe(2);
    expect(await find(3)).toEqual({ value: 3, isStale: false });
  });

  test("a slow count is stale for the first visitor after a write, and new for the next", async () => {
    start(1);
    expect(await find(1, 20)).toEqual({ value: 1, isStale: false });
    write();
    expect(await find(2, 20)).toEqual({ value: 1, isStale: true });
    await waitUntil(() => counts.fresh.find("outfits") !== undefined);
    expect(await find(3)).toEqual({ value: 2, isStale: false });
  });

  test("without a last count, `ifReady` gets none from a slow count, and the count afterwards", async () => {
    start(1);
    const counting = createDeferred<number>();
    const request = { key: "facets", tags, ifReady: true, count: () => counting.promise };
    const findIfReady = () => takeCountCacheSnapshot(counts).find(request);
    expect(await findIfReady()).toEqual({ value: undefined, isStale: true });
    expect(await findIfReady()).toEqual({ value: undefined, isStale: true });
    counting.resolve(7);
    await waitUntil(() => counts.fresh.find("facets") !== undefined);
    expect(await findIfReady()).toEqual({ value: 7, isStale: false });
  });

  test("a count that nobody waits for begins after the rows, even when their read fails", async () => {
    start(1);
    for (const key of ["found", "failed"]) {
      const rows = createDeferred();
      const count = jest.fn(() => Promise.resolve(7));
      const request = { key, tags, ifReady: true, rows: rows.promise, count };
      expect(await takeCountCacheSnapshot(counts).find(request)).toEqual({ value: undefined, isStale: true });
      expect(count).not.toHaveBeenCalled();
      if (key === "found") rows.resolve();
      else rows.reject(new Error("The read failed."));
      await waitUntil(() => counts.fresh.find(key) !== undefined);
      expect(await takeCountCacheSnapshot(counts).find(request)).toEqual({ value: 7, isStale: false });
      expect(count).toHaveBeenCalledTimes(1);
    }
  });

  test("a flood of different filters does not queue all their counts", async () => {
    start(1);
    let running = 0;
    const most = jest.fn();
    const counting = createDeferred();
    const find = (key: string) =>
      takeCountCacheSnapshot(counts).find({
        key,
        tags,
        ifReady: true,
        count: async () => {
          most((running += 1));
          await counting.promise;
          return (running -= 1);
        },
      });
    await Promise.all([...Array(100).keys()].map((each) => find(String(each))));
    counting.resolve();
    // One more comes after those that wait.
    await waitUntil(async () => (await find("last")).value !== undefined);
    expect(most.mock.calls.length).toBeLessThan(30);
    expect(Math.max(...most.mock.calls.flat())).toBeLessThanOrEqual(2);
  });

  test("a visitor after another write does not get the fast count that began before it", async () => {
    start(10_000);
    await find(1);
    write();
    const first = find(2, 100);
    write();
    expect(await find(3)).toEqual({ value: 3, isStale: false });
    expect((await first).value).toBe(2);
  });

  test("a visitor who joins a slow count from before another write gets it as stale", async () => {
    start(10_000);
    counts.restoreSlowCount("outfits", 1);
    const first = find(2, 20);
    write();
    expect(await find(3)).toEqual({ value: 2, isStale: true });
    expect(await first).toEqual({ value: 2, isStale: false });
  });
});
