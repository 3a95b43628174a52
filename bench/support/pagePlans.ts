/** What visitors ask the shop, the lists and the search for: the queries of the site's own pages. */
import documents from "../../server/app/cache/persistedDocuments.json";

export type Variables = Record<string, unknown>;

export interface Operation {
  label: string;
  query: string;
  variables: Variables;
}

const findQuery = (name: string): string => {
  const query = Object.values(documents).find((text) => text.startsWith(`query ${name}(`));
  if (query === undefined) throw new Error(`The site has no query ${name}.`);
  return query;
};

const buildOperations = (name: string, asked: Record<string, Variables>): Operation[] =>
  Object.entries(asked).map(([label, variables]) => ({
    label: `${name} ${label}`,
    query: findQuery(name),
    variables,
  }));

const shop = (filter: object, sort = "NEWEST"): Variables => ({ filter, sort, first: 24 });
const items = (filter: object, sort = "DEFAULT"): Variables => ({
  name: "dresses",
  filter: { categoryName: "dresses", ...filter },
  sort,
  first: 24,
});
/** Where looks were worn, and who made their pieces. */
const byPlaces = (list: (filter: object) => Variables): Record<string, Variables> => ({
  "event, frequent": list({ events: ["event-1"] }),
  "event, rare": list({ events: ["event-40"] }),
  show: list({ scene: { show: "show-1" } }),
  episode: list({ scene: { show: "show-1", season: 2, episode: 5 } }),
  "character, of any show": list({ scene: { character: "mara-3" } }),
  "brand, frequent": list({ brand: "house-1" }),
  "brand, rare": list({ brand: "house-90" }),
  year: list({ year: 2025 }),
});
const looks = (filter: object): Variables => ({ filter, first: 24, withCelebrity: false, withLook: false });

export const listPages: readonly Operation[] = [
  ...buildOperations("ShopPage", {
    plain: shop({}),
    "color, frequent": shop({ colors: ["black"] }),
    "color, rare": shop({ colors: ["saffron"] }),
    "garment, frequent": shop({ garment: "dress" }),
    "garment, rare": shop({ garment: "brooch" }),
    "color and garment, rare": shop({ colors: ["saffron"], garment: "brooch" }),
    "color and price": shop({ colors: ["blue"], minPrice: 37.5, maxPrice: 91 }),
    "color that none has": shop({ colors: ["indigo"] }),
    "on sale": shop({ onSale: true }),
    "on sale, rare color": shop({ onSale: true, colors: ["saffron"] }),
    "rare retailer": shop({ retailer: "Rare Shop" }),
    "EUR, newest": shop({ currency: "EUR" }),
    "EUR, by price": shop({ currency: "EUR" }, "PRICE_LOW"),
    "EUR, by price, high": shop({ currency: "EUR" }, "PRICE_HIGH"),
    "CHF, by price": shop({ currency: "CHF" }, "PRICE_LOW"),
    "new lowest price": shop({ minPrice: 4_312.35 }),
    "new price pair": shop({ minPrice: 413.2, maxPrice: 417.9 }),
    "new price pair, wide": shop({ minPrice: 12.2, maxPrice: 2_400 }),
    "new price pair, by price": shop({ minPrice: 413.2, maxPrice: 417.9 }, "PRICE_HIGH"),
    "search, two words": shop({ search: "linen sk" }),
    "search, two rare words": shop({ search: "saffron silk" }),
    "search, by price": shop({ search: "navy silk" }, "PRICE_LOW"),
    "search, one word": shop({ search: "silk" }),
    "search, no match": shop({ search: "flibber gibbet" }),
    ...byPlaces(shop),
  }),
  ...buildOperations("CategoryPage", {
    plain: items({}),
    "new lowest price": items({ minPrice: 311.35 }),
    "new price pair": items({ minPrice: 413.2, maxPrice: 451 }, "PRICE_LOW"),
    search: items({ search: "navy silk" }),
  }),
  ...buildOperations("OutfitsPage", {
    "garment, frequent": looks({ garment: "dress" }),
    "garment, rare": looks({ garment: "brooch" }),
    "color and garment": looks({ garment: "boots", colors: ["red"] }),
    "garment that none has": looks({ garment: "swimwear" }),
    search: looks({ search: "navy silk" }),
    ...byPlaces(looks),
  }),
  ...[
    "navy gown",
    "saffron brooch",
    "silk dress",
    "red boots under 200",
    "dress between 80 and 120",
    "flibber gibbet",
    "gala of harbor 3 2025 red dress",
    "lights of pier 2 season 2 episode 5",
    "who wears house 7",
    "mara 3 of 2 coat",
  ].map((text) => ({ label: `SearchPage ${text}`, query: findQuery("SearchPage"), variables: { text, asked: true } })),
  ...["navy gow", "saffron br", "zendria va", "lights of pi"].map((text) => ({
    label: `SearchSuggestions ${text}`,
    query: findQuery("SearchSuggestions"),
    variables: { text },
  })),
];
