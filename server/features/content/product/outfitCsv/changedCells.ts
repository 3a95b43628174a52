import { parse } from "csv-parse/sync";
import { PublicationStatus } from "../../../../core/kinds/publishableRow";
import { toUtcDay } from "../../../../core/time/dateRange";
import { readClearDate, withoutDate } from "../../../../core/time/readDate";
import type { OutfitFields } from "../../outfit/outfitFields.service";
import { center, type Point } from "../../outfit/pieces/point.types";
import { type AffiliateProduct, IdentificationBasis, type MatchKind } from "../affiliateProduct.entity";
import { type Cells, type OutfitColumn, outfitCells, type ProductColumn, productCells } from "./outfitCsvColumns";
import { CellProblem } from "./lineProblems";
import { cleanCell } from "./outfitGroups";
import type { Match } from "./matchOutfits";
import type { Look } from "./readLooks";

/** Returns the cells that differ from the stored values. A new row has none. */
export function changedCells<Column extends string>(
  cells: Cells<Column>,
  stored: Record<Column, string> | null,
): Cells<Column> {
  const entries = Object.entries<string | undefined>(cells).filter(
    ([column, cell]) => cell !== undefined && cell !== (stored ? cleanCell(stored[column as Column]) : ""),
  );
  return Object.fromEntries(entries) as Cells<Column>;
}

/** Reads a number with a decimal point or comma; null for a blank cell. */
export function readNumber(column: string, cell: string): number | null {
  if (cell === "") return null;
  if (/^\d+(?:[.,]\d+)?$/.test(cell)) return Number(cell.replace(",", "."));
  throw new CellProblem(`${column}: Enter a number, for example 0.5.`);
}

/** Reads a whole number; null for a blank cell. */
export function readCount(column: string, cell: string): number | null {
  const count = readNumber(column, cell);
  if (count === null || Number.isSafeInteger(count)) return count;
  throw new CellProblem(`${column}: Enter a whole number, for example 12.`);
}

function readList(column: string, cell: string): string[] {
  try {
    const lines: string[][] = parse(cell, { trim: true, relax_column_count: true });
    return lines.flat();
  } catch {
    throw new CellProblem(`${column}: Separate the names with commas. Put a name that has a comma in quotation marks.`);
  }
}

type NoteUnread = (sentence: string) => void;

/** Returns the day; a blank cell as it is, and undefined for a text that is not read, which changes nothing. */
function readDay(column: string, cell: string | undefined, noteUnread: NoteUnread): string | undefined {
  if (!cell) return cell;
  const date = readClearDate(cell);
  if (date) return toUtcDay(date);
  noteUnread(`${column}: ${withoutDate(cell)}`);
  return undefined;
}

/** Blank cells are the center of the picture. */
function focalPoint(changed: Cells<OutfitColumn>, look: Look | null): Point | undefined {
  const { image_focus_x: x, image_focus_y: y } = changed;
  if (x === undefined && y === undefined) return undefined;
  return {
    x: x === undefined ? (look?.outfit.focalX ?? center) : (readNumber("image_focus_x", x) ?? center),
    y: y === undefined ? (look?.outfit.focalY ?? center) : (readNumber("image_focus_y", y) ?? center),
  };
}

/**
 * Returns the input fields of the changed cells. A changed picture has an unknown ratio.
 * @param noteUnread receives a sentence about a date that cannot be read: it stays as it is, and a new outfit is a draft.
 */
export function outfitFields(
  { cells }: { cells: Cells<OutfitColumn> },
  { look, celebrity, isById }: Match,
  noteUnread: NoteUnread,
): OutfitFields {
  const stored = look && outfitCells(look);
  const { outfit_id: _, ...changed } = changedCells(cells, stored);
  const date = readDay("date", changed.date, noteUnread);
  const fields: OutfitFields = {
    // Its day may be one to come.
    status: !look && changed.date && !date ? PublicationStatus.DRAFT : undefined,
    slug: look && !isById ? undefined : changed.outfit_slug || undefined,
    title: changed.outfit_title,
    celebrityId: changed.celebrity === undefined ? undefined : (celebrity?.id ?? ""),
    date,
    occasion: changed.occasion,
    tags: changed.tags === undefined ? undefined : readList("tags", changed.tags),
    image: changed.image,
    aspectRatio: changed.image === undefined ? undefined : null,
    imageAlt: changed.image_alt,
    focalPoint: focalPoint(changed, look),
    description: changed.description,
    fullDescription: changed.full_description,
    affiliateLink: changed.outfit_link,
    seoTitle: changed.seo_title,
    seoDescription: changed.seo_description,
  };
  // A celebrity that the file calls by name does not change.
  if (look && celebrity && celebrity.id === look.celebrity?.id) delete fields.celebrityId;
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

const matchKinds = ["exact", "similar", "budget"];

/** Returns the match kind; undefined for a blank cell. */
export function readMatchKind(cell: string | undefined): MatchKind | undefined {
  if (!cell) return undefined;
  if (matchKinds.includes(cell.toLowerCase())) return cell.toUpperCase() as MatchKind;
  throw new CellProblem("product_match: Write exact, similar or budget.");
}

/** Returns the basis; null for a blank cell. */
function readBasis(cell: string): IdentificationBasis | null {
  const basis = cell.toUpperCase();
  if (cell === "") return null;
  if (Object.hasOwn(IdentificationBasis, basis)) return basis as IdentificationBasis;
  throw new CellProblem("product_basis: Write picture, brand, tip or guess.");
}

export interface ProductFields {
  title?: string;
  description?: string;
  price?: string;
  originalPrice?: string;
  retailer?: string;
  brandName?: string;
  affiliateLink?: string;
  image?: string;
  rating?: number | null;
  reviewCount?: number | null;
  basis?: IdentificationBasis | null;
  basisOn?: string;
  basisSource?: string;
}

/**
 * Returns the input fields of the changed cells.
 * @param noteUnread receives a sentence about a date that cannot be read: it stays as it is.
 */
export function productFields(
  cells: Cells<ProductColumn>,
  product: AffiliateProduct | null,
  noteUnread: NoteUnread,
): ProductFields {
  const changed = changedCells(cells, product && productCells(product));
  const { product_rating: rating, product_reviews: reviews, product_basis: basis } = changed;
  const fields: ProductFields = {
    title: changed.product_title,
    description: changed.product_description,
    price: changed.product_price,
    originalPrice: changed.product_original_price,
    retailer: changed.product_retailer,
    brandName: changed.product_brand,
    affiliateLink: changed.product_link,
    image: changed.product_image,
    rating: rating === undefined ? undefined : readNumber("product_rating", rating),
    reviewCount: reviews === undefined ? undefined : readCount("product_reviews", reviews),
    basis: basis === undefined ? undefined : readBasis(basis),
    basisOn: readDay("product_basis_on", changed.product_basis_on, noteUnread),
    basisSource: changed.product_basis_source,
  };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
