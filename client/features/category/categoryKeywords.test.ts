import { categoryKeywords } from "./categoryKeywords";

describe("keywords of a category", () => {
  it.each(["dresses", "shoes", "makeup", "handbags"])("are a general list and that of %s, ten at most", (name) => {
    const words = categoryKeywords(name);
    expect(words).toHaveLength(10);
    expect(words).toContain("celebrity style");
    expect(words.some((word) => word === `celebrity ${name}`)).toBe(true);
  });

  it.each(["cars", "bikes"])("are the general list alone for %s", (name) => {
    expect(categoryKeywords(name).every((word) => categoryKeywords("dresses").includes(word))).toBe(true);
  });
});
