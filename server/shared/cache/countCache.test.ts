import { invalidateCaches } from "./invalidation";
import { createCountCache, takeCountCacheSnapshot } from "./countCache";

test("a request uses tallies until something is written that the place it reads from may not have", () => {
  const tallies = createCountCache();
  expect(takeCountCacheSnapshot(tallies).current()).toBeNull();
  tallies.start();
  const before = takeCountCacheSnapshot(tallies);
  expect(before.current()).toBe(tallies);
  invalidateCaches(new Set(["outfits"]));
  expect(before.current()).toBeNull();
  expect(takeCountCacheSnapshot(tallies).current()).toBe(tallies);
});
