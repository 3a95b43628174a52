import { RecentCache } from "./recentCache";

const never = () => new Promise<undefined>(() => undefined);
const fails = () => Promise.reject(new Error("down"));

describe("values that were read lately", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const cache = (size = 10) => new RecentCache<string>({ freshFor: 1_000, size, timeoutMs: 100 });

  test("are read once while they are fresh, and once for all who ask at the same time", async () => {
    const kept = cache();
    const read = jest.fn(() => Promise.resolve("one"));
    expect(await Promise.all([kept.get("a", read), kept.get("a", read)])).toEqual(["one", "one"]);
    expect(await kept.get("a", read)).toBe("one");
    expect(read).toHaveBeenCalledTimes(1);
    jest.advanceTimersByTime(1_001);
    expect(kept.fresh("a")).toBeUndefined();
    expect(await kept.get("a", () => Promise.resolve("two"))).toBe("two");
  });

  test("serve on when they cannot be read again, or not soon enough", async () => {
    const kept = cache();
    await expect(kept.get("a", fails)).rejects.toThrow("down");
    await kept.get("a", () => Promise.resolve("one"));
    jest.advanceTimersByTime(1_001);
    expect(await kept.get("a", fails)).toBe("one");
    const slow = kept.get("a", never);
    await jest.advanceTimersByTimeAsync(100);
    expect(await slow).toBe("one");
  });

  test("are forgotten when they change, also one that is being read at that moment", async () => {
    const kept = cache();
    let answer: (value: string) => void = () => undefined;
    const early = kept.get("a", () => new Promise((resolve) => (answer = resolve)));
    kept.forget(["a"]);
    answer("old");
    expect(await early).toBe("old");
    expect(kept.fresh("a")).toBeUndefined();
    await kept.get("a", () => Promise.resolve("new"));
    expect(kept.forgetWhere((value) => value === "new")).toEqual(["a"]);
    expect(kept.fresh("a")).toBeUndefined();
  });

  test("stop being there when there is none any more", async () => {
    const kept = cache();
    await kept.get("a", () => Promise.resolve("one"));
    jest.advanceTimersByTime(1_001);
    expect(await kept.get("a", () => Promise.resolve(undefined))).toBeUndefined();
    await expect(kept.get("a", fails)).rejects.toThrow("down");
  });

  test("are no more than were asked for: the one that was used longest ago goes", async () => {
    const kept = cache(2);
    for (const key of ["a", "b"]) await kept.get(key, () => Promise.resolve(key));
    expect(kept.fresh("a")).toBe("a");
    await kept.get("c", () => Promise.resolve("c"));
    expect([kept.fresh("a"), kept.fresh("b"), kept.fresh("c")]).toEqual(["a", undefined, "c"]);
  });
});
