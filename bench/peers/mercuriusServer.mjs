/** A server as the manual of another GraphQL library shows it: Mercurius with compiled queries, loaders and named statements. */
import Fastify from "fastify";
import mercurius from "mercurius";
import pg from "pg";
import { itemOrders, pool, priceRanges } from "./peer.mjs";

const schema = `
  enum OfferSort { NEWEST PRICE_HIGH PRICE_LOW }
  enum PriceRange { FROM_100_TO_500 OVER_500 UNDER_100 }
  input CategoryItemFilter { categoryName: String! price: PriceRange }
  input CelebrityFilter { search: String }
  type Query {
    affiliateProducts(first: Int! = 24): AffiliateProductConnection!
    blogPosts(first: Int! = 24): BlogPostConnection!
    categoryItems(first: Int! = 24, filter: CategoryItemFilter!, sort: OfferSort! = NEWEST): CategoryItemConnection!
    celebrities(first: Int! = 24, filter: CelebrityFilter): CelebrityConnection!
    celebrity(slug: String!): Celebrity
    outfit(slug: String!): Outfit
    outfits(first: Int! = 24): OutfitConnection!
  }
  type AffiliateProductConnection { nodes: [AffiliateProduct!]! }
  type BlogPostConnection { nodes: [BlogPost!]! }
  type CategoryItemConnection { nodes: [CategoryItem!]! }
  type CelebrityConnection { nodes: [Celebrity!]! }
  type OutfitConnection { nodes: [Outfit!]! }
  type AffiliateProduct {
    id: ID! title: String! price: String! image: String! retailer: String! hasAffiliateLink: Boolean!
  }
  type BlogPost {
    id: ID! slug: String! title: String! excerpt: String! image: String! date: String! category: String! author: String!
  }
  type CategoryItem {
    id: ID! title: String! description: String! price: String! image: String! retailer: String! hasAffiliateLink: Boolean!
  }
  type Celebrity {
    id: ID! slug: String! name: String! image: String! bio: String! category: String! styleType: String!
    outfits(first: Int! = 24): OutfitConnection!
  }
  type Outfit {
    id: ID! slug: String! title: String! image: String! description: String! occasion: String! date: String!
    celebrity: Celebrity tags: [String!]! products: [AffiliateProduct!]! productCount: Int!
  }`;

const look = `id, slug, celebrity_id AS "celebrityId", title, image, description, occasion, date`;
const person = `id, slug, name, image, bio, category, style_type AS "styleType"`;
const offer = `id, title, price, image, retailer, affiliate_link <> '' AS "hasAffiliateLink"`;
const looks = `SELECT ${look} FROM outfits`;
const people = `SELECT ${person} FROM celebrities`;
const offers = `SELECT ${offer} FROM affiliate_products`;
const newest = "ORDER BY date DESC, id DESC";

const read = async (name, text, ...values) => (await pool.query({ name, text, values })).rows;
const one = async (...statement) => (await read(...statement))[0] ?? null;
const list = async (...statement) => ({ nodes: await read(...statement) });

function listItems({ first, filter, sort }) {
  const where = "category_name = $2 AND price_cents BETWEEN $3 AND $4";
  const text = `SELECT ${offer}, description FROM category_items WHERE ${where} ORDER BY ${itemOrders[sort]} LIMIT $1`;
  return list(`items ${sort}`, text, first, filter.categoryName, ...priceRanges[filter.price]);
}

function listCelebrities({ first, filter }) {
  if (!filter?.search) return list("celebrities", `${people} ORDER BY name, id LIMIT $1`, first);
  const where = "name ILIKE '%' || $2::text || '%'";
  return list("names", `${people} WHERE ${where} ORDER BY name, id LIMIT $1`, first, filter.search);
}

const resolvers = {
  Query: {
    affiliateProducts: (_, { first }) =>
      list("products", `${offers} ORDER BY created_at DESC, id DESC LIMIT $1`, first),
    blogPosts: (_, { first }) => list("posts", `SELECT * FROM blog_posts ${newest} LIMIT $1`, first),
    categoryItems: (_, args) => listItems(args),
    celebrities: (_, args) => listCelebrities(args),
    celebrity: (_, { slug }) => one("celebrity", `${people} WHERE slug = $1`, slug),
    outfit: (_, { slug }) => one("outfit", `${looks} WHERE slug = $1`, slug),
    outfits: (_, { first }) => list("outfits", `${looks} ${newest} LIMIT $1`, first),
  },
  Celebrity: {
    outfits: ({ id }, { first }) => list("worn", `${looks} WHERE celebrity_id = $1 ${newest} LIMIT $2`, id, first),
  },
};

/** Reads a field of all objects of a level with one statement, in which `key` says the object of a row. */
const batch = (name, text, pick, key = "id") => ({
  opts: { cache: false },
  async loader(queries) {
    const groups = new Map(queries.map(({ obj }) => [obj[key], []]));
    for (const row of await read(name, text, [...groups.keys()])) groups.get(row.key).push(row);
    return queries.map(({ obj }) => pick(groups.get(obj[key])));
  },
});

const ofOutfits = (columns, table, rest) =>
  `SELECT outfit_id AS key, ${columns} FROM ${table} WHERE outfit_id = ANY ($1) ${rest}`;
const selectWearers = `SELECT id AS key, ${person} FROM celebrities WHERE id = ANY ($1)`;
const selectTags = ofOutfits("tag_name", "outfit_tags", "ORDER BY tag_name");
const selectOffers = ofOutfits(offer, "affiliate_products", "ORDER BY created_at, id");
const selectCounts = ofOutfits("count(*)::int", "affiliate_products", "GROUP BY outfit_id");

const loaders = {
  Outfit: {
    celebrity: batch("wearers", selectWearers, (rows) => rows[0] ?? null, "celebrityId"),
    tags: batch("tags", selectTags, (rows) => rows.map((row) => row.tag_name)),
    products: batch("offers", selectOffers, (rows) => rows),
    productCount: batch("counts", selectCounts, (rows) => rows[0]?.count ?? 0),
  },
};

// A day stays the text that PostgreSQL sends.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const app = Fastify();
app.register(mercurius, { schema, resolvers, loaders, jit: 1 });
await app.listen({ port: 0, host: "127.0.0.1" });
process.send(app.server.address().port);
