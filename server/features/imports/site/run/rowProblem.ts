import { GraphQLError } from "graphql";

/** A row that cannot be imported, with a sentence for people. The next rows follow. */
export class RowProblem extends Error {}

/** Returns the sentences of a row that the site's rules refuse; null for a fault, which ends the import. */
export function explainRefusal(error: unknown): string | null {
  if (error instanceof RowProblem) return error.message;
  if (!(error instanceof GraphQLError)) return null;
  const fields = Object.entries((error.extensions.fieldErrors ?? {}) as Record<string, string>);
  return fields.length === 0 ? error.message : fields.map(([field, message]) => `${field}: ${message}`).join("; ");
}
