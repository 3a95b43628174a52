import type { EntityManager } from "typeorm";
import { accountOperations } from "./accountOperations";
import type { MeasuredOperation } from "./measuredOperation";

const replacement = "id title price retailer hasAffiliateLink directLink isAvailable isPriceCurrent priceAsOf";
const offer = `${replacement} priceDroppedFrom convertedPrice`;
const product = `${offer} matchKind shownMatchKind replacement { ${replacement} }`;
const pieces = `pieces { name position { x y } products { ${product} } garment { name looks { title } } wornAgain { title celebrity { name } } alsoWorn { title } } morePictures { image alt imageCredit points { x y } }`;
const look = `id title event { name } imageAlt imageCredit tags focalPoint { x y } productCount isAvailable directLink celebrity { name outfitCount } products { ${product} outfit { title } }
  mentionedIn { title }`;
const person = `name events { name } imageAlt imageCredit outfitCount rewornCount rewornGarments { name looks { title } } latestOutfit { ${look} } mentionedIn { title }`;
const article = "title imageAlt imageCredit html readingMinutes relatedPosts { title html relatedPosts { title } }";
const mentions = `parts { html card { title } } mentionedOutfits { title celebrity { name } } mentionedCelebrities { name }
  mentionedProducts { ${offer} }`;

/** Every public operation with everything it can select, and its number of SQL statements when nothing is cached. */
export const publicOperations: MeasuredOperation[] = [
  {
    name: "affiliateProduct",
    text: `query ($product: ID!) { affiliateProduct(id: $product) { ${product} outfit { ${look} } } }`,
    statements: 9,
  },
  {
    name: "affiliateProducts",
    text: `{ affiliateProducts(first: 100) { totalCount nodes { ${product} outfit { title celebrity { name } } } } }`,
    statements: 7,
    ofWholeList: 6,
  },
  {
    name: "affiliateProductsByIds",
    text: `query ($ids: [ID!]!) { affiliateProductsByIds(ids: $ids) { ${product} outfit { title celebrity { name } } } }`,
    statements: 6,
  },
  {
    name: "affiliateProductCurrencies",
    text: '{ affiliateProductCurrencies(filter: { garment: "suit", price: UNDER_100 }) { name count } }',
    statements: 1,
  },
  {
    name: "categoryItemCurrencies",
    text: '{ categoryItemCurrencies(filter: { categoryName: "dresses" }) { name count } }',
    statements: 1,
  },
  { name: "blogCategories", text: "{ blogCategories { name count } }", statements: 1 },
  { name: "blogPost", text: `{ blogPost(slug: "loafers-1") { ${article} ${mentions} } }`, statements: 4 },
  {
    name: "blogPosts",
    text: `{ blogPosts(first: 100) { totalCount nodes { ${article} mentionedOutfits { title } } } }`,
    statements: 4,
    ofWholeList: 3,
  },
  {
    name: "page",
    text: `{ page(slug: "terms-of-service") { title content sections { title parts { html } } } }`,
    statements: 2,
  },
  { name: "author", text: '{ author(slug: "nobody") { name html links } }', statements: 2 },
  {
    name: "brand",
    text: '{ brand(slug: "nobody") { name html spellings retailers garments { slug } } }',
    statements: 2,
  },
  { name: "brands", text: "{ brands { totalCount nodes { name slug } } }", statements: 1 },
  { name: "brandLetters", text: "{ brandLetters }", statements: 1 },
  { name: "authors", text: "{ authors { totalCount nodes { name slug } } }", statements: 1 },
  { name: "show", text: '{ show(slug: "nobody") { title html seasons { episodes { number } } } }', statements: 2 },
  {
    name: "appearances",
    text: '{ appearances(search: "nobody 2x05") { event { name } scene { title episode } } }',
    statements: 2,
  },
  {
    name: "shows",
    text: "{ shows { totalCount nodes { title outfitCount characters { name celebrity { name } } } } }",
    statements: 1,
  },
  {
    name: "event",
    text: `{ event(slug: "nobody") { name html imageAlt outfitCount otherYears { name } latestOutfit { ${look} }
      brands { celebrityCount brand { name } outfits { title celebrity { name } } } } }`,
    statements: 2,
  },
  {
    name: "events",
    text: "{ events { totalCount nodes { name outfitCount latestOutfit { title event { name } } } } }",
    statements: 1,
  },
  { name: "eventYears", text: "{ eventYears { name count } }", statements: 1 },
  { name: "eventSeries", text: "{ eventSeries { name count } }", statements: 1 },
  { name: "pages", text: "{ pages { totalCount nodes { title slug } } }", statements: 1 },
  { name: "blogTopics", text: "{ blogTopics { name count } }", statements: 1 },
  { name: "categories", text: "{ categories { name label itemCount faq { question } } }", statements: 2 },
  { name: "category", text: '{ category(name: "dresses") { name itemCount } }', statements: 2 },
  { name: "categoryItem", text: `query ($item: ID!) { categoryItem(id: $item) { ${offer} } }`, statements: 4 },
  {
    name: "categoryItems",
    text: `{ categoryItems(first: 100, filter: { categoryName: "dresses" }) { totalCount nodes { ${offer} categoryLabel } } }`,
    statements: 5,
    ofWholeList: 4,
  },
  {
    name: "categoryItemsByIds",
    text: `query ($ids: [ID!]!) { categoryItemsByIds(ids: $ids) { ${offer} } }`,
    statements: 4,
  },
  {
    name: "celebrities",
    text: `{ celebrities(first: 100) { totalCount nodes { ${person} } } }`,
    statements: 7,
    ofWholeList: 6,
  },
  {
    name: "celebrity",
    text: `{ celebrity(slug: "person-1") { ${person} outfits { totalCount nodes { ${look} } } products { totalCount nodes { ${product} } } } }`,
    statements: 6,
  },
  {
    name: "celebritiesByIds",
    text: `query ($ids: [ID!]!) { celebritiesByIds(ids: $ids) { ${person} outfits(first: 4) { nodes { title createdAt } } }
      blogPosts(first: 6, filter: { mentions: $ids }) { nodes { title createdAt } } }`,
    statements: 6,
  },
  {
    name: "followedPlacesByIds",
    text: `query ($ids: [ID!]!) { followedPlacesByIds(ids: $ids) { kind name path latestOutfits { ${look} } } }`,
    statements: 1,
  },
  { name: "celebrityCategories", text: "{ celebrityCategories { name count } }", statements: 1 },
  { name: "currentAdministrator", text: "{ currentAdministrator { name } }", statements: 0 },
  { name: "outfit", text: `{ outfit(slug: "navy-suit-1") { ${look} ${pieces} } }`, statements: 6 },
  {
    name: "garment",
    text: `{ garment(slug: "blazer-1") { name looks { ${look} } products { ${product} } } }`,
    statements: 6,
  },
  { name: "outfitOccasions", text: "{ outfitOccasions { name count } }", statements: 1 },
  {
    name: "outfits",
    text: `{ outfits(first: 100) { totalCount nodes { ${look} morePictures { image } } } }`,
    statements: 7,
    ofWholeList: 6,
  },
  {
    name: "productFacets",
    text: '{ productFacets(filter: { garment: "suit", maxPrice: 500 }) { garments { count } colors { count } retailers { count } celebrities { count } prices { count } onSale } }',
    statements: 3,
  },
  {
    name: "homeLook",
    text: `{ homeLook { title celebrity { name } leadProduct { ${product} } } }`,
    statements: 6,
  },
  { name: "outfitsByIds", text: `query ($ids: [ID!]!) { outfitsByIds(ids: $ids) { ${look} } }`, statements: 6 },
  { name: "productRetailers", text: "{ productRetailers { name count } }", statements: 1 },
  { name: "randomCelebrity", text: "{ randomCelebrity { outfitCount } }", statements: 2 },
  {
    name: "search",
    text: '{ search(text: "navy", first: 50) { outfitCount outfits { title } products { title } celebrities { name } } }',
    statements: 3,
  },
  { name: "reportMissedSearch", text: 'mutation { reportMissedSearch(text: "wool") }', statements: 5 },
  {
    name: "createPersonalFeed",
    text: 'mutation { createPersonalFeed(input: { key: "aaaaaaaaaaaaaaaaaaaaaa", list: FAVORITES, ids: [] }) }',
    statements: 2,
  },
  {
    name: "updatePersonalFeed",
    text: 'mutation { updatePersonalFeed(input: { key: "aaaaaaaaaaaaaaaaaaaaaa", ids: [] }) }',
    statements: 2,
  },
  {
    name: "revokePersonalFeed",
    text: 'mutation { revokePersonalFeed(input: { key: "aaaaaaaaaaaaaaaaaaaaaa" }) }',
    statements: 2,
  },
  // Two begin and end a transaction, one reads the log, two the records; a short listing reads all five kinds.
  {
    name: "changes",
    text: "{ changes(first: 100) { cursor hasMore nodes { id slug hash } checksums { checksum } } }",
    statements: 5,
    ofWholeList: 14,
  },
  { name: "exchangeRates", text: "{ exchangeRates { day rates { currency perEuro } } }", statements: 1 },
  { name: "settings", text: "{ settings { siteName } }", statements: 1 },
  { name: "siteFaq", text: "{ siteFaq { question } }", statements: 1 },
  { name: "socialPosts", text: "{ socialPosts { content } }", statements: 1 },
  { name: "testimonials", text: "{ testimonials { quote } }", statements: 1 },
  { name: "offer", text: `query ($item: ID!) { offer(id: $item) { ${offer} } }`, statements: 4 },
  {
    name: "saveSyncedList",
    text: `mutation { saveSyncedList(input: { id: "${"x".repeat(22)}", token: "${"x".repeat(43)}", version: 0, content: "aGk=" }) }`,
    statements: 3,
  },
  // One counts the request, one notes the use.
  {
    name: "openSyncedList",
    text: `mutation { openSyncedList(input: { id: "${"x".repeat(22)}" }) { version content } }`,
    statements: 3,
  },
  {
    name: "deleteSyncedList",
    text: `mutation { deleteSyncedList(input: { id: "${"x".repeat(22)}", token: "${"x".repeat(43)}" }) }`,
    statements: 2,
  },
  {
    name: "subscribeNewsletter",
    text: 'mutation { subscribeNewsletter(input: { email: "reader@example.com", source: "footer" }) { __typename } }',
    statements: 14,
  },
  {
    name: "askedQuestion",
    text: '{ askedQuestion(id: "6a4d9a52-2f7c-4a4f-9d7c-111111111111") { status outfit { title } } }',
    statements: 1,
  },
  ...accountOperations,
];

/** The table of each list that is read by ids. */
const tablesByList: Partial<Record<string, string>> = {
  affiliateProductsByIds: "affiliate_products",
  categoryItemsByIds: "category_items",
  celebritiesByIds: "celebrities",
  // There are no places: their ids name none, as those of celebrities do in a visitor's list.
  followedPlacesByIds: "celebrities",
  outfitsByIds: "outfits",
};

/** Returns the variables of an operation: the first offers, and 100 ids of the list that it reads. */
export async function readVariables(db: EntityManager, { name }: MeasuredOperation): Promise<Record<string, unknown>> {
  const [product]: { id: string }[] = await db.query("SELECT id FROM affiliate_products ORDER BY title LIMIT 1");
  const [item]: { id: string }[] = await db.query("SELECT id FROM category_items LIMIT 1");
  const table = tablesByList[name];
  const rows: { id: string }[] = table ? await db.query(`SELECT id FROM ${table} ORDER BY id LIMIT 100`) : [];
  return { product: product.id, item: item.id, ids: rows.map(({ id }) => id) };
}
