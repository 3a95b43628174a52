/** What clicks lead to, and the reports about them. */

/**
 * Statements: 2,000 outfits with two products each, 2,000 items, 500 articles, all times `scale`; sales of the last `days`; and
 * the tables `targets` of links and `pages`, numbered from 0.
 */
export const buildClickContent = (days: number, scale = 1): string[] => [
  `INSERT INTO celebrities (name, slug) SELECT 'Person ' || n, 'person-' || n FROM generate_series(1, 200) n`,
  `INSERT INTO outfits (title, slug, celebrity_id) SELECT 'Look ' || n, 'look-' || n, (SELECT id FROM celebrities WHERE slug = 'person-' || (1 + n % 200)) FROM generate_series(1, ${2000 * scale}) n`,
  `INSERT INTO affiliate_products (title, outfit_id, retailer) SELECT 'Piece', id, 'Shop ' || (row_number() OVER ()) % 40 FROM outfits, generate_series(1, 2)`,
  `INSERT INTO category_items (title, category_name, retailer) SELECT 'Item ' || n, 'dresses', 'Shop ' || n % 40 FROM generate_series(1, ${2000 * scale}) n`,
  `INSERT INTO blog_posts (title, slug) SELECT 'Article ' || n, 'article-' || n FROM generate_series(1, ${500 * scale}) n`,
  `INSERT INTO conversions (program, transaction_id, occurred_at, amount, currency, retailer)
   SELECT 'Bench', n::text, now() - n % ${days} * interval '1 day', n % 90, 'USD', 'Shop ' || n % 40 FROM generate_series(1, 100000) n`,
  `CREATE TABLE targets AS SELECT row_number() OVER () - 1 AS place, * FROM (
     SELECT 'product' AS type, product.id, outfit_id, celebrity_id, retailer FROM affiliate_products product JOIN outfits ON outfits.id = outfit_id
     UNION ALL SELECT 'item', id, NULL, NULL, retailer FROM category_items
     UNION ALL SELECT 'blogPost', id, NULL, NULL, 'shop.example' FROM blog_posts) target`,
  `CREATE UNIQUE INDEX ON targets (place)`,
  `CREATE TABLE pages AS SELECT row_number() OVER () - 1 AS place, * FROM (
     SELECT '/outfit/' || slug AS path, 'outfit' AS type, id FROM outfits UNION ALL SELECT '/blog/' || slug, 'blogPost', id FROM blog_posts) page`,
  `CREATE UNIQUE INDEX ON pages (place)`,
];

const money = "revenue { currency amount }";
const page = `id title path views clicks ${money}`;

export const dashboardQuery = `{ dashboard { outfits { total } affiliateProducts { total } clicks { total change } revenue { amount change } revenueAsOf
  topPosts { ${page} } monthlyStats { month views clicks ${money} } retailerPerformance { retailer clicks ${money} } } }`;

/** Selections of the analytics of a range, by name. */
export const analyticsFields = {
  totals: `totals { views clicks ${money} }`,
  days: `days { day views clicks ${money} }`,
  topOutfits: `topOutfits { ${page} }`,
  topProducts: `topProducts { ${page} }`,
  topPosts: `topPosts { ${page} }`,
  topRetailers: `topRetailers { retailer clicks ${money} }`,
  discountedClicks: "discountedClicks { reason number }",
  discountedViews: "discountedViews { reason number }",
};

/** @param fields selections; all of the screen Analytics by default. */
export const buildAnalyticsQuery = (
  from: string,
  to: string,
  fields = Object.values(analyticsFields).join(" "),
): string => `{ analytics(from: "${from}", to: "${to}") { ${fields} } }`;
