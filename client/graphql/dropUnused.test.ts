import { ApolloClient, ApolloLink, gql } from "@apollo/client";
import { createCache } from "./cache";
import { dropUnused } from "./dropUnused";

const outfits = gql`
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
const list = (...ids: string[]) => ({
  __typename: "OutfitConnection",
  edges: ids.map((id) => ({ __typename: "OutfitEdge", cursor: id, node: { __typename: "Outfit", id } })),
  pageInfo: { __typename: "PageInfo", hasNextPage: true, endCursor: ids.at(-1) },
});

const celebrity = gql`
  query Celebrity($slug: String!, $after: String) {
    celebrity(slug: $slug) {
      id
      outfits(first: 2, after: $after) {
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
  }
`;
const person = (id: string, ...ids: string[]) => ({
  celebrity: { __typename: "Celebrity", id, outfits: list(...ids) },
});

describe("dropUnused", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function begin() {
    const cache = createCache();
    const client = new ApolloClient({ cache, link: ApolloLink.empty() });
    dropUnused(client, cache);
    const stored = () => Object.keys(cache.extract()).sort();
    const minutes = (count: number) => jest.advanceTimersByTime(count * 60_000);
    return { cache, client, stored, minutes };
  }

  it("evicts fields, with their rows, that no page has used for five minutes", () => {
    const { cache, client, stored, minutes } = begin();
    cache.writeQuery({ query: outfits, variables: { first: 2 }, data: { outfits: list("a", "b") } });
    cache.writeQuery({ query: outfits, variables: { first: 1 }, data: { outfits: list("c") } });
    const page = client
      .watchQuery({ query: outfits, variables: { first: 2 }, fetchPolicy: "cache-first" })
      .subscribe(() => undefined);
    minutes(5);
    expect(stored()).toEqual(["Outfit:a", "Outfit:b", "Outfit:c", "ROOT_QUERY"]);
    minutes(1);
    expect(stored()).toEqual(["Outfit:a", "Outfit:b", "ROOT_QUERY"]);
    minutes(60);
    expect(cache.readQuery({ query: outfits, variables: { first: 2 } })).toEqual({ outfits: list("a", "b") });
    page.unsubscribe();
    minutes(6);
    expect(cache.extract()).toEqual({ ROOT_QUERY: { __typename: "Query" } });
  });

  it("restarts the five minutes when a page uses the field again", () => {
    const { cache, client, stored, minutes } = begin();
    cache.writeQuery({ query: outfits, variables: { first: 2 }, data: { outfits: list("a") } });
    minutes(4);
    const page = client.watchQuery({ query: outfits, variables: { first: 2 } }).subscribe(() => undefined);
    minutes(4);
    page.unsubscribe();
    minutes(4);
    expect(stored()).toContain("Outfit:a");
    minutes(2);
    expect(stored()).not.toContain("Outfit:a");
  });

  it("keeps a list that the visitor extended with Load More, so that Back shows it whole", () => {
    const { cache, stored, minutes } = begin();
    cache.writeQuery({ query: outfits, variables: { first: 1 }, data: { outfits: list("a") } });
    cache.writeQuery({ query: outfits, variables: { first: 1, after: "a" }, data: { outfits: list("b") } });
    cache.writeQuery({ query: celebrity, variables: { slug: "zen" }, data: person("zen", "c", "d") });
    cache.writeQuery({ query: celebrity, variables: { slug: "zen", after: "d" }, data: person("zen", "e") });
    cache.writeQuery({ query: celebrity, variables: { slug: "ada" }, data: person("ada", "f") });
    minutes(60);
    expect(stored()).toEqual(["Celebrity:zen", ...["a", "b", "c", "d", "e"].map((id) => `Outfit:${id}`), "ROOT_QUERY"]);
  });
});
