type Query = Record<string, string | number | null | undefined>;

/** Appends what is filled in of `query`; blank values leave no trace, so that one state has one address. */
export function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined && value !== "") search.set(name, String(value));
  }
  const text = search.toString();
  return text === "" ? path : `${path}?${text}`;
}

const segment = encodeURIComponent;

export type OutfitsAddress = Partial<
  Record<"search" | "occasion" | "celebrity" | "style" | "tag" | "season" | "after" | "dialog", string>
>;

/** What an admin screen shows besides its list: an empty form (`new=1`), or a row's form, copy or details by id. */
export type AdminAddress = Partial<Record<"new" | "edit" | "copy" | "view" | "search", string>>;

/** Every address of the site. `routes` holds the patterns that the router matches, these build the links to them. */
export const paths = {
  home: () => "/",
  celebrities: (query: { search?: string; category?: string; after?: string } = {}) => withQuery("/celebrities", query),
  celebrity: (slug: string) => `/celebrity/${segment(slug)}`,
  outfits: (query: OutfitsAddress = {}) => withQuery("/outfits", query),
  outfit: (slug: string) => `/outfit/${segment(slug)}`,
  blog: (query: { category?: string; after?: string } = {}) => withQuery("/blog", query),
  blogPost: (slug: string) => `/blog/${segment(slug)}`,
  topics: () => "/blog/topics",
  topic: (slug: string) => `/blog/topic/${segment(slug)}`,
  category: (slug: string, query: { search?: string; price?: string; sort?: string; after?: string } = {}) =>
    withQuery(`/category/${segment(slug)}`, query),
  categories: () => "/categories",
  categoryOutfits: (slug: string, query: { search?: string; after?: string } = {}) =>
    withQuery(`/categories/${segment(slug)}`, query),
  shop: (query: { search?: string; retailer?: string; price?: string; sort?: string; after?: string } = {}) =>
    withQuery("/shop", query),
  favorites: () => "/favorites",
  /** Answers newsletter forms that were sent without JavaScript. */
  newsletter: () => "/newsletter",
  search: (query: string) => withQuery("/search", { q: query }),
  privacyPolicy: () => "/privacy-policy",
  termsOfService: () => "/terms-of-service",
  affiliateDisclosure: () => "/affiliate-disclosure",
  /** The server records the click and forwards to the retailer; `from` says where on the page the link stands. */
  go: (id: string, from?: "card" | "buy" | "search") => withQuery(`/go/${segment(id)}`, { from }),
  admin: {
    root: () => "/admin",
    login: (next?: string) => withQuery("/admin/login", { next }),
    dashboard: () => "/admin/dashboard",
    celebrities: (query: AdminAddress = {}) => withQuery("/admin/celebrities", query),
    outfits: (query: AdminAddress = {}) => withQuery("/admin/outfits", query),
    blog: (query: AdminAddress = {}) => withQuery("/admin/blog", query),
    analytics: (query: { tab?: string; from?: string; to?: string } = {}) => withQuery("/admin/analytics", query),
    tags: () => "/admin/tags",
    settings: (query: { tab?: string } = {}) => withQuery("/admin/settings", query),
    importData: () => "/admin/import-data",
    newsletter: () => "/admin/newsletter",
    products: (query: AdminAddress = {}) => withQuery("/admin/products", query),
    items: (query: AdminAddress = {}) => withQuery("/admin/items", query),
    trash: () => "/admin/trash",
    activity: () => "/admin/activity",
    links: () => "/admin/links",
  },
} as const;

/** Patterns of the router. Other spellings of an address (by id, `/blog/s/...`, `/privacy`) redirect, see legacyRoutes. */
export const routes = {
  home: "/",
  celebrities: "/celebrities",
  celebrity: "/celebrity/:slug",
  celebrityById: "/celebrity/id/:id",
  celebrityByOldSlug: "/celebrity/s/:id",
  outfits: "/outfits",
  outfit: "/outfit/:slug",
  outfitUnnamed: "/outfit",
  outfitById: "/outfit/id/:id",
  blog: "/blog",
  blogPost: "/blog/:slug",
  blogPostByOldSlug: "/blog/s/:slug",
  topics: "/blog/topics",
  topic: "/blog/topic/:slug",
  category: "/category/:name",
  categories: "/categories",
  categoryOutfits: "/categories/:category",
  shop: "/shop",
  favorites: "/favorites",
  newsletter: "/newsletter",
  go: "/go/*",
  search: "/search",
  privacyPolicy: "/privacy-policy",
  termsOfService: "/terms-of-service",
  affiliateDisclosure: "/affiliate-disclosure",
  privacy: "/privacy",
  terms: "/terms",
  admin: "/admin",
  adminLogin: "/admin/login",
  adminDashboard: "/admin/dashboard",
  adminCelebrities: "/admin/celebrities",
  adminOutfits: "/admin/outfits",
  adminBlog: "/admin/blog",
  adminAnalytics: "/admin/analytics",
  adminTags: "/admin/tags",
  adminSettings: "/admin/settings",
  adminImportData: "/admin/import-data",
  adminNewsletter: "/admin/newsletter",
  adminProducts: "/admin/products",
  adminItems: "/admin/items",
  adminTrash: "/admin/trash",
  adminActivity: "/admin/activity",
  adminLinks: "/admin/links",
} as const;
