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
  fields: readonly { label: string; value: (row: string) => string }[];
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

const column = (label: string, name: string) => ({ label, value: (row: string) => `${row}.${name}::text` });

/** In the order in which rows can be inserted. */
export const recordedTables: readonly RecordedTable[] = [
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
];
