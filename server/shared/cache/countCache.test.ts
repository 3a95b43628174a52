import { invalidateCaches } from "./invalidation";
import { createCountCache, takeCountCacheSnapshot } from "./countCache";

test("count cache: a snapshot returns cached counts until a write that its read source may not contain", () => {
  const counts = createCountCache();
  expect(takeCountCacheSnapshot(counts).current()).toBeNull();
  counts.start();
  const before = takeCountCacheSnapshot(counts);
  expect(before.current()).toBe(counts);
  invalidateCaches(new Set(["outfits"]));
  expect(before.current()).toBeNull();
  expect(takeCountCacheSnapshot(counts).current()).toBe(counts);
});
