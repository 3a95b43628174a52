import { address, namedAddress, partAddress } from "./links";

/** Filters of the shop that visitors choose from a list. */
type ShopFilter = "garment" | "color" | "sale" | "celebrity" | "retailer" | "price";

/** Filters by where and when something was worn, and by its brand. `event` holds slugs, separated by commas. */
type PlaceFilter = "event" | "show" | "seasonNumber" | "episode" | "character" | "year" | "brand";

/**
 * The addresses of the pages for visitors. The server's routes, redirects, sitemaps and feeds and the client's routes and
 * links come from this list: `paths.outfit.pattern` is what a router matches, `paths.outfit("navy-suit")` is a link.
 */
export const paths = {
  home: address("/"),
  celebrities: address<"search" | "category" | "after">("/celebrities", { canonicalQuery: ["category", "after"] }),
  celebrity: namedAddress<"tab" | "after">("/celebrity/:slug", {
    oldPatterns: ["/celebrity/id/:slug", "/celebrity/s/:slug"],
  }),
  outfits: address<
    | "search"
    | "occasion"
    | "celebrity"
    | "style"
    | "tag"
    | "season"
    | PlaceFilter
    | "garment"
    | "color"
    | "material"
    | "pattern"
    | "pieces"
    | "without"
    | "min"
    | "max"
    | "currency"
    | "after"
    | "dialog"
  >("/outfits", {
    canonicalQuery: ["occasion", "celebrity", "style", "tag", "season", "garment", "color", "after"],
  }),
  outfit: namedAddress<"budget" | "have">("/outfit/:slug", { oldPatterns: ["/outfit/id/:slug", "/outfit/s/:slug"] }),
  /** A garment that several looks show. */
  garment: namedAddress("/garment/:slug"),
  /** Also receives the form, in which a reader says what is wrong. */
  correct: namedAddress<"product" | "sent">("/outfit/:slug/correct"),
  /**
   * Also receives the forms. With `look` it shows the known look beside the picture of the question, with `question` alone the
   * state of that question; `text` is in the form already; `mail` tells that the answer shall come by mail, and in a demo the id of the mail that asks to confirm.
   */
  ask: address<"look" | "question" | "sent" | "other" | "text" | "mail">("/ask"),
  blog: address<"category" | "after">("/blog", { canonicalQuery: ["category", "after"] }),
  blogPost: namedAddress("/blog/:slug", { oldPatterns: ["/blog/id/:slug", "/blog/s/:slug"] }),
  brands: address<"letter" | "after">("/brands", { canonicalQuery: ["letter", "after"] }),
  brand: namedAddress<"after">("/brand/:slug", { canonicalQuery: ["after"] }),
  author: namedAddress<"after">("/author/:slug", { canonicalQuery: ["after"] }),
  shows: address<"after">("/shows", { canonicalQuery: ["after"] }),
  show: namedAddress<"after">("/show/:slug", { canonicalQuery: ["after"] }),
  showSeason: partAddress<{ show: string; season: number }, "after">(
    "/show/:slug/:season",
    ({ show, season }) => [show, `season-${season}`],
    { canonicalQuery: ["after"] },
  ),
  showEpisode: partAddress<{ show: string; season: number; episode: number }, "after">(
    "/show/:slug/:season/:episode",
    ({ show, season, episode }) => [show, `season-${season}`, `episode-${episode}`],
    { canonicalQuery: ["after"] },
  ),
  showCharacter: partAddress<{ show: string; character: string }, "after">(
    "/show/:slug/character/:character",
    ({ show, character }) => [show, character],
    { canonicalQuery: ["after"] },
  ),
  events: address<"series" | "year" | "after">("/events", { canonicalQuery: ["series", "year", "after"] }),
  event: namedAddress<"after">("/event/:slug", { canonicalQuery: ["after"] }),
  topics: address("/blog/topics"),
  topic: namedAddress<"after">("/blog/topic/:slug"),
  category: namedAddress<"search" | "price" | "sort" | "currency" | "after">("/category/:name"),
  categories: address("/categories"),
  categoryOutfits: namedAddress<"search" | "after">("/categories/:category"),
  shop: address<
    | "search"
    | ShopFilter
    | PlaceFilter
    | "material"
    | "pattern"
    | "pieces"
    | "without"
    | "min"
    | "max"
    | "occasion"
    | "sort"
    | "currency"
    | "after"
  >("/shop", {
    canonicalQuery: ["garment", "color", "sale", "celebrity", "retailer", "price", "after"],
  }),
  /** With ids it shows another visitor's favorites. */
  favorites: address<"looks" | "products">("/favorites"),
  following: address("/following"),
  /** Also receives newsletter forms that are sent without JavaScript. */
  newsletter: address<"subscribed" | "celebrity" | "place" | "mail">("/newsletter"),
  search: address<"q" | "show" | "after">("/search", { canonicalQuery: ["q"] }),
  /** The pages with which every site begins. */
  privacyPolicy: address("/privacy-policy", { oldPatterns: ["/privacy"] }),
  termsOfService: address("/terms-of-service", { oldPatterns: ["/terms"] }),
  affiliateDisclosure: address("/affiliate-disclosure"),
  developers: address("/developers"),
  /** A page that editors wrote. The other addresses of one segment come first. */
  page: namedAddress<"sent">("/:slug"),
};

/** The addresses that each sitemap file lists. `/sitemap-pages.xml` is one file; the files of rows are numbered. */
export const sitemapFiles = {
  pages: [
    "home",
    "celebrities",
    "outfits",
    "events",
    "blog",
    "topics",
    "categories",
    "shop",
    "ask",
    "shows",
    "brands",
    "developers",
  ],
  categories: ["category", "categoryOutfits"],
  topics: ["topic"],
  celebrities: ["celebrity"],
  outfits: ["outfit"],
  garments: ["garment"],
  blog: ["blogPost"],
  authors: ["author"],
  shows: ["show"],
  scenes: ["showSeason", "showEpisode", "showCharacter"],
  events: ["event"],
  brands: ["brand"],
  texts: ["page"],
} as const satisfies Record<string, readonly (keyof typeof paths)[]>;

/** The picture of a question beside the known look; the random id of the question is the only way to it. */
export const heldPicturePath = (id: string): string => `/ask/pictures/${id}`;

/** Everything below it is the admin area, whose pages the server does not cache, count or list. */
export const adminFolder = "/admin";

/** A list, and above it an empty form (`new=1`) or the form, copy or details of a row by its id. */
type RecordQuery = "search" | "new" | "edit" | "copy" | "view";

/** The addresses of the admin area. */
export const adminPaths = {
  login: address<"next">("/admin/login"),
  /** The token of the invitation follows after a #. */
  invite: address("/admin/invite"),
  /** The token of the mail follows after a #. */
  resetPassword: address("/admin/reset-password"),
  dashboard: address("/admin/dashboard", { oldPatterns: [adminFolder] }),
  celebrities: address<RecordQuery | "category" | "styleType">("/admin/celebrities"),
  outfits: address<RecordQuery | "occasion" | "tag">("/admin/outfits"),
  products: address<RecordQuery>("/admin/products"),
  items: address<RecordQuery | "category">("/admin/items"),
  blog: address<RecordQuery | "category">("/admin/blog"),
  pages: address<RecordQuery>("/admin/pages"),
  authors: address<RecordQuery>("/admin/authors"),
  shows: address<RecordQuery>("/admin/shows"),
  events: address<RecordQuery>("/admin/events"),
  brands: address<RecordQuery>("/admin/brands"),
  schedule: address("/admin/schedule"),
  media: address<RecordQuery>("/admin/media"),
  analytics: address<"tab" | "from" | "to" | "by">("/admin/analytics"),
  links: address<"search">("/admin/links"),
  corrections: address("/admin/corrections"),
  questions: address("/admin/questions"),
  newsletter: address("/admin/newsletter"),
  /** With `mail` it shows one mail by its id. */
  outbox: address<"tab" | "status" | "search" | "mail">("/admin/outbox"),
  newsletters: address<RecordQuery>("/admin/newsletters"),
  importData: address("/admin/import-data"),
  /** With `feed` it shows one feed by its id. */
  feeds: address<"feed" | "tab" | "new">("/admin/feeds", { oldPatterns: ["/admin/import-products"] }),
  settings: address<"tab">("/admin/settings"),
  people: address("/admin/people"),
  tags: address<"list">("/admin/tags"),
  search: address<"list">("/admin/search"),
  trash: address<"search">("/admin/trash"),
  activity: address<"entity">("/admin/activity"),
  developers: address<"tab">("/admin/developers"),
};

/** Addresses that programs read. */
export const graphqlPath = "/graphql";
export const schemaPath = "/schema.graphql";
export const mcpPath = "/mcp";
export const beaconPath = "/beacon";
export const robotsPath = "/robots.txt";
export const securityTextPath = "/.well-known/security.txt";
export const changePasswordPath = "/.well-known/change-password";
export const sitemapPath = "/sitemap.xml";
export const sitemapFilePattern = "/sitemap-:name.xml";

/** A mail that a demo shows instead of sending it, by its id. */
export const outboxFolder = "/outbox/";
export const outboxPattern = "/outbox/:id";

/** Receives the contact form, which pages can have. */
export const contactFormPath = "/contact/message";

/** The query parameter of a preview link, with its token. */
export const previewParameter = "preview";

/** The script of the service worker. Its scope is the folder of this address. */
export const serviceWorkerPath = "/sw.js";
/** The page that the server shows for every link of a mail. */
export const mailPagePath = "/newsletter/mail";

/** The page that the service worker shows for pages that are not saved; it fills the element with this id. */
export const offlinePath = "/offline";
export const savedPagesId = "saved-pages";
export const webManifestPath = "/site.webmanifest";
