import type { SearchSuggestionsQuery } from "../../../graphql/generated/operations";
import { selectSuggestions } from "./suggestions";

type Found = SearchSuggestionsQuery["search"];

const found = (celebrities: number, outfits: number, posts: number, more: Partial<Found> = {}): Found => {
  const rows = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => ({
      id: `${index}`,
      slug: `${name}-${index}`,
      image: "",
      category: "",
    }));
  return {
    celebrityCount: celebrities,
    outfitCount: outfits,
    productCount: 0,
    itemCount: 0,
    postCount: posts,
    meaning: { pieces: [], without: [] },
    shops: [],
    brands: [],
    categories: [],
    products: [],
    celebrities: rows(celebrities, "c").map((row) => ({ ...row, name: row.slug })),
    outfits: rows(outfits, "o").map((row) => ({ ...row, title: row.slug, celebrity: null })),
    posts: rows(posts, "p").map((row) => ({ ...row, title: row.slug })),
    ...more,
  };
};

const labels = (search: Found) => selectSuggestions({ search, appearances: [] }).map(({ label }) => label);

describe("selectSuggestions", () => {
  it("fills the places in the order of the kinds and keeps kinds together", () => {
    expect(labels(found(6, 6, 6))).toEqual(["c-0", "c-1", "c-2", "c-3", "c-4", "o-0", "o-1", "p-0"]);
    expect(labels(found(6, 1, 0))).toEqual(["c-0", "c-1", "c-2", "c-3", "c-4", "c-5", "o-0"]);
    expect(labels(found(0, 6, 1))).toEqual(["o-0", "o-1", "o-2", "o-3", "o-4", "o-5", "p-0"]);
  });

  it("has a place for every kind, with the page that it leads to", () => {
    const outfit = { id: "1", slug: "navy-suit" };
    const scene = { slug: "harbor-lights", title: "Harbor Lights", season: null, episode: null };
    const nobody = { character: null, characterSlug: null };
    const appearances = [
      { event: { id: "1", slug: "lumen-gala", name: "Lumen Gala", place: "Lisbon" }, scene: null },
      { event: null, scene: { ...scene, character: "Mara Quill", characterSlug: "mara-quill" } },
      { event: null, scene: { ...scene, ...nobody, season: 2, episode: 5 } },
    ];
    const rows = selectSuggestions({
      appearances,
      search: found(6, 6, 6, {
        productCount: 4,
        meaning: {
          pieces: [{ garment: "dress", colors: ["red", "navy"], material: "silk", pattern: null }],
          without: [],
        },
        products: [
          { id: "1", title: "Wrap Dress", image: "", retailer: "Northloom", outfit },
          { id: "2", title: "Dress of no look", image: "", retailer: "Northloom", outfit: null },
        ],
        shops: ["Northloom & Sons"],
        brands: [{ id: "1", slug: "northloom", name: "Northloom" }],
        categories: [{ name: "dresses", label: "Dresses", image: "" }],
      }),
    });
    expect(rows.map(({ kind, label, to }) => [kind, label, to])).toEqual([
      ["Celebrity", "c-0", "/celebrity/c-0"],
      ["Celebrity", "c-1", "/celebrity/c-1"],
      ["Outfit", "o-0", "/outfit/o-0"],
      ["Outfit", "o-1", "/outfit/o-1"],
      ["Event", "Lumen Gala", "/event/lumen-gala"],
      ["Character", "Mara Quill", "/show/harbor-lights/character/mara-quill"],
      ["Brand", "Northloom", "/brand/northloom"],
      ["Piece", "Red Navy Silk Dresses", "/shop?garment=dress&color=red%2Cnavy&material=silk"],
      ["Product", "Wrap Dress", "/outfit/navy-suit"],
      ["Shop", "Northloom & Sons", "/shop?retailer=Northloom+%26+Sons"],
      ["Category", "Dresses", "/category/dresses"],
      ["Article", "p-0", "/blog/p-0"],
    ]);
    expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
  });

  it("suggests no piece that the shop does not have", () =>
    expect(
      labels(
        found(0, 0, 0, {
          meaning: { pieces: [{ garment: "cape", colors: [], material: null, pattern: null }], without: [] },
        }),
      ),
    ).toEqual([]));
});
