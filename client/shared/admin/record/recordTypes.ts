/** Values of a form: texts, numbers, switches, lists of texts, and groups of those. */
export type FormValues = object;

/** What became of a save. `saved` may carry what the server made of it, for forms that stay open. */
export type SaveOutcome<Values> =
  | { kind: "saved"; values?: Values; version?: number }
  /** Somebody else saved first. */
  | { kind: "conflict"; message: string }
  /** One sentence per field, by its path. */
  | { kind: "invalid"; message: string; fieldErrors: Record<string, string> }
  | { kind: "failed"; message: string };

/** A row as the form sees it, at one version. */
export interface RowVersion<Values> {
  values: Values;
  version: number;
}
