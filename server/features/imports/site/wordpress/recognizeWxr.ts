import { Parser } from "htmlparser2";

/** Returns whether a text begins as an export of WordPress: RSS with elements of its namespace. */
export function isWxr(beginning: string): boolean {
  let isFound = false;
  let isFirst = true;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const namespaces = Object.values(attributes);
        isFound ||=
          isFirst && name === "rss" && namespaces.some((value) => /^https?:\/\/wordpress\.org\/export\//.test(value));
        isFirst = false;
      },
    },
    { xmlMode: true },
  );
  parser.write(beginning);
  return isFound;
}
