import { everythingTag } from "./cacheTag";
import { type ComputedValue, TaggedCache } from "./taggedCache";

interface Text {
  text: string;
}

const computed = (text: string, ...tags: string[]): Promise<ComputedValue<Text>> =>
  Promise.resolve({ value: { text }, tags: new Set(tags) });

describe("tagged cache", () => {
  const opened = (bytes = 1e6) => {
    const cache = new TaggedCache<Text>({
      bytes,
      measureSize: ({ text }) => text.length,
      freshMs: 1_000,
      staleMs: 1_000,
    });
    cache.start();
    return cache;
  };
  const findText = (cache: TaggedCache<Text>, key: string) => cache.find(key)?.value.text;
  afterEach(() => jest.restoreAllMocks());

  test("evicts values with a tag, and values with unknown sources", async () => {
    const cache = opened();
    await cache.compute("a", () => computed("a", "outfit:1", "settings"));
    await cache.compute("b", () => computed("b", "outfit:2", "settings"));
    await cache.compute("c", () => computed("c", "any"));
    cache.evict(new Set(["outfit:1"]));
    expect(["a", "b", "c"].map((key) => findText(cache, key))).toEqual([undefined, "b", undefined]);
    cache.evict(new Set([everythingTag]));
    expect(findText(cache, "b")).toBeUndefined();
  });

  test("does not cache or share a value whose source was written meanwhile", async () => {
    const cache = opened();
    let finish: (computed: ComputedValue<Text>) => void = () => undefined;
    const early = cache.compute("a", () => new Promise((resolve) => (finish = resolve)));
    await Promise.resolve();
    cache.evict(new Set(["outfit:1"]));
    const late = cache.compute("a", () => computed("new", "outfit:1"));
    finish(await computed("old", "outfit:1"));
    expect((await early).text).toBe("old");
    expect((await late).text).toBe("new");
    expect(findText(cache, "a")).toBe("new");
  });

  test("caches a value when something unrelated is written meanwhile", async () => {
    const cache = opened();
    const making = cache.compute("a", () => computed("a", "outfit:1"));
    cache.evict(new Set(["outfit:2"]));
    await making;
    expect(findText(cache, "a")).toBe("a");
  });

  test("is empty while closed, and drops values that were computed before", async () => {
    const cache = opened();
    const making = cache.compute("a", () => computed("a", "outfit:1"));
    cache.stop();
    cache.start();
    await making;
    expect(findText(cache, "a")).toBeUndefined();
    cache.stop();
    await cache.compute("b", () => computed("b"));
    cache.start();
    expect(findText(cache, "b")).toBeUndefined();
  });

  test("serves its values at any age while paused, also new and possibly stale ones, and is empty when it starts again", async () => {
    const cache = opened();
    await cache.compute("a", () => computed("a", "outfit:1"));
    await cache.compute("b", () => computed("b", "outfit:2"));
    cache.pause();
    await cache.compute("c", () => {
      cache.refusePending();
      return computed("c");
    });
    cache.evict(new Set(["outfit:2"]));
    jest.spyOn(Date, "now").mockReturnValue(Date.now() + 1e6);
    expect(["a", "b", "c"].map((key) => findText(cache, key))).toEqual(["a", undefined, "c"]);
    jest.restoreAllMocks();
    const late = cache.compute("d", () => {
      cache.start();
      return computed("d");
    });
    await late;
    expect(["a", "c", "d"].map((key) => findText(cache, key))).toEqual([undefined, undefined, undefined]);
  });

  test("returns a stale value until its time is over, and marks it as stale", async () => {
    const cache = opened();
    await cache.compute("a", () => computed("a"));
    const now = Date.now();
    const at = (later: number) => jest.spyOn(Date, "now").mockReturnValue(now + later);
    const entry = cache.find("a");
    if (!entry) throw new Error("The value is not cached.");
    expect(cache.isFresh(entry)).toBe(true);
    at(1_500);
    expect([findText(cache, "a"), cache.isFresh(entry)]).toEqual(["a", false]);
    at(2_500);
    expect(findText(cache, "a")).toBeUndefined();
  });

  test("evicts values that no longer exist, and keeps values during an outage", async () => {
    const cache = opened();
    const without = (isFault: boolean) => Promise.resolve({ value: { text: "" }, tags: null, isFault });
    await cache.compute("a", () => computed("a"));
    await cache.compute("a", () => without(true));
    expect(findText(cache, "a")).toBe("a");
    await cache.compute("a", () => without(false));
    expect(findText(cache, "a")).toBeUndefined();
  });

  test("evicts the least recently used values to respect its memory limit", async () => {
    const cache = opened(16_000);
    const body = "x".repeat(900);
    for (let n = 0; n < 40; n += 1) {
      await cache.compute(`key-${n}`, () => computed(body, "outfits"));
      cache.find("key-0");
    }
    const there = Array.from({ length: 40 }, (_, n) => findText(cache, `key-${n}`) !== undefined);
    expect(there.filter(Boolean).length).toBeLessThan(16_000 / 900);
    expect([there[0], there[1], there[39]]).toEqual([true, false, true]);
  });
});
