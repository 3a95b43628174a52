import { composeRows, isSavedQuery, readWantedRows } from "./savedRows";

const none = { outfitsByIds: [], affiliateProductsByIds: [], categoryItemsByIds: [] };
const results = [
  { data: { ...none, outfitsByIds: [{ id: "a", title: "Old" }, { id: "b" }], categoryItemsByIds: [{ id: "i" }] } },
  { data: { ...none, outfitsByIds: [{ id: "a", title: "New" }], affiliateProductsByIds: [{ id: "p" }] } },
];
const read = (operationName: string, variables: string) =>
  readWantedRows(
    new URL(`https://wornby.example/graphql?operationName=${operationName}&variables=${encodeURIComponent(variables)}`),
  );
const favorites = (looks: string[], products: string[]) => read("FavoritesPage", JSON.stringify({ looks, products }));

describe("rows saved for offline reading", () => {
  it("are favorites from the newest rows of earlier responses", () =>
    expect(composeRows(results, favorites(["b", "a"], ["p", "i"]))).toEqual({
      data: {
        outfitsByIds: [{ id: "b" }, { id: "a", title: "New" }],
        affiliateProductsByIds: [{ id: "p" }],
        categoryItemsByIds: [{ id: "i" }],
      },
    }));

  it("have an error when one is missing, which therefore is not taken for deleted", () => {
    const { data, errors } = composeRows(results, favorites(["a", "z"], []));
    expect(data?.outfitsByIds?.map(({ id }) => id)).toEqual(["a"]);
    expect(errors).toHaveLength(1);
    expect(composeRows([], favorites(["a"], []))).toEqual({ data: null, errors });
  });

  it("are followed celebrities and places, with the articles of the newest response", () => {
    const answer = (id: string, article: string) => ({
      data: {
        celebritiesByIds: [{ id }],
        followedPlacesByIds: [{ id: "show" }],
        blogPosts: { nodes: [{ id: article }] } as never,
      },
    });
    const wanted = read("FollowingPage", '{"ids":["b","show","a"]}');
    expect(composeRows([answer("a", "old"), answer("b", "new")], wanted)).toEqual({
      data: {
        celebritiesByIds: [{ id: "b" }, { id: "a" }],
        followedPlacesByIds: [{ id: "show" }],
        blogPosts: { nodes: [{ id: "new" }] },
      },
    });
  });

  it("are those of two queries, and none of an unreadable one", () => {
    const isSaved = (name: string) => isSavedQuery(new URL(`https://wornby.example/graphql?operationName=${name}`));
    expect(["FavoritesPage", "FollowingPage", "ShopPage", ""].map(isSaved)).toEqual([true, true, false, false]);
    expect(read("FavoritesPage", "{")).toEqual({ ...none });
    expect(read("FollowingPage", "{}")).toEqual({ celebritiesByIds: [], followedPlacesByIds: [] });
  });
});
