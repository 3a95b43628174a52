import { errorEntries, getFieldLabel, getTextAt } from "../record/paths";
import type { FormValues } from "../record/recordTypes";

/** The page of unsaved values, or why there is none. */
export type PreviewOutcome =
  | { kind: "page"; html: string }
  /** One message per field, by path. */
  | { kind: "invalid"; fieldErrors: Record<string, string> }
  | { kind: "failed"; message: string };

/** Asks the server for the page of unsaved values; throws only when it was aborted. */
export type LoadPreview<Values extends FormValues> = (
  values: Values,
  version: number | null,
  signal: AbortSignal,
) => Promise<PreviewOutcome>;

/** "Image URL" becomes "the image URL". */
const withArticle = (label: string): string =>
  `the ${label.replace(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase())}`;

const list = new Intl.ListFormat("en");

/** Returns a sentence about what a form needs before its page can be shown; null when it needs nothing. */
export function describeErrors(
  errors: object,
  values: FormValues,
  labels: Readonly<Record<string, string>>,
): string | null {
  const entries = errorEntries(errors, values);
  const missing = entries.filter(([path]) => getTextAt(values, path).trim() === "");
  const names = missing.map(([path]) => withArticle(getFieldLabel(path, labels)));
  if (names.length > 0) return `Fill in ${list.format(names)} to see the preview.`;
  const [first] = entries;
  return first ? `${getFieldLabel(first[0], labels)}: ${first[1]}` : null;
}
