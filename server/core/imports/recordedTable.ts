/** Rows of others that a new row of an import can have. They would be lost with it. */
export interface Use {
  table: string;
  column: string;
  /** For people. */
  words: readonly [one: string, many: string];
}

/** What people see of a row. The SQL is over the alias of a row, in the time zone UTC. */
export interface ListedRow {
  words: readonly [one: string, many: string];
  /** The column with its name. */
  title: string;
  /** Values whose change is shown. */
  fields: readonly { label: string; value: (row: string) => string; column?: string }[];
  /** Rows change their notes about the feed, which nobody sees: the list has only those whose values change. */
  hasNotes?: true;
  /** SQL: what orders the changed rows `former` and `stored`, the most important first; by title without it. */
  order?: string;
}

/** A table whose rows imports write; a trigger of the schema's file imports.sql records them. */
export interface RecordedTable {
  name: string;
  /** Columns of the primary key, as in the trigger's arguments. */
  key: readonly string[];
  /** Null for parts of other rows. */
  listed: ListedRow | null;
  uses?: readonly Use[];
  /** Written by triggers and retention as well: an undo restores the rows and does not compare them. */
  isTrail?: true;
}

export const column = (label: string, name: string) => ({
  label,
  value: (row: string) => `${row}.${name}::text`,
  column: name,
});
export const byName = (names: Record<string, string>) =>
  Object.entries(names).map(([name, label]) => column(label, name));

export const clicks = (name: string): Use => ({ table: "link_clicks", column: name, words: ["click", "clicks"] });
export const mentions: Use = { table: "article_mentions", column: "subject_id", words: ["mention", "mentions"] };
export const releases: Use = { table: "release_rows", column: "row_id", words: ["release", "releases"] };

export const offerFields = byName({
  title: "Title",
  price: "Price",
  original_price: "Price before",
  condition: "Condition",
  in_stock: "In stock",
  retailer: "Retailer",
  brand_name: "Brand",
  affiliate_link: "Link",
  image: "Picture",
  description: "Description",
});
export const offerUses: readonly Use[] = [
  clicks("target_id"),
  { table: "conversions", column: "subject_id", words: ["sale", "sales"] },
  { table: "subscriber_products", column: "offer_id", words: ["price alert", "price alerts"] },
];
