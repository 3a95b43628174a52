import { gql } from "@apollo/client";
import { createCache } from "./cache";

const query = gql`
  query Celebrities($first: Int!, $after: String) {
    celebrities(first: $first, after: $after) {
      edges {
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

const page = (...ids: string[]) => ({
  celebrities: {
    __typename: "CelebrityConnection",
    edges: ids.map((id) => ({ __typename: "CelebrityEdge", node: { __typename: "Celebrity", id } })),
    pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: ids.at(-1) ?? null },
  },
});

type Cache = ReturnType<typeof createCache>;

const write = (cache: Cache, after: string | null, ...ids: string[]) =>
  cache.writeQuery({ query, variables: { first: 2, after }, data: page(...ids) });

const read = (cache: Cache, after: string | null) =>
  cache
    .readQuery<ReturnType<typeof page>>({ query, variables: { first: 2, after } })
    ?.celebrities.edges.map(({ node }) => node.id);

describe("listPolicy", () => {
  it("reads the whole list from the first cached page", () => {
    const cache = createCache();
    write(cache, null, "a", "b");
    write(cache, "b", "c", "d");
    expect(read(cache, null)).toEqual(["a", "b", "c", "d"]);
    expect(read(cache, "b")).toEqual(["c", "d"]);
  });

  it("does not return a list that starts in the middle for a query from the start", () => {
    const cache = createCache();
    write(cache, "b", "c", "d");
    write(cache, "d", "e");
    expect(read(cache, "b")).toEqual(["c", "d", "e"]);
    expect(read(cache, null)).toBeUndefined();
    write(cache, null, "a", "b");
    expect(read(cache, null)).toEqual(["a", "b"]);
  });

  it("starts over with a page that does not continue the list", () => {
    const cache = createCache();
    write(cache, null, "a", "b");
    write(cache, "x", "y", "z");
    expect(read(cache, "x")).toEqual(["y", "z"]);
    expect(read(cache, null)).toBeUndefined();
  });

  it("keeps the loaded length when its first page is refetched, and starts over when that page has changed", () => {
    const cache = createCache();
    write(cache, null, "a", "b");
    write(cache, "b", "c", "d");
    write(cache, null, "a", "b");
    expect(read(cache, null)).toEqual(["a", "b", "c", "d"]);
    expect(
      cache.readQuery<ReturnType<typeof page>>({ query, variables: { first: 2 } })?.celebrities.pageInfo.endCursor,
    ).toBe("d");
    write(cache, null, "new", "a");
    expect(read(cache, null)).toEqual(["new", "a"]);
  });
});
