import type { LoggedLine } from "./corrections.types";

const matchWords: Readonly<Record<string, string>> = {
  EXACT: "the exact piece",
  SIMILAR: "a similar piece",
  BUDGET: "a similar piece on a budget",
};

const basisWords: Readonly<Record<string, string>> = {
  PICTURE: "seen in the picture",
  BRAND: "confirmed by the brand",
  TIP: "a reader's tip",
  GUESS: "an editor's guess",
};

/** Returns what follows the title: "is now marked as a similar piece, before as the exact piece". */
function describeChanges({ kind, changes }: LoggedLine): string[] {
  const { match_kind: match, piece, basis, basis_on: day, basis_source: source } = changes;
  const parts: string[] = [];
  if (kind === "REMOVED") parts.push("was removed from this look");
  if (kind === "RETURNED") parts.push("is part of this look again");
  if (changes.outfit_id) parts.push("was moved from one look to another");
  else if (piece) parts.push(describePiece(piece));
  if (match) parts.push(`is now marked as ${matchWords[match[1] ?? ""]}, before as ${matchWords[match[0] ?? ""]}`);
  if (changes.affiliate_link) parts.push("now leads to another page of a shop");
  if (basis)
    parts.push(
      `rests on: ${basisWords[basis[1] ?? ""] ?? "not stated"} (before: ${basisWords[basis[0] ?? ""] ?? "not stated"})`,
    );
  else if (day ?? source) parts.push("has another date or source of its identification");
  return parts;
}

function describePiece([before, after]: [string | null, string | null]): string {
  const from = before === null ? "" : `, before under “${before}”`;
  return after === null ? `is no longer under a piece${from}` : `is now under “${after}”${from}`;
}

/** Returns a line of the public log as a sentence. */
export function describeLine(line: LoggedLine): string {
  if (line.note !== null) return line.note;
  const { title, changes, present, isHidden } = line;
  // The values of that time were perhaps never public.
  if (isHidden) {
    const product = present === null ? "A product" : `“${present}”`;
    return changes.outfit_id
      ? `${product} was moved from one look to another while one of them was not public.`
      : `${product} was changed while this look was not public.`;
  }
  const parts = describeChanges(line);
  const renamed = changes.title;
  if (!renamed) return `“${title}” ${parts.join("; it ")}.`;
  return `“${renamed[0]}” is now “${renamed[1]}”${parts.map((part) => `; it ${part}`).join("")}.`;
}
