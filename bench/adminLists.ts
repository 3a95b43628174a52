/**
 * How long the lists of the admin area take with a large catalogue, through GraphQL in process:
 *   TEST_DATABASE_URL=postgres://... npm run bench:lists
 * Creates a database and drops it afterwards. Rounds are interleaved, so that noise of the machine affects all alike.
 */
import "reflect-metadata";
import { performance } from "node:perf_hooks";
import type { DataSource } from "typeorm";
import { startEditorApi } from "./support/editorApi";
import { withDataSource } from "./support/ownDatabase";

const rounds = 40;
const name = `wornby_bench_${process.pid}`;

const filling = [
  `INSERT INTO celebrities (name, slug, category, style_type) SELECT 'Person ' || n, 'person-' || n,
     (ARRAY['Actor','Musician','Model'])[1 + n % 3], (ARRAY['Classic','Y2K'])[1 + n % 2] FROM generate_series(1, 1000) n`,
  `INSERT INTO outfits (title, slug, description, occasion, date, celebrity_id, updated_at)
     SELECT 'Navy Suit ' || md5(n::text), 'outfit-' || n, 'Words on look ' || n, (ARRAY['Gala','Airport','Premiere','Street'])[1 + n % 4],
       date '2020-01-01' + n % 2000, (SELECT id FROM celebrities WHERE slug = 'person-' || (1 + n % 1000)), now() - n * interval '1 minute'
     FROM generate_series(1, 10000) n`,
  `INSERT INTO outfit_tags SELECT id, (ARRAY['silk','wool','navy','gold'])[1 + length(title) % 4] FROM outfits`,
  `INSERT INTO affiliate_products (title, outfit_id, price, price_amount, retailer, affiliate_link, updated_at)
     SELECT 'Piece ' || md5(n::text), (SELECT id FROM outfits WHERE slug = 'outfit-' || (1 + n % 10000)), '$' || n % 900, n % 900,
       'Shop ' || n % 40, 'https://shop' || n % 40 || '.example/p/' || n, now() - n * interval '1 second' FROM generate_series(1, 30000) n`,
  `INSERT INTO category_items (title, category_name, price, price_amount, retailer, description, updated_at, created_at)
     SELECT 'Item ' || md5(n::text), (ARRAY['dresses','shoes','makeup','handbags','cars','bikes'])[1 + n % 6], '$' || n % 900, n % 900,
       'Shop ' || n % 40, 'Words on item ' || n, now() - n * interval '1 second', now() - n * interval '2 seconds' FROM generate_series(1, 100000) n`,
  `INSERT INTO blog_posts (title, slug, excerpt, category, author, date) SELECT 'Article ' || md5(n::text), 'article-' || n, 'Excerpt ' || n,
     (ARRAY['Shoes','Bags','Style'])[1 + n % 3], 'Author ' || n % 20, date '2018-01-01' + n % 2500 FROM generate_series(1, 5000) n`,
  `INSERT INTO newsletter_subscribers (email, source, created_at) SELECT 'reader' || n || '@example.com', 'footer', now() - n * interval '1 minute' FROM generate_series(1, 20000) n`,
  `INSERT INTO audit_log (actor_name, action, entity_type, title) SELECT 'Editor', 'update', 'outfit', 'Navy Suit ' || n FROM generate_series(1, 50000) n`,
  `ANALYZE`,
];

const page = "totalCount pageInfo { endCursor } edges { node";
const sorts = {
  outfits: ["NEWEST", "TITLE", "CELEBRITY", "OCCASION", "UPDATED"],
  affiliateProducts: ["NEWEST", "PRICE_LOW", "PRICE_HIGH", "TITLE", "RETAILER", "UPDATED"],
  categoryItems: ["NEWEST", "PRICE_LOW", "PRICE_HIGH", "TITLE", "RETAILER", "UPDATED"],
  blogPosts: ["NEWEST", "TITLE", "CATEGORY", "AUTHOR", "UPDATED"],
};
const filters = {
  outfits: ["{}", '{ search: "suit a1" }', '{ occasion: "Gala" }', '{ tag: "silk" }'],
  affiliateProducts: ["{}", '{ search: "a1b" }', '{ retailer: "Shop 7" }', "{ price: FROM_100_TO_500 }"],
  categoryItems: ["{}", '{ search: "a1b" }', '{ categoryName: "shoes" }', '{ categoryName: "shoes", price: OVER_500 }'],
  blogPosts: ["{}", '{ search: "a1b" }', '{ category: "Bags" }'],
};
const rows = {
  outfits: "id title occasion date celebrity { name }",
  affiliateProducts: "id title price retailer outfit { title }",
  categoryItems: "id title price retailer categoryName",
  blogPosts: "id title excerpt author category date",
};

const operations = Object.entries(sorts).flatMap(([list, orders]) =>
  orders.flatMap((sort) =>
    filters[list as keyof typeof filters].flatMap((filter) =>
      [false, true].map((reverse) => ({
        name: `${list} ${sort}${reverse ? " reversed" : ""} ${filter}`,
        text: `{ ${list}(first: 25, sort: ${sort}, reverse: ${reverse}, filter: ${filter}) { ${page} { ${rows[list as keyof typeof rows]} } } } }`,
      })),
    ),
  ),
);

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

async function measure(dataSource: DataSource): Promise<void> {
  const api = await startEditorApi(dataSource);
  const times = new Map(operations.map(({ name: operation }) => [operation, [] as number[]]));
  for (let round = -3; round < rounds; round += 1) {
    for (const { name: operation, text } of operations) {
      const began = performance.now();
      await api.run(text);
      if (round >= 0) times.get(operation)?.push(performance.now() - began);
    }
  }
  const results = [...times].map(([operation, list]) => {
    const sorted = list.sort((one, other) => one - other);
    return { operation, median: at(sorted, 0.5), p95: at(sorted, 0.95) };
  });
  for (const list of Object.keys(sorts)) {
    const own = results.filter(({ operation }) => operation.startsWith(`${list} `));
    const worst = own.reduce((one, other) => (one.p95 > other.p95 ? one : other));
    const median = at(
      own.map((result) => result.median).sort((one, other) => one - other),
      0.5,
    );
    console.log(
      `${list}: ${own.length} queries, median of medians ${median.toFixed(1)} ms, worst p95 ${worst.p95.toFixed(1)} ms (${worst.operation})`,
    );
  }
  await api.stop();
}

withDataSource(name, { poolSize: 5, statements: filling }, measure).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
