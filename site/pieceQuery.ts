/** A piece in a URL; every part may be missing. */
export interface PieceQuery {
  garment?: string | null;
  colors?: readonly string[] | null;
  material?: string | null;
  pattern?: string | null;
}

const [betweenPieces, betweenParts, betweenColors] = ["_", ".", "*"] as const;
/** As many as the server takes. */
const mostPieces = 5;
const longestName = 50;

/**
 * Writes pieces as one value of a URL: garment, colors, material and pattern with dots between them, colors with stars,
 * pieces with underscores. "jeans.white_boots" are white jeans and boots, "coat..wool" is a wool coat, "..silk" anything
 * of silk. A URL leaves all three signs as they are, and no name of the vocabulary has one.
 */
export const writePieces = (pieces: readonly PieceQuery[]): string =>
  pieces
    .map(({ garment, colors, material, pattern }) => {
      const parts = [garment ?? "", (colors ?? []).join(betweenColors), material ?? "", pattern ?? ""];
      while (parts.at(-1) === "") parts.pop();
      return parts.join(betweenParts);
    })
    .filter((piece) => piece !== "")
    .join(betweenPieces);

/** Reads what `writePieces` writes; blank pieces and those after the fifth are omitted. */
export function readPieces(text: string | null | undefined): PieceQuery[] {
  const pieces = (text ?? "").split(betweenPieces).map((piece): PieceQuery => {
    const [garment = "", colors = "", material = "", pattern = ""] = piece
      .split(betweenParts)
      .map((part) => part.trim().slice(0, longestName));
    const names = colors.split(betweenColors).filter(Boolean);
    return {
      ...(garment && { garment }),
      ...(names.length > 0 && { colors: names }),
      ...(material && { material }),
      ...(pattern && { pattern }),
    };
  });
  return pieces.filter((piece) => Object.keys(piece).length > 0).slice(0, mostPieces);
}
