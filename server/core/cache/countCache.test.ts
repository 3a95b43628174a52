import { setTimeout as sleep } from "node:timers/promises";
import { waitUntil } from "../../testing/time/waiting";
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

  test("a visitor after another write does not get the fast count that began before it", async () => {
    start(10_000);
    await find(1);
    write();
    const first = find(2, 100);
    write();
    expect(await find(3)).toEqual({ value: 3, isStale: false });
    expect((await first).value).toBe(2);
  });

  test("a request that must be current waits for a slow count, and never gets the last one", async () => {
    start(1);
    const findCurrent = (value: number) =>
      takeCountCacheSnapshot(counts).find({ key: "names", tags, mustBeCurrent: true, count: () => sleep(20, value) });
    expect(await findCurrent(1)).toEqual({ value: 1, isStale: false });
    write();
    expect(await findCurrent(2)).toEqual({ value: 2, isStale: false });
  });
});
