import type { CatalogueSize } from "./catalogue";

/** A read that the product, the hand-written SQL server and Mercurius answer alike. */
export interface Read {
  name: string;
  /** Minimum share of the SQL server's rate. */
  bar: number;
  query: string;
  /** Requests take turns with these, so that no server sees one request only. */
  variables: (size: CatalogueSize) => object[];
}

const offer = "id title price image retailer hasAffiliateLink";
const look = "id slug title image occasion date tags";

/** Numbers from 1 to `total`, evenly spread. */
const spread = (total: number): number[] => Array.from({ length: 64 }, (_, at) => 1 + Math.floor((at * total) / 64));
const categories = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"];
const prices = ["UNDER_100", "FROM_100_TO_500", "OVER_500", undefined];
const parts = [
  "zend",
  "idri",
  "marlin",
  "otti",
  "casp",
  "noor v",
  "bram",
  "falken",
  "sorel",
  "quill",
  "an oak",
  "zzqx",
];

export const reads: Read[] = [
  {
    name: "home",
    bar: 0.6,
    query: `query Home { outfits(first: 3) { nodes { ${look} celebrity { id slug name } } }
      affiliateProducts(first: 4) { nodes { ${offer} } } celebrities(first: 1) { nodes { id slug name image bio category } }
      blogPosts(first: 3) { nodes { id slug title excerpt image date category author } } }`,
    variables: () => [{}],
  },
  {
    name: "profile",
    bar: 0.85,
    query: `query Profile($slug: String!) { celebrity(slug: $slug) { id slug name image bio category styleType
      outfits(first: 24) { nodes { ${look} productCount } } } }`,
    variables: ({ celebrities }) => spread(celebrities).map((number) => ({ slug: `person-${number}` })),
  },
  {
    name: "outfit",
    bar: 0.65,
    query: `query Outfit($slug: String!) { outfit(slug: $slug) { ${look} description
      celebrity { id slug name image } products { ${offer} } } }`,
    variables: ({ outfits }) => spread(outfits).map((number) => ({ slug: `outfit-${number}` })),
  },
  {
    name: "category",
    bar: 1,
    query: `query Category($filter: CategoryItemFilter!, $sort: OfferSort!) {
      categoryItems(first: 24, filter: $filter, sort: $sort) { nodes { ${offer} description } } }`,
    variables: () =>
      ["PRICE_LOW", "PRICE_HIGH", "NEWEST"].flatMap((sort) =>
        categories.flatMap((categoryName) => prices.map((price) => ({ sort, filter: { categoryName, price } }))),
      ),
  },
  {
    name: "names",
    bar: 0.9,
    query: `query Names($search: String!) { celebrities(first: 10, filter: { search: $search }) { nodes { id slug name image } } }`,
    variables: () => parts.map((search) => ({ search })),
  },
];

/** Pages that the server renders, by the name of their kind. */
export const pages: Readonly<Record<string, string>> = {
  "page of home": "/",
  "page of an outfit": "/outfit/outfit-77",
  "page of a celebrity": "/celebrity/person-7",
  "page of a category": "/category/dresses",
  "page of a category's looks": "/categories/dresses",
  "page of a search": "/search?q=navy+silk",
  "page of an article": "/blog/article-7",
};
