/** Values of a form: texts, numbers, switches, lists of texts, and groups of those. */
export type FormValues = object;

/**
 * The result of a save. `saved` may contain the server's version of the values, for forms that stay open, and says when the
 * form has to stay.
 */
export type SaveOutcome<Values> =
  | { kind: "saved"; values?: Values; version?: number; stays?: boolean }
  /** Someone else saved first. */
  | { kind: "conflict"; message: string }
  /** One message per field, by path. */
  | { kind: "invalid"; message: string; fieldErrors: Record<string, string> }
  | { kind: "failed"; message: string };

/** How a form is saved: as its button says, as a draft that visitors do not see, or as a draft for review. */
export type SaveIntent = "save" | "draft" | "review";

/** The form values of a row at one version. */
export interface RowVersion<Values> {
  values: Values;
  version: number;
}
