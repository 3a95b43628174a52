import { contentKinds, contentTypes } from "../kinds/contentKind";
import type { ContentKind } from "../kinds/contentKind.types";
import { byName, column, type RecordedTable } from "./recordedTable";

const contentTables = contentTypes.flatMap((type): readonly RecordedTable[] => {
  const { table, noun, nouns, title, imported }: ContentKind = contentKinds[type];
  const { words = [noun, nouns], uses, parts, ...listed } = imported;
  return [{ name: table, key: ["id"], listed: { words, title, ...listed }, uses }, ...parts];
});

/** In the order in which rows can be inserted. */
export const recordedTables: readonly RecordedTable[] = [
  { name: "terms", key: ["id"], listed: { words: ["term", "terms"], title: "name", fields: byName({ name: "Name" }) } },
  ...contentTables,
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
      { table: "subscriber_places", column: "subscriber_id", words: ["followed place", "followed places"] },
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
