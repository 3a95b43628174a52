import { address, fillPattern, namedAddress, type SitemapFile, withQuery } from "./links";

/**
 * The addresses of the pages for visitors. The server's routes, redirects, sitemaps and feeds and the client's routes and
 * links come from this list: `paths.outfit.pattern` is what a router matches, `paths.outfit("navy-suit")` is a link.
 */
export const paths = {
  home: address("/", { sitemap: "pages" }),
  celebrities: address("/celebrities", {
    query: ["search", "category", "after"],
    canonicalQuery: ["category"],
    feed: "/celebrities/feed.xml",
    sitemap: "pages",
  }),
  celebrity: namedAddress("/celebrity/:slug", {
    query: ["tab", "after"],
    oldPatterns: ["/celebrity/id/:slug", "/celebrity/s/:slug"],
    sitemap: "celebrities",
  }),
  outfits: address("/outfits", {
    query: ["search", "occasion", "celebrity", "style", "tag", "season", "after", "dialog"],
    canonicalQuery: ["search", "occasion", "celebrity", "style", "tag", "season"],
    sitemap: "pages",
  }),
  outfit: namedAddress("/outfit/:slug", {
    oldPatterns: ["/outfit/id/:slug", "/outfit/s/:slug"],
    sitemap: "outfits",
  }),
  blog: address("/blog", {
    query: ["category", "after"],
    canonicalQuery: ["category", "after"],
    feed: "/blog/feed.xml",
    sitemap: "pages",
  }),
  blogPost: namedAddress("/blog/:slug", { oldPatterns: ["/blog/id/:slug", "/blog/s/:slug"], sitemap: "blog" }),
  topics: address("/blog/topics", { sitemap: "pages" }),
  topic: namedAddress("/blog/topic/:slug", {
    query: ["after"],
    feed: "/blog/topic/:slug/feed.xml",
    sitemap: "topics",
  }),
  category: namedAddress("/category/:name", { query: ["search", "price", "sort", "after"], sitemap: "categories" }),
  categories: address("/categories", { sitemap: "pages" }),
  categoryOutfits: namedAddress("/categories/:category", { query: ["search", "after"], sitemap: "categories" }),
  shop: address("/shop", {
    query: ["search", "retailer", "price", "sort", "after"],
    canonicalQuery: ["retailer", "price"],
    sitemap: "pages",
  }),
  favorites: address("/favorites", {}),
  /** Also receives newsletter forms that are sent without JavaScript. */
  newsletter: address("/newsletter", { query: ["subscribed"] }),
  search: address("/search", { query: ["q"], canonicalQuery: ["q"] }),
  privacyPolicy: address("/privacy-policy", { oldPatterns: ["/privacy"], sitemap: "pages" }),
  termsOfService: address("/terms-of-service", { oldPatterns: ["/terms"], sitemap: "pages" }),
  affiliateDisclosure: address("/affiliate-disclosure", { sitemap: "pages" }),
};

/** The names in `paths` of the addresses that a sitemap file lists. */
export type ListedIn<File extends SitemapFile> = {
  [Name in keyof typeof paths]: (typeof paths)[Name] extends { sitemap: File } ? Name : never;
}[keyof typeof paths];

/** Everything below it is the admin area, whose pages the server does not cache, count or list. */
export const adminFolder = "/admin";

/** A list, and above it an empty form (`new=1`) or the form, copy or details of a row by its id. */
const recordQuery = ["search", "new", "edit", "copy", "view"] as const;

/** The addresses of the admin area. */
export const adminPaths = {
  login: address("/admin/login", { query: ["next"] }),
  dashboard: address("/admin/dashboard", { oldPatterns: [adminFolder] }),
  celebrities: address("/admin/celebrities", { query: [...recordQuery, "category", "styleType"] }),
  outfits: address("/admin/outfits", { query: [...recordQuery, "occasion", "tag"] }),
  products: address("/admin/products", { query: recordQuery }),
  items: address("/admin/items", { query: recordQuery }),
  blog: address("/admin/blog", { query: [...recordQuery, "category"] }),
  analytics: address("/admin/analytics", { query: ["tab", "from", "to"] }),
  links: address("/admin/links", {}),
  newsletter: address("/admin/newsletter", {}),
  importData: address("/admin/import-data", {}),
  settings: address("/admin/settings", { query: ["tab"] }),
  tags: address("/admin/tags", { query: ["list"] }),
  trash: address("/admin/trash", { query: ["search"] }),
  activity: address("/admin/activity", { query: ["entity"] }),
};

/** Everything below it is an outbound redirect: the server records the click and redirects to the retailer. */
export const outboundFolder = "/go/";
export const outboundPatterns = ["/go/:id", "/go/:id/:key"] as const;

/** Where an outbound link can appear. */
export const linkPlacements = ["card", "buy", "search", "article", "feed"] as const;
export type LinkPlacement = (typeof linkPlacements)[number];

/** The outbound redirect of an offer by its id, or of a link in an article by the article's id and the link's key. */
export const outboundPath = (id: string, { key, from }: { key?: string; from?: LinkPlacement } = {}): string =>
  withQuery(fillPattern(outboundPatterns[key === undefined ? 0 : 1], [id, key]), { from });

/** Addresses that programs read. */
export const graphqlPath = "/graphql";
export const beaconPath = "/beacon";
export const robotsPath = "/robots.txt";
export const sitemapPath = "/sitemap.xml";
export const sitemapFilePattern = "/sitemap-:name.xml";

/** Files that editors upload and download. */
export const apiFolder = "/api/";
export const apiPaths = {
  analytics: "/api/analytics.csv",
  conversions: "/api/conversions",
  pictures: "/api/pictures",
  products: "/api/products",
  subscribers: "/api/subscribers",
  subscribersFile: "/api/subscribers.csv",
};

/** Addresses that robots.txt closes: they show nothing that another page does not, or nothing to visitors. */
export const closedToRobots = [adminFolder, apiFolder, outboundFolder, graphqlPath, paths.search.pattern];
