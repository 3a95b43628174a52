import { badUserInput } from "../errors/appErrors";

/**
 * Encodes a position in a sorted list: the values of its sort keys in PostgreSQL's text format, so that no microsecond
 * is lost.
 */
export const encodeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

export const unknownCursor = (): Error =>
  badUserInput("This cursor is not valid for this list. Please start from the beginning.", {
    after: "Unknown cursor.",
  });

/** @throws BAD_USER_INPUT unless the text is a cursor of a list with that many sort keys. */
export function decodeCursor(cursor: string, length: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(values) && values.length === length && values.every((value) => typeof value === "string"))
      return values;
  } catch {
    // Every unreadable cursor gets the same error below.
  }
  throw unknownCursor();
}
