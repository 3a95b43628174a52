import type { Manifest } from "./manifest";

/** Tables of earlier versions that have no successor: a restore leaves their rows out. */
export const formerTables: ReadonlySet<string> = new Set([
  // The steps of an undo, which lasts a day. They are a column of the audit log since.
  "undo_steps",
  // What imports of sales changed, for an undo within 30 days.
  "sale_changes",
]);

/** Rows that earlier versions had elsewhere: a restore makes that place, fills it from the archive, and moves its rows. */
interface Move {
  table: string;
  /** Null for a whole table. */
  column: string | null;
  make: string;
  move: string;
}

const moves: readonly Move[] = [
  {
    table: "conversion_imports",
    column: "undone_at",
    make: "ALTER TABLE conversion_imports ADD undone_at timestamptz",
    move: `INSERT INTO imports (id, kind, title, created, changed, undone_at, created_at)
        SELECT id, 'SALES', program || ': ' || file_name, created, updated, undone_at, created_at
        FROM conversion_imports WHERE undone_at IS NOT NULL;
      ALTER TABLE conversion_imports DROP undone_at`,
  },
  {
    table: "conversion_imports",
    column: "undo_until",
    make: "ALTER TABLE conversion_imports ADD undo_until timestamptz",
    move: "ALTER TABLE conversion_imports DROP undo_until",
  },
  {
    table: "question_askers",
    column: null,
    make: `CREATE TABLE question_askers
      (id uuid, question_id uuid, email text, confirmed_at timestamptz, created_at timestamptz)`,
    move: `INSERT INTO reader_addresses (id, question_id, email, confirmed_at, created_at)
        SELECT id, question_id, lower(email), confirmed_at, created_at FROM question_askers ON CONFLICT DO NOTHING;
      DROP TABLE question_askers`,
  },
  {
    table: "corrections",
    column: "email",
    make: "ALTER TABLE corrections ADD email text",
    move: `INSERT INTO reader_addresses (correction_id, email, created_at)
        SELECT id, lower(email), created_at FROM corrections WHERE email IS NOT NULL;
      ALTER TABLE corrections DROP email`,
  },
];

/** Returns the moves that an archive needs. */
export const findMoves = ({ tables }: Manifest): Move[] =>
  moves.filter(({ table, column }) =>
    tables.some(({ name, columns }) => name === table && (column === null || columns.includes(column))),
  );
