import { type Encoding, encodings } from "./cachedResponse";

/** How much a client wants an encoding, 0 to 1 (RFC 9110, 12.5.3); a broken weight counts as none. */
function weightOf(header: string, encoding: Encoding): number {
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

/** Browsers send a handful of different headers; whoever sends others has them read anew. */
const mostKnown = 100;
const known = new Map<string, Encoding>();

/** The smallest encoding among those that a client wants most; plain for a client that names none. */
export function negotiateEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== "string" || header === "") return "identity";
  const before = known.get(header);
  if (before) return before;
  const weighed = encodings.map((encoding) => ({ encoding, weight: weightOf(header, encoding) }));
  const best = weighed.reduce((one, other) => (other.weight > one.weight ? other : one));
  const chosen = best.weight > 0 ? best.encoding : "identity";
  if (known.size < mostKnown) known.set(header, chosen);
  return chosen;
}
