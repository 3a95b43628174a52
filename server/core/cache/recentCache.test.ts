import { RecentCache } from "./recentCache";

const never = () => new Promise<undefined>(() => undefined);
const fails = () => Promise.reject(new Error("down"));

describe("recent cache", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const cache = (size = 10) => new RecentCache<string>({ freshMs: 1_000, size, timeoutMs: 100 });

  test("reads a fresh value once, and once for simultaneous callers", async () => {
    const recent = cache();
    const read = jest.fn(() => Promise.resolve("one"));
    expect(await Promise.all([recent.get("a", read), recent.get("a", read)])).toEqual(["one", "one"]);
    expect(await recent.get("a", read)).toBe("one");
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_001);
    expect(recent.fresh("a")).toBeUndefined();
    expect(await recent.get("a", () => Promise.resolve("two"))).toBe("two");
  });

  test("returns the old value when reading fails or takes too long", async () => {
    const recent = cache();
    await expect(recent.get("a", fails)).rejects.toThrow("down");
    await recent.get("a", () => Promise.resolve("one"));
    jest.advanceTimersByTime(1_001);
    expect(await recent.get("a", fails)).toBe("one");
    const slow = recent.get("a", never);
    await jest.advanceTimersByTimeAsync(100);
    expect(await slow).toBe("one");
  });

  test("forgets changed values, including one that is being read", async () => {
    const recent = cache();
    let finish: (value: string) => void = () => undefined;
    const early = recent.get("a", () => new Promise((resolve) => (finish = resolve)));
    recent.forget(["a"]);
    finish("old");
    expect(await early).toBe("old");
    expect(recent.fresh("a")).toBeUndefined();
    await recent.get("a", () => Promise.resolve("new"));
    expect(recent.forgetWhere((value) => value === "new")).toEqual(["a"]);
    expect(recent.fresh("a")).toBeUndefined();
  });

  test("forgets values that no longer exist", async () => {
    const recent = cache();
    await recent.get("a", () => Promise.resolve("one"));
    jest.advanceTimersByTime(1_001);
    expect(await recent.get("a", () => Promise.resolve(undefined))).toBeUndefined();
    await expect(recent.get("a", fails)).rejects.toThrow("down");
  });

  test("evicts the least recently used values", async () => {
    const recent = cache(2);
    for (const key of ["a", "b"]) await recent.get(key, () => Promise.resolve(key));
    expect(recent.fresh("a")).toBe("a");
    await recent.get("c", () => Promise.resolve("c"));
    expect([recent.fresh("a"), recent.fresh("b"), recent.fresh("c")]).toEqual(["a", undefined, "c"]);
  });
});
