import {
  exactQueries,
  rankSql,
  matchMeaning,
  similarQueries,
  correctSpelling,
} from "../../server/features/search/matches";

/** A read of the API and the one hand-written statement for the same response. */
export interface Read {
  name: string;
  /** Minimum share of the hand-written statement's rate. */
  bar: number;
  query: string;
  /** Returns one row and column: the whole response as JSON. */
  sql: string;
}

const selectRows = (columns: string, from: string): string =>
  `(SELECT COALESCE(json_agg(row), '[]') FROM (SELECT ${columns} FROM ${from}) row)`;
const nodes = (columns: string, from: string): string => `json_build_object('nodes', ${selectRows(columns, from)})`;
const tags = `ARRAY(SELECT tag_name FROM outfit_tags WHERE outfit_id = outfit.id ORDER BY tag_name COLLATE "C") AS tags`;
const wearer = (fields: string): string =>
  `(SELECT json_build_object(${fields}) FROM celebrities WHERE id = outfit.celebrity_id AND deleted_at IS NULL) AS celebrity`;
const newest = `ORDER BY COALESCE(date, '0001-01-01') DESC, id DESC`;
const offer = `id, title, image, retailer, price, price_amount AS "priceAmount", affiliate_link <> '' AS "hasAffiliateLink"`;
const offerFields = "id title image retailer price priceAmount hasAffiliateLink";
const selectJson = (fields: string): string => `SELECT json_build_object('data', json_build_object(${fields})) AS json`;

/** The site's own search of one kind of content, without asking the first half before the second. */
const found = (list: string, table: string, text: string, columns: string, alias = "thing"): string => {
  const source = { name: list, table, text, audience: "visitor" as const };
  const ids = rankSql([...exactQueries(source), ...similarQueries(source)]);
  return `'${list}', ${selectRows(columns, `(SELECT id, row_number() OVER () AS place FROM ${ids} found) match JOIN ${table} AS ${alias} USING (id) ORDER BY match.place`)}`;
};
const withWords = (words: string, sql: string): string =>
  `WITH ${correctSpelling}, ${matchMeaning} ${sql}`
    .replaceAll("$1", `'${words}'`)
    .replaceAll("$2", "8")
    .replaceAll("$3", `ARRAY['${words}']`)
    .replaceAll("$4", "'{}'");

const search = (name: string, words: string): Read => ({
  name,
  bar: 0.6,
  query: `{ search(text: "${words}", first: 8) { celebrities { id slug name image category }
    outfits { id slug title image occasion celebrity { id name } } products { id title image retailer price } items { id title image retailer price categoryName }
    posts { id slug title image date category } } }`,
  sql: withWords(
    words,
    selectJson(
      `'search', json_build_object(${[
        found("celebrities", "celebrities", "name", "id, slug, name, image, category"),
        found(
          "outfits",
          "outfits",
          "title",
          `id, slug, title, image, occasion, ${wearer("'id', id, 'name', name")}`,
          "outfit",
        ),
        found("products", "affiliate_products", "title", "id, title, image, retailer, price"),
        found("items", "category_items", "title", `id, title, image, retailer, price, category_name AS "categoryName"`),
        found("posts", "blog_posts", "title", "id, slug, title, image, date, category"),
      ].join(", ")})`,
    ),
  ),
});

export const reads: Read[] = [
  {
    name: "home",
    bar: 0.4,
    query: `{ outfits(first: 3) { nodes { id slug title image occasion date tags celebrity { id name } } }
      affiliateProducts(first: 4) { nodes { ${offerFields} } } celebrities(first: 1) { nodes { id slug name image category bio } }
      blogPosts(first: 3) { nodes { id slug title excerpt image date category } } }`,
    sql: selectJson(`'outfits', ${nodes(`id, slug, title, image, occasion, date, ${tags}, ${wearer("'id', id, 'name', name")}`, `(SELECT * FROM outfits WHERE deleted_at IS NULL ${newest} LIMIT 3) outfit`)},
      'affiliateProducts', ${nodes(offer, "(SELECT * FROM affiliate_products WHERE deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT 4) product")},
      'celebrities', ${nodes("id, slug, name, image, category, bio", `(SELECT * FROM celebrities WHERE deleted_at IS NULL ORDER BY searchable(name) COLLATE "C", id LIMIT 1) celebrity`)},
      'blogPosts', ${nodes("id, slug, title, excerpt, image, date, category", "(SELECT * FROM blog_posts WHERE deleted_at IS NULL ORDER BY date DESC, id DESC LIMIT 3) post")}`),
  },
  {
    name: "profile",
    bar: 0.6,
    query: `{ celebrity(slug: "person-7") { id slug name image bio category
      outfits(first: 24) { nodes { id slug title image occasion date tags productCount } } } }`,
    sql: `${selectJson(`'celebrity', json_build_object('id', celebrity.id, 'slug', slug, 'name', name, 'image', image, 'bio', bio, 'category', category,
      'outfits', ${nodes(
        `id, slug, title, image, occasion, date, ${tags},
        (SELECT count(*) FROM affiliate_products WHERE outfit_id = outfit.id AND deleted_at IS NULL) AS "productCount"`,
        `(SELECT * FROM outfits WHERE celebrity_id = celebrity.id AND deleted_at IS NULL ${newest} LIMIT 24) outfit`,
      )})`)} FROM celebrities celebrity WHERE slug = 'person-7' AND deleted_at IS NULL`,
  },
  {
    name: "outfit",
    bar: 0.6,
    query: `{ outfit(slug: "outfit-77") { id slug title description image occasion date tags celebrity { id slug name } products { ${offerFields} } } }`,
    sql: `${selectJson(`'outfit', json_build_object('id', id, 'slug', slug, 'title', title, 'description', description, 'image', image, 'occasion', occasion, 'date', date,
      'tags', tags, 'celebrity', celebrity, 'products', products)`)}
      FROM (SELECT *, ${tags}, ${wearer("'id', id, 'slug', slug, 'name', name")},
        ${selectRows(offer, "(SELECT * FROM affiliate_products WHERE outfit_id = outfit.id AND deleted_at IS NULL ORDER BY created_at, id) product")} AS products
      FROM outfits outfit WHERE slug = 'outfit-77' AND deleted_at IS NULL) outfit`,
  },
  {
    name: "category",
    bar: 0.6,
    query: `{ categoryItems(first: 24, sort: PRICE_LOW, filter: { categoryName: "dresses", price: FROM_100_TO_500 }) {
      nodes { ${offerFields} description rating reviewCount } } }`,
    sql: selectJson(
      `'categoryItems', ${nodes(
        `${offer}, description, rating, review_count AS "reviewCount"`,
        `(SELECT * FROM category_items WHERE category_name = 'dresses' AND COALESCE(price_amount, 'Infinity') BETWEEN 100 AND 500 AND deleted_at IS NULL
          ORDER BY COALESCE(price_amount, 'Infinity'), id LIMIT 24) item`,
      )}`,
    ),
  },
  // No word of these is a filter, as in the hand-written statement.
  search("search", "silk velvet"),
  search("search, misspelt", "slik velvet"),
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
