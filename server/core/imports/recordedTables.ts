/** Rows of others that a new row of an import can have. They would be lost with it. */
interface Use {
  table: string;
  column: string;
  /** For people. */
  words: readonly [one: string, many: string];
}

/** What people see of a row. The SQL is over the alias of a row, in the time zone UTC. */
interface ListedRow {
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

const column = (label: string, name: string) => ({
  label,
  value: (row: string) => `${row}.${name}::text`,
  column: name,
});
const byName = (names: Record<string, string>) => Object.entries(names).map(([name, label]) => column(label, name));

const clicks = (name: string): Use => ({ table: "link_clicks", column: name, words: ["click", "clicks"] });
const mentions: Use = { table: "article_mentions", column: "subject_id", words: ["mention", "mentions"] };
const releases: Use = { table: "release_rows", column: "row_id", words: ["release", "releases"] };

const offerFields = byName({
  title: "Title",
  price: "Price",
  original_price: "Price before",
  condition: "Condition",
  in_stock: "In stock",
  retailer: "Retailer",
  affiliate_link: "Link",
  image: "Picture",
  description: "Description",
  match_kind: "Match",
});
const offerUses: readonly Use[] = [
  clicks("target_id"),
  { table: "conversions", column: "subject_id", words: ["sale", "sales"] },
  { table: "subscriber_products", column: "offer_id", words: ["price alert", "price alerts"] },
];

/** In the order in which rows can be inserted. */
export const recordedTables: readonly RecordedTable[] = [
  { name: "terms", key: ["id"], listed: { words: ["term", "terms"], title: "name", fields: byName({ name: "Name" }) } },
  {
    name: "celebrities",
    key: ["id"],
    listed: {
      words: ["celebrity", "celebrities"],
      title: "name",
      fields: byName({ name: "Name", slug: "Address", category: "Category", bio: "Biography", image: "Picture" }),
    },
    uses: [
      { table: "outfits", column: "celebrity_id", words: ["outfit", "outfits"] },
      { table: "subscriber_celebrities", column: "celebrity_id", words: ["follower", "followers"] },
      clicks("celebrity_id"),
      mentions,
      releases,
    ],
  },
  {
    name: "outfits",
    key: ["id"],
    listed: {
      words: ["outfit", "outfits"],
      title: "title",
      fields: byName({
        title: "Title",
        slug: "Address",
        status: "Status",
        date: "Date",
        occasion: "Occasion",
        affiliate_link: "Link",
        image: "Picture",
        description: "Description",
        full_description: "Full description",
      }),
    },
    uses: [
      { table: "affiliate_products", column: "outfit_id", words: ["product", "products"] },
      { table: "corrections", column: "outfit_id", words: ["correction", "corrections"] },
      { table: "questions", column: "outfit_id", words: ["question", "questions"] },
      { table: "conversions", column: "outfit_id", words: ["sale", "sales"] },
      clicks("outfit_id"),
      mentions,
      releases,
    ],
  },
  { name: "outfit_tags", key: ["outfit_id", "tag_name"], listed: null },
  {
    name: "outfit_pieces",
    key: ["id"],
    listed: { words: ["piece", "pieces"], title: "name", fields: byName({ name: "Name", note: "Note" }) },
    uses: [{ table: "garment_pieces", column: "piece_id", words: ["garment", "garments"] }],
  },
  { name: "outfit_pictures", key: ["id"], listed: null },
  {
    name: "affiliate_products",
    key: ["id"],
    listed: { words: ["product", "products"], title: "title", fields: offerFields },
    uses: [
      ...offerUses,
      { table: "corrections", column: "product_id", words: ["correction", "corrections"] },
      mentions,
    ],
  },
  {
    name: "category_items",
    key: ["id"],
    listed: {
      words: ["category item", "category items"],
      title: "title",
      fields: [column("Category", "category_name"), ...offerFields.filter(({ label }) => label !== "Match")],
      hasNotes: true,
    },
    uses: offerUses,
  },
  {
    name: "pages",
    key: ["id"],
    listed: {
      words: ["page", "pages"],
      title: "title",
      fields: byName({ title: "Title", slug: "Address", status: "Status", image: "Picture", content: "Text" }),
    },
    uses: [releases],
  },
  {
    name: "authors",
    key: ["id"],
    listed: {
      words: ["author", "authors"],
      title: "name",
      fields: byName({ name: "Name", slug: "Address", image: "Picture", content: "Text" }),
    },
    uses: [releases],
  },
  {
    name: "blog_posts",
    key: ["id"],
    listed: {
      words: ["article", "articles"],
      title: "title",
      fields: byName({
        title: "Title",
        slug: "Address",
        status: "Status",
        date: "Date",
        category: "Category",
        author: "Author",
        image: "Picture",
        excerpt: "Excerpt",
        content: "Text",
      }),
    },
    uses: [clicks("article_id"), releases],
  },
  {
    name: "newsletter_subscribers",
    key: ["id"],
    listed: {
      words: ["subscriber", "subscribers"],
      title: "email",
      fields: [
        { label: "Subscribed on", value: (row) => `to_char(${row}.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')` },
        column("Source", "source"),
        { label: "Subscribed", value: (row) => `CASE WHEN ${row}.subscribed THEN 'yes' ELSE 'no' END` },
        { label: "Confirmed", value: (row) => `CASE WHEN ${row}.confirmed_at IS NULL THEN 'no' ELSE 'yes' END` },
      ],
    },
    uses: [
      {
        table: "subscriber_celebrities",
        column: "subscriber_id",
        words: ["followed celebrity", "followed celebrities"],
      },
      { table: "subscriber_products", column: "subscriber_id", words: ["price alert", "price alerts"] },
    ],
  },
  { name: "consents", key: ["id"], listed: null },
  {
    name: "conversions",
    key: ["id"],
    listed: {
      words: ["sale", "sales"],
      title: "transaction_id",
      fields: [
        {
          label: "Day",
          value: (row) => `to_char(${row}.occurred_at AT TIME ZONE (SELECT time_zone FROM settings), 'YYYY-MM-DD')`,
        },
        column("Retailer", "retailer"),
        column("State", "state"),
        { label: "Commission", value: (row) => `${row}.amount || ' ' || ${row}.currency` },
      ],
      // Declined sales that count again, then the largest differences.
      order: "former.state = 'declined' AND stored.state <> 'declined' DESC, abs(stored.amount - former.amount) DESC",
    },
  },
  {
    name: "pictures",
    key: ["id"],
    listed: { words: ["picture", "pictures"], title: "file_name", fields: byName({ alt: "Alternative text" }) },
  },
  { name: "imported_rows", key: ["source", "kind", "key"], listed: null },
  { name: "old_paths", key: ["path"], listed: null },
  { name: "imported_pictures", key: ["address"], listed: null },
  { name: "slug_history", key: ["entity_type", "slug"], listed: null },
  { name: "article_mentions", key: ["blog_post_id", "place"], listed: null, isTrail: true },
  { name: "revisions", key: ["id"], listed: null, isTrail: true },
  { name: "price_days", key: ["offer_id", "day"], listed: null, isTrail: true },
  { name: "restocks", key: ["offer_id"], listed: null, isTrail: true },
  { name: "publications", key: ["row_id"], listed: null, isTrail: true },
  { name: "identification_log", key: ["id"], listed: null, isTrail: true },
];
