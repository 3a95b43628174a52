import { gql } from "@apollo/client";
import { createAdminCache } from "./adminClient";
import { evictLists, removeRow } from "./cacheChanges";

const outfits = gql`
  query Outfits($first: Int!, $after: String, $sort: String) {
    outfits(first: $first, after: $after, sort: $sort) {
      edges {
        cursor
        node {
          id
        }
      }
      totalCount
    }
  }
`;
const tags = gql`
  query Tags {
    tags {
      id
    }
  }
`;

const page = (...ids: string[]) => ({
  outfits: {
    __typename: "OutfitConnection",
    edges: ids.map((id) => ({ __typename: "OutfitEdge", cursor: id, node: { __typename: "Outfit", id } })),
    totalCount: 10,
  },
});

type Page = ReturnType<typeof page>;

function filled() {
  const cache = createAdminCache();
  const write = (variables: object, ...ids: string[]) =>
    cache.writeQuery({ query: outfits, variables, data: page(...ids) });
  write({ first: 2 }, "a", "b");
  write({ first: 2, after: "b" }, "c", "d");
  write({ first: 2, sort: "TITLE" }, "b", "a");
  cache.writeQuery({ query: tags, data: { tags: [{ __typename: "Tag", id: "t" }] } });
  const read = (variables: object) => cache.readQuery<Page>({ query: outfits, variables })?.outfits;
  return { cache, read, ids: (variables: object) => read(variables)?.edges.map(({ node }) => node.id) };
}

describe("admin cache: lists", () => {
  it("are stored separately for all arguments and never merged", () => {
    const { ids } = filled();
    expect(ids({ first: 2 })).toEqual(["a", "b"]);
    expect(ids({ first: 2, after: "b" })).toEqual(["c", "d"]);
    expect(ids({ first: 2, sort: "TITLE" })).toEqual(["b", "a"]);
    expect(ids({ first: 5 })).toBeUndefined();
  });

  it("lose a deleted row wherever they contain it, and their counts decrease", () => {
    const { cache, ids, read } = filled();
    removeRow(cache, { __typename: "Outfit", id: "a" });
    expect(ids({ first: 2 })).toEqual(["b"]);
    expect(read({ first: 2 })?.totalCount).toBe(9);
    expect(ids({ first: 2, sort: "TITLE" })).toEqual(["b"]);
    expect(ids({ first: 2, after: "b" })).toEqual(["c", "d"]);
    expect(cache.readQuery({ query: tags })).not.toBeNull();
  });

  it("are evicted by name, whatever their arguments, and nothing else is", () => {
    const { cache, ids } = filled();
    evictLists(cache, ["outfits"]);
    expect(ids({ first: 2 })).toBeUndefined();
    expect(ids({ first: 2, sort: "TITLE" })).toBeUndefined();
    expect(cache.readQuery({ query: tags })).not.toBeNull();
  });
});
