import { composeFavorites, readFavoriteIds } from "./favoriteRows";

const lists = { outfitsByIds: [], affiliateProductsByIds: [], categoryItemsByIds: [] };
const results = [
  { data: { ...lists, outfitsByIds: [{ id: "a", title: "Old" }, { id: "b" }], categoryItemsByIds: [{ id: "i" }] } },
  { data: { ...lists, outfitsByIds: [{ id: "a", title: "New" }], affiliateProductsByIds: [{ id: "p" }] } },
];

describe("favorites offline", () => {
  it("are made of the newest rows of earlier responses", () =>
    expect(composeFavorites(results, { looks: ["b", "a"], products: ["p", "i"] })).toEqual({
      data: {
        outfitsByIds: [{ id: "b" }, { id: "a", title: "New" }],
        affiliateProductsByIds: [{ id: "p" }],
        categoryItemsByIds: [{ id: "i" }],
      },
    }));

  it("have an error when one is missing, which therefore is not taken for deleted", () => {
    const { data, errors } = composeFavorites(results, { looks: ["a", "z"], products: [] });
    expect(data?.outfitsByIds.map(({ id }) => id)).toEqual(["a"]);
    expect(errors).toHaveLength(1);
  });

  it("are read from the query's URL", () => {
    const read = (variables: string) =>
      readFavoriteIds(new URL(`https://wornby.example/graphql?variables=${encodeURIComponent(variables)}`));
    expect(read('{"looks":["a"],"products":["p"]}')).toEqual({ looks: ["a"], products: ["p"] });
    expect(read("{")).toEqual({ looks: [], products: [] });
  });
});
