import { categoryKeywords } from "./categoryKeywords";

describe("categoryKeywords", () => {
  it.each(["dresses", "shoes", "makeup", "handbags"])(
    "returns general keywords and those of %s, at most ten",
    (name) => {
      const words = categoryKeywords(name);
      expect(words).toHaveLength(10);
      expect(words).toContain("celebrity style");
      expect(words.some((word) => word === `celebrity ${name}`)).toBe(true);
    },
  );

  it.each(["cars", "bikes"])("returns only general keywords for %s", (name) => {
    expect(categoryKeywords(name).every((word) => categoryKeywords("dresses").includes(word))).toBe(true);
  });
});
