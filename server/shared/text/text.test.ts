import { likePattern, normalizeSearch } from "./search";
import { slugify } from "./slug";

describe("slug", () => {
  test.each([
    ["  Marisol   Vantreight ", "marisol-vantreight"],
    ["Élan d'Été & Co.", "elan-dete-co"],
    ["a -- b", "a-b"],
    ["-edge-", "edge"],
    ["under_score", "under_score"],
    ["日本", ""],
    ["-", ""],
    ["Topics", "topics-1"],
    ["id", "id-1"],
  ])("of %j is %j", (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});

describe("search text", () => {
  test("is trimmed, truncated at 100 characters, and null when empty", () => {
    expect(normalizeSearch("  navy suit ")).toBe("navy suit");
    expect(normalizeSearch(" \0 ")).toBeNull();
    expect(normalizeSearch("x".repeat(500))).toHaveLength(100);
  });

  test("is taken literally in a LIKE pattern", () => {
    expect(likePattern("50%_\\")).toBe("%50\\%\\_\\\\%");
  });
});
