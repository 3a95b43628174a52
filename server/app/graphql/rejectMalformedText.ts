import type { ApolloServerPlugin } from "@apollo/server";
import { appError } from "../../shared/errors/appErrors";
import type { RequestContext } from "../../shared/graphql/context";

/** Half of a character. UTF-8 cannot store it, and functions that encode texts throw on it. */
const loneSurrogate = /\p{Surrogate}/u;

/** In JSON over UTF-8, a lone surrogate can only be an escape. */
const surrogateEscape = /\\u[dD][89a-fA-F]/;

/** Whether a body of JSON may contain a text that is not valid Unicode. */
export const mayBeMalformed = (json: string): boolean => surrogateEscape.test(json);

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
export const rejectMalformedText: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () =>
    Promise.resolve({
      didResolveOperation: ({ request: { variables = {} } }) => {
        const paths = findMalformed(variables, "").map((path) => path.replace(/^input\./, ""));
        if (paths.length === 0) return Promise.resolve();
        const fieldErrors = Object.fromEntries(paths.map((path) => [path, message]));
        throw appError("BAD_USER_INPUT", "Please check what you entered.", { fieldErrors, http: { status: 400 } });
      },
    }),
};
