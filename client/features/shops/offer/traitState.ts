import { type PieceQuery, readPieces, writePieces } from "../../../../site/pieceQuery";
import { moneyText } from "../../../shared/format/money";

/** Filters by what a title names and by price, as URLs hold them. */
export interface TraitState {
  garment?: string;
  /** Names, separated by commas. */
  color?: string;
  material?: string;
  pattern?: string;
  /** Further pieces, as site/pieceQuery.ts writes them. */
  pieces?: string;
  /** Pieces that a look does not have, written likewise. */
  without?: string;
  min?: string;
  max?: string;
}

const longestName = 50;
const maxColors = 5;

export const splitColors = (color: string): string[] =>
  color
    .split(",")
    .map((name) => name.trim().slice(0, longestName))
    .filter(Boolean)
    .slice(0, maxColors);

/** Returns the price in a URL; null when there is none. */
export function readPrice(text: string | null | undefined): number | null {
  const price = text ? Number(text) : NaN;
  return Number.isFinite(price) && price >= 0 ? price : null;
}

/** "t-shirt" becomes "T-shirt". */
export const traitLabel = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Returns the price range in a URL for people; null when there is none. */
function priceRangeText({ min, max }: TraitState, currency: string): string | null {
  const [low, high] = [min, max].map((text) => {
    const price = readPrice(text);
    return price === null ? null : moneyText(price, currency);
  });
  if (low && high) return `${low} to ${high}`;
  return low ? `From ${low}` : high ? `Up to ${high}` : null;
}

/** "White jeans", "Wool coat", "Silk". */
const pieceLabel = ({ garment, colors, material, pattern }: PieceQuery): string =>
  traitLabel([colors?.join(" and "), pattern, material, garment].filter(Boolean).join(" "));

interface TraitChip {
  label: string;
  /** The parameters without the filter; blank ones leave the URL. */
  change: TraitState;
}

/** A chip for each piece of a parameter, which leaves the others. */
const pieceChips = (name: "pieces" | "without", text: string | undefined): TraitChip[] =>
  readPieces(text).map((piece, index, pieces) => ({
    label: name === "without" ? `Without ${pieceLabel(piece).toLowerCase()}` : pieceLabel(piece),
    change: { [name]: writePieces(pieces.toSpliced(index, 1)) },
  }));

/**
 * The active filters, each with the parameters that remove it.
 * @param currency ISO 4217 currency of the prices.
 */
export function traitChips(state: TraitState, currency: string): TraitChip[] {
  const { garment, color, material, pattern, pieces, without } = state;
  const price = priceRangeText(state, currency);
  return [
    ...(garment ? [{ label: traitLabel(garment), change: { garment: "" } }] : []),
    ...(color ? [{ label: splitColors(color).map(traitLabel).join(", "), change: { color: "" } }] : []),
    ...(material ? [{ label: traitLabel(material), change: { material: "" } }] : []),
    ...(pattern ? [{ label: traitLabel(pattern), change: { pattern: "" } }] : []),
    ...pieceChips("pieces", pieces),
    ...pieceChips("without", without),
    ...(price ? [{ label: price, change: { min: "", max: "" } }] : []),
  ];
}

/** The filters of pieces for the server, without prices. */
export function traitFilter({ garment, color, material, pattern, pieces, without }: TraitState) {
  const [wanted, unwanted] = [readPieces(pieces), readPieces(without)].map((list) =>
    list.map(({ colors, ...piece }) => ({ ...piece, ...(colors && { colors: [...colors] }) })),
  );
  return {
    ...(garment ? { garment } : {}),
    ...(color ? { colors: splitColors(color) } : {}),
    ...(material ? { material } : {}),
    ...(pattern ? { pattern } : {}),
    ...(wanted?.length ? { pieces: wanted } : {}),
    ...(unwanted?.length ? { without: unwanted } : {}),
  };
}
