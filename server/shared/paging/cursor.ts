import { badUserInput } from "../errors/appErrors";

/** A place in a sorted list: the values of its sort keys, as PostgreSQL writes them, so that no microsecond is lost. */
export const encodeCursor = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

/** @throws BAD_USER_INPUT when the text is no cursor of a list with that many sort keys. */
export function decodeCursor(cursor: string, length: number): string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    if (Array.isArray(values) && values.length === length && values.every((value) => typeof value === "string"))
      return values;
  } catch {
    // Told below: every unreadable cursor gets the same answer.
  }
  throw badUserInput("This place in the list is not known. Please start from the beginning.", {
    after: "Unknown cursor.",
  });
}
