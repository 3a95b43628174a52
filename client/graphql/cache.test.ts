import { gql } from "@apollo/client";
import { createCache } from "./cache";

const query = gql`
  query Outfits($first: Int!, $after: String) {
    outfits(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const page = (ids: string[], hasNextPage: boolean) => ({
  outfits: {
    __typename: "OutfitConnection",
    edges: ids.map((id) => ({ __typename: "OutfitEdge", cursor: id, node: { __typename: "Outfit", id } })),
    pageInfo: { __typename: "PageInfo", hasNextPage, endCursor: ids.at(-1) ?? null },
  },
});

interface Read {
  outfits: { edges: { node: { id: string } }[]; pageInfo: { hasNextPage: boolean } };
}

describe("cachePolicies: lists", () => {
  it("merge the pages of one list and separate lists of another page size", () => {
    const cache = createCache();
    cache.writeQuery({ query, variables: { first: 2 }, data: page(["a", "b"], true) });
    cache.writeQuery({ query, variables: { first: 2, after: "b" }, data: page(["c"], false) });
    cache.writeQuery({ query, variables: { first: 1 }, data: page(["a"], true) });
    const gallery = cache.readQuery<Read>({ query, variables: { first: 2 } })?.outfits;
    expect(gallery?.edges.map(({ node }) => node.id)).toEqual(["a", "b", "c"]);
    expect(gallery?.pageInfo.hasNextPage).toBe(false);
    expect(cache.readQuery<Read>({ query, variables: { first: 1 } })?.outfits.edges).toHaveLength(1);
  });
});
