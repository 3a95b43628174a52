/** A server as the manual of another GraphQL library shows it: Mercurius with compiled queries, loaders and named statements. */
import Fastify from "fastify";
import mercurius from "mercurius";
import pg from "pg";
import { itemOrders, priceRanges, startPeer } from "./peer.mjs";

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

/** @param read runs a named statement and returns its rows. */
const resolvers = (read) => {
  const nodes = async (...statement) => ({ nodes: await read(...statement) });
  const first = async (...statement) => (await read(...statement))[0] ?? null;
  return {
    Query: {
      affiliateProducts: (_, args) =>
        nodes("products", `SELECT ${offer} FROM affiliate_products ORDER BY created_at DESC, id DESC LIMIT $1`, [
          args.first,
        ]),
      blogPosts: (_, args) =>
        nodes("posts", "SELECT * FROM blog_posts ORDER BY date DESC, id DESC LIMIT $1", [args.first]),
      categoryItems: (_, { filter, sort, first }) =>
        nodes(
          `items ${sort}`,
          `SELECT ${offer}, description FROM category_items WHERE category_name = $1 AND price_cents BETWEEN $2 AND $3
           ORDER BY ${itemOrders[sort]} LIMIT $4`,
          [filter.categoryName, ...priceRanges[filter.price], first],
        ),
      celebrities: (_, { filter, first }) =>
        filter?.search
          ? nodes(
              "names",
              `SELECT ${person} FROM celebrities WHERE name ILIKE '%' || $1::text || '%' ORDER BY name, id LIMIT $2`,
              [filter.search, first],
            )
          : nodes("celebrities", `SELECT ${person} FROM celebrities ORDER BY name, id LIMIT $1`, [first]),
      celebrity: (_, { slug }) => first("celebrity", `SELECT ${person} FROM celebrities WHERE slug = $1`, [slug]),
      outfit: (_, { slug }) => first("outfit", `SELECT ${look} FROM outfits WHERE slug = $1`, [slug]),
      outfits: (_, args) =>
        nodes("outfits", `SELECT ${look} FROM outfits ORDER BY date DESC, id DESC LIMIT $1`, [args.first]),
    },
    Celebrity: {
      outfits: ({ id }, args) =>
        nodes("worn", `SELECT ${look} FROM outfits WHERE celebrity_id = $1 ORDER BY date DESC, id DESC LIMIT $2`, [
          id,
          args.first,
        ]),
    },
  };
};

const loaders = (read) => {
  /** Reads a field of all objects of a level with one statement, in which `key` says the object of a row. */
  const batch = (name, text, pick, key = "id") => ({
    opts: { cache: false },
    async loader(queries) {
      const groups = new Map(queries.map(({ obj }) => [obj[key], []]));
      for (const row of await read(name, text, [[...groups.keys()]])) groups.get(row.key).push(row);
      return queries.map(({ obj }) => pick(groups.get(obj[key])));
    },
  });
  return {
    Outfit: {
      celebrity: batch(
        "wearers",
        `SELECT id AS key, ${person} FROM celebrities WHERE id = ANY ($1)`,
        (rows) => rows[0] ?? null,
        "celebrityId",
      ),
      tags: batch(
        "tags",
        "SELECT outfit_id AS key, tag_name FROM outfit_tags WHERE outfit_id = ANY ($1) ORDER BY tag_name",
        (rows) => rows.map((row) => row.tag_name),
      ),
      products: batch(
        "offers",
        `SELECT outfit_id AS key, ${offer} FROM affiliate_products WHERE outfit_id = ANY ($1) ORDER BY created_at, id`,
        (rows) => rows,
      ),
      productCount: batch(
        "counts",
        "SELECT outfit_id AS key, count(*)::int FROM affiliate_products WHERE outfit_id = ANY ($1) GROUP BY outfit_id",
        (rows) => rows[0]?.count ?? 0,
      ),
    },
  };
};

// A day stays the text that PostgreSQL sends.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

startPeer(async (pool) => {
  const read = async (name, text, values) => (await pool.query({ name, text, values })).rows;
  const app = Fastify();
  app.register(mercurius, { schema, resolvers: resolvers(read), loaders: loaders(read), jit: 1 });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app.server.address().port;
});
