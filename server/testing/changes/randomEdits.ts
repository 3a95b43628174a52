import { randomUUID } from "node:crypto";

type Choose = <Value>(values: readonly Value[]) => Value;
export interface Edit {
  text: string;
  values: unknown[];
}

const publishable = ["celebrities", "outfits", "blog_posts"];
const contents = [...publishable, "affiliate_products", "category_items"];
const parts = ["outfit_pieces", "outfit_pictures", "affiliate_products"];
const any = (table: string): string => `(SELECT id FROM ${table} ORDER BY random() LIMIT 1)`;
const named = (table: string): string => (table === "celebrities" ? "name" : "title");

const inserts = [
  "INSERT INTO celebrities (name, slug, status) VALUES ($1, $1, $2)",
  `INSERT INTO outfits (title, slug, status, description, image, date, celebrity_id)
   SELECT $1, $1, $2, 'd', 'https://example.com/a.jpg', current_date + (random() * 8)::int - 6, ${any("celebrities")}`,
  `INSERT INTO blog_posts (title, slug, status, image, category, author, excerpt, content, date)
   SELECT $1, $1, $2, 'i', 'c', 'a', 'e', 'c', current_date + (random() * 8)::int - 6`,
];
const partInserts = [
  `INSERT INTO outfit_pieces (outfit_id, name) SELECT id, $1 FROM outfits WHERE id = ${any("outfits")}`,
  `INSERT INTO outfit_pictures (outfit_id, image) SELECT id, $1 FROM outfits WHERE id = ${any("outfits")}`,
  `INSERT INTO outfit_tags (outfit_id, tag_name) SELECT id, $1 FROM outfits WHERE id = ${any("outfits")}`,
  `INSERT INTO affiliate_products (outfit_id, title) SELECT id, $1 FROM outfits WHERE id = ${any("outfits")}`,
  "INSERT INTO category_items (title, category_name) SELECT $1, slug FROM product_categories ORDER BY random() LIMIT 1",
];

const kinds: ((choose: Choose, name: string) => Edit)[] = [
  (choose, name) => ({ text: choose(inserts), values: [name, choose(["PUBLISHED", "DRAFT"])] }),
  (choose, name) => ({ text: choose(partInserts), values: [name] }),
  (choose, name) => {
    const table = choose(contents);
    return { text: `UPDATE ${table} SET ${named(table)} = $1 WHERE id = ${any(table)}`, values: [name] };
  },
  (choose) => {
    const table = choose(publishable);
    const status = "CASE status WHEN 'PUBLISHED' THEN 'IN_REVIEW' ELSE 'PUBLISHED' END";
    return { text: `UPDATE ${table} SET status = ${status} WHERE id = ${any(table)}`, values: [] };
  },
  (choose) => {
    const table = choose(contents);
    const deleted = "CASE WHEN deleted_at IS NULL THEN now() END";
    return { text: `UPDATE ${table} SET deleted_at = ${deleted} WHERE id = ${any(table)}`, values: [] };
  },
  (choose) => {
    const table = choose(["outfits", "blog_posts"]);
    const text = `UPDATE ${table} SET date = current_date + $1::int WHERE id = ${any(table)}`;
    return { text, values: [choose([-5, 0, 5])] };
  },
  (choose) => {
    const table = choose(parts);
    return { text: `UPDATE ${table} SET outfit_id = ${any("outfits")} WHERE id = ${any(table)}`, values: [] };
  },
  (choose) => {
    const table = choose([...parts, "category_items", "blog_posts"]);
    return { text: `DELETE FROM ${table} WHERE id = ${any(table)}`, values: [] };
  },
  (_, name) => ({
    text: `UPDATE product_categories SET slug = $1 WHERE id = ${any("product_categories")}`,
    values: [name],
  }),
];

/** Creates an edit of what mirrors follow, as no form of the site would: any table, any column, any state. */
export const randomEdit = (random: () => number): Edit => {
  const choose: Choose = (values) => values[Math.floor(random() * values.length)];
  return choose(kinds)(choose, `n-${randomUUID()}`);
};
