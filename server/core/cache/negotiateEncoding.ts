import { type Encoding, encodings } from "./cachedResponse";

/** Returns a client's weight of an encoding, 0 to 1 (RFC 9110, 12.5.3); an invalid weight counts as 0. */
function parseWeight(header: string, encoding: Encoding): number {
  const weights = new Map(
    header.split(",").map((part) => {
      const [name, ...parameters] = part
        .trim()
        .toLowerCase()
        .split(";")
        .map((piece) => piece.trim());
      const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return [name, Number(weight) || 0] as const;
    }),
  );
  return weights.get(encoding) ?? weights.get("*") ?? (encoding === "identity" ? Number.MIN_VALUE : 0);
}

/** Browsers send only a few different headers; others are parsed at each request. */
const maxHeaders = 100;
const cache = new Map<string, Encoding>();

/** Returns the smallest of the encodings that a client prefers; identity if it names none. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== "string" || header === "") return "identity";
  const before = cache.get(header);
  if (before) return before;
  const weighed = encodings.map((encoding) => ({ encoding, weight: parseWeight(header, encoding) }));
  const best = weighed.reduce((one, other) => (other.weight > one.weight ? other : one));
  const chosen = best.weight > 0 ? best.encoding : "identity";
  if (cache.size < maxHeaders) cache.set(header, chosen);
  return chosen;
}
