import { RecentCache } from "./recentCache";

const never = () => new Promise<undefined>(() => undefined);
const fails = () => Promise.reject(new Error("down"));

describe("recent cache", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const cache = (size = 10) => new RecentCache<string>({ freshMs: 1_000, size, timeoutMs: 100 });

  test("reads a fresh value once, and once for simultaneous callers", async () => {
    const kept = cache();
    const read = jest.fn(() => Promise.resolve("one"));
    expect(await Promise.all([kept.get("a", read), kept.get("a", read)])).toEqual(["one", "one"]);
    expect(await kept.get("a", read)).toBe("one");
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_001);
    expect(kept.fresh("a")).toBeUndefined();
    expect(await kept.get("a", () => Promise.resolve("two"))).toBe("two");
  });

  test("returns the old value when reading fails or takes too long", async () => {
    const kept = cache();
    await expect(kept.get("a", fails)).rejects.toThrow("down");
    await kept.get("a", () => Promise.resolve("one"));
    jest.advanceTimersByTime(1_001);
    expect(await kept.get("a", fails)).toBe("one");
    const slow = kept.get("a", never);
    await jest.advanceTimersByTimeAsync(100);
    expect(await slow).toBe("one");
  });

  test("forgets changed values, including one that is being read", async () => {
    const kept = cache();
    let finish: (value: string) => void = () => undefined;
    const early = kept.get("a", () => new Promise((resolve) => (finish = resolve)));
    kept.forget(["a"]);
    finish("old");
    expect(await early).toBe("old");
    expect(kept.fresh("a")).toBeUndefined();
    await kept.get("a", () => Promise.resolve("new"));
    expect(kept.forgetWhere((value) => value === "new")).toEqual(["a"]);
    expect(kept.fresh("a")).toBeUndefined();
  });

  test("forgets values that no longer exist", async () => {
    const kept = cache();
    await kept.get("a", () => Promise.resolve("one"));
    jest.advanceTimersByTime(1_001);
    expect(await kept.get("a", () => Promise.resolve(undefined))).toBeUndefined();
    await expect(kept.get("a", fails)).rejects.toThrow("down");
  });

  test("evicts the least recently used values", async () => {
    const kept = cache(2);
    for (const key of ["a", "b"]) await kept.get(key, () => Promise.resolve(key));
    expect(kept.fresh("a")).toBe("a");
    await kept.get("c", () => Promise.resolve("c"));
    expect([kept.fresh("a"), kept.fresh("b"), kept.fresh("c")]).toEqual(["a", undefined, "c"]);
  });
});
