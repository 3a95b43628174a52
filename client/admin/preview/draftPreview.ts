import { apiPaths } from "../../../site/apiPaths";
import type { PublishableType } from "../../graphql/generated/adminOperations";
import { toRequestError } from "../graphql/requestError";
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

const unreachable = "The server cannot be reached, so the preview is not up to date.";

/** The pages on which settings can be previewed. */
export type SettingsPreviewPage = "home" | "outfit" | "blogPost";

/** What /api/preview-draft takes. */
export type Draft =
  | {
      type: PublishableType;
      /** As in the mutation that would save it; with an id, it changes that row. */ input: object;
    }
  | { type: "settings"; input: object; /** The newest page of this type shows them. */ page: SettingsPreviewPage };

/** Loads the public page of unsaved values. */
export async function loadDraftPreview(draft: Draft, signal: AbortSignal): Promise<PreviewOutcome> {
  try {
    const response = await fetch(apiPaths.draftPreview, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(draft),
      signal,
    });
    const body = await response.text();
    if (response.ok) return { kind: "page", html: (JSON.parse(body) as { html: string }).html };
    const { message, fieldErrors } = toRequestError(response.status, body);
    return Object.keys(fieldErrors).length > 0 ? { kind: "invalid", fieldErrors } : { kind: "failed", message };
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof SyntaxError || error instanceof TypeError) return { kind: "failed", message: unreachable };
    throw error;
  }
}

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
