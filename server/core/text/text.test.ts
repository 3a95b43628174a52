import { likePattern, normalizeSearch } from "./search";

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
