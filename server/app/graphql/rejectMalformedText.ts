import { appError } from "../../core/errors/appErrors";

/** Half of a character. UTF-8 cannot store it, and functions that encode texts throw on it. */
const loneSurrogate = /\p{Surrogate}/u;

const message = "This text contains a character that is not valid. Remove it and try again.";

/** Returns the paths of the texts that are not valid Unicode. */
function findMalformed(value: unknown, path: string): string[] {
  if (typeof value === "string") return loneSurrogate.test(value) ? [path] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) => findMalformed(item, path ? `${path}.${name}` : name));
}

/**
 * Rejects variables with text that is not valid Unicode. The parser rejects it in the operation's own text. Runs for every
 * operation, so that no validator, hash or database gets such a text.
 */
export function rejectMalformedText(variables: object): void {
  const paths = findMalformed(variables, "").map((path) => path.replace(/^input\./, ""));
  if (paths.length === 0) return;
  const fieldErrors = Object.fromEntries(paths.map((path) => [path, message]));
  throw appError("BAD_USER_INPUT", "Please check what you entered.", { fieldErrors, http: { status: 400 } });
}
