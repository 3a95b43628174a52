import type { SearchSuggestionsQuery } from "../../graphql/generated/operations";
import { selectSuggestions } from "./suggestions";

type Found = Pick<SearchSuggestionsQuery["search"], "celebrities" | "outfits" | "posts">;

const found = (celebrities: number, outfits: number, posts: number): Found => {
  const rows = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      slug: `${name}-${index}`,
      image: "",
      category: "",
    }));
  return {
    celebrities: rows(celebrities, "c").map((row) => ({ ...row, name: row.slug })),
    outfits: rows(outfits, "o").map((row) => ({ ...row, title: row.slug, celebrity: null })),
    posts: rows(posts, "p").map((row) => ({ ...row, title: row.slug })),
  };
};

const labels = (rows: Found) => selectSuggestions(rows).map(({ label }) => label);

describe("suggestionsOf", () => {
  it("takes two of each kind when there are enough", () =>
    expect(labels(found(6, 6, 6))).toEqual(["c-0", "c-1", "o-0", "o-1", "p-0", "p-1"]));

  it("fills the remaining places in the order of the kinds and keeps kinds together", () => {
    expect(labels(found(6, 1, 0))).toEqual(["c-0", "c-1", "c-2", "c-3", "c-4", "o-0"]);
    expect(labels(found(0, 6, 1))).toEqual(["o-0", "o-1", "o-2", "o-3", "o-4", "p-0"]);
  });

  it("gives each suggestion a URL and a unique key", () => {
    const rows = selectSuggestions(found(1, 1, 1));
    expect(rows.map(({ to }) => to)).toEqual(["/celebrity/c-0", "/outfit/o-0", "/blog/p-0"]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(3);
  });

  it("returns nothing without results", () => expect(labels(found(0, 0, 0))).toEqual([]));
});
