/** The fastest server that we can write by hand: one prepared statement for each read, and PostgreSQL writes the JSON. */
import http from "node:http";
import { itemOrders, pool, priceRanges } from "./peer.mjs";

const list = (select) => `coalesce((SELECT json_agg(x) FROM (${select}) x), '[]')`;
const nodes = (select) => `json_build_object('nodes', ${list(select)})`;
const data = (fields) => `SELECT json_build_object('data', json_build_object(${fields}))::text`;
const offer = `id, title, price, image, retailer, affiliate_link <> '' AS "hasAffiliateLink"`;
const look = `o.id, o.slug, o.title, o.image, o.occasion, o.date,
  ARRAY(SELECT tag_name FROM outfit_tags WHERE outfit_id = o.id ORDER BY tag_name) AS tags`;

const home = data(`
  'outfits', ${nodes(`SELECT ${look}, json_build_object('id', c.id, 'slug', c.slug, 'name', c.name) AS celebrity
    FROM (SELECT * FROM outfits ORDER BY date DESC, id DESC LIMIT 3) o JOIN celebrities c ON c.id = o.celebrity_id
    ORDER BY o.date DESC, o.id DESC`)},
  'affiliateProducts', ${nodes(`SELECT ${offer} FROM affiliate_products ORDER BY created_at DESC, id DESC LIMIT 4`)},
  'celebrities', ${nodes("SELECT id, slug, name, image, bio, category FROM celebrities ORDER BY name, id LIMIT 1")},
  'blogPosts', ${nodes(`SELECT id, slug, title, excerpt, image, date, category, author
    FROM blog_posts ORDER BY date DESC, id DESC LIMIT 3`)}`);

const profile = data(`'celebrity', (SELECT row_to_json(x) FROM (
  SELECT id, slug, name, image, bio, category, style_type AS "styleType", ${nodes(`
    SELECT ${look}, (SELECT count(*) FROM affiliate_products WHERE outfit_id = o.id) AS "productCount"
    FROM outfits o WHERE celebrity_id = c.id ORDER BY date DESC, id DESC LIMIT 24`)} AS outfits
  FROM celebrities c WHERE slug = $1) x)`);

const outfit = data(`'outfit', (SELECT row_to_json(x) FROM (
  SELECT ${look}, o.description,
    json_build_object('id', c.id, 'slug', c.slug, 'name', c.name, 'image', c.image) AS celebrity,
    ${list(`SELECT ${offer} FROM affiliate_products WHERE outfit_id = o.id ORDER BY created_at, id`)} AS products
  FROM outfits o JOIN celebrities c ON c.id = o.celebrity_id WHERE o.slug = $1) x)`);

const category = (order) =>
  data(
    `'categoryItems', ${nodes(`SELECT ${offer}, description FROM category_items
    WHERE category_name = $1 AND price_cents BETWEEN $2 AND $3 ORDER BY ${order} LIMIT 24`)}`,
  );

const names = data(
  `'celebrities', ${nodes(`SELECT id, slug, name, image FROM celebrities
  WHERE name ILIKE '%' || $1::text || '%' ORDER BY name, id LIMIT 10`)}`,
);

const texts = { Home: home, Profile: profile, Outfit: outfit, Names: names };
for (const [sort, order] of Object.entries(itemOrders)) texts[`Category ${sort}`] = category(order);

const values = {
  Home: () => [],
  Profile: ({ slug }) => [slug],
  Outfit: ({ slug }) => [slug],
  Category: ({ filter }) => [filter.categoryName, ...priceRanges[filter.price]],
  Names: ({ search }) => [search],
};

async function answer(body) {
  const { operationName, variables } = JSON.parse(body);
  const name = variables.sort ? `${operationName} ${variables.sort}` : operationName;
  const { rows } = await pool.query({
    name,
    text: texts[name],
    values: values[operationName](variables),
    rowMode: "array",
  });
  return Buffer.from(rows[0][0]);
}

const server = http.createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    answer(Buffer.concat(chunks).toString()).then(
      (json) =>
        response
          .writeHead(200, { "content-type": "application/json; charset=utf-8", "content-length": json.length })
          .end(json),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
});
server.listen(0, "127.0.0.1", () => process.send(server.address().port));
