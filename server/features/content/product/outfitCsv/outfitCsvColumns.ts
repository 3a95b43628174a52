import { stringify } from "csv-stringify/sync";
import type { Piece } from "../../outfit/pieces/piece.entity";
import type { AffiliateProduct } from "../affiliateProduct.entity";
import { placeColumns } from "./placeCells";
import type { Look } from "./readLooks";

/** Columns of the file, which has a row for each product. The title of a column is also its name in the program. */
export const outfitColumns = [
  "outfit_id",
  "outfit_slug",
  "outfit_title",
  "celebrity",
  "date",
  "occasion",
  ...placeColumns,
  "tags",
  "image",
  "image_alt",
  "image_focus_x",
  "image_focus_y",
  "description",
  "full_description",
  "outfit_link",
  "seo_title",
  "seo_description",
] as const;
export const pieceColumns = ["piece_id", "piece", "brand", "piece_note", "piece_x", "piece_y"] as const;
export const productColumns = [
  "product_id",
  "product_match",
  "product_title",
  "product_description",
  "product_price",
  "product_original_price",
  "product_retailer",
  "product_brand",
  "product_link",
  "product_image",
  "product_rating",
  "product_reviews",
  "product_basis",
  "product_basis_on",
  "product_basis_source",
] as const;

export type OutfitColumn = (typeof outfitColumns)[number];
export type PieceColumn = (typeof pieceColumns)[number];
export type ProductColumn = (typeof productColumns)[number];
/** Cells of a row; a column that the file lacks is undefined. */
export type Cells<Column extends string> = Partial<Record<Column, string>>;
export type CsvColumn = OutfitColumn | PieceColumn | ProductColumn;
const csvColumns: readonly CsvColumn[] = [...outfitColumns, ...pieceColumns, ...productColumns];
/** The first line of the file. */
export const csvTitles = Object.fromEntries(csvColumns.map((column) => [column, column])) as {
  [Column in CsvColumn]: Column;
};

const number = (value: number | null): string => (value === null ? "" : String(value));

/** A list in one cell: names with a comma are quoted. */
const listCell = (names: readonly string[]): string => (names.length ? stringify([names]).trimEnd() : "");

export const outfitCells = ({
  outfit,
  celebrity,
  tags,
  place,
}: Pick<Look, "outfit" | "celebrity" | "tags" | "place">): Record<OutfitColumn, string> => ({
  outfit_id: outfit.id,
  outfit_slug: outfit.slug,
  outfit_title: outfit.title,
  celebrity: celebrity?.slug ?? "",
  date: outfit.date ?? "",
  occasion: outfit.occasion ?? "",
  ...place,
  tags: listCell(tags),
  image: outfit.image,
  image_alt: outfit.imageAlt,
  image_focus_x: number(outfit.focalX),
  image_focus_y: number(outfit.focalY),
  description: outfit.description,
  full_description: outfit.fullDescription ?? "",
  outfit_link: outfit.affiliateLink ?? "",
  seo_title: outfit.seoTitle,
  seo_description: outfit.seoDescription,
});

export const pieceCells = (piece: Piece): Record<PieceColumn, string> => ({
  piece_id: piece.id,
  piece: piece.name,
  brand: piece.brandName,
  piece_note: piece.note,
  piece_x: number(piece.x),
  piece_y: number(piece.y),
});

export const productCells = (product: AffiliateProduct): Record<ProductColumn, string> => ({
  product_id: product.id,
  product_match: product.matchKind.toLowerCase(),
  product_title: product.title,
  product_description: product.description,
  product_price: product.price,
  product_original_price: product.originalPrice,
  product_retailer: product.retailer,
  product_brand: product.brandName,
  product_link: product.affiliateLink,
  product_image: product.image,
  product_rating: number(product.rating),
  product_reviews: number(product.reviewCount),
  product_basis: product.basis?.toLowerCase() ?? "",
  product_basis_on: product.basisOn ?? "",
  product_basis_source: product.basisSource,
});

const blankRow = Object.fromEntries(csvColumns.map((column) => [column, ""])) as Record<CsvColumn, string>;

/** Returns the rows of an outfit. Only the first one has all cells of the outfit, and only the first of a piece its own. */
export function lookRows(look: Look): Record<CsvColumn, string>[] {
  const { outfit, pieces, products } = look;
  const placed = pieces.flatMap((piece): object[] => {
    const own = products.filter(({ pieceId }) => pieceId === piece.id).map(productCells);
    const { piece_id, piece: name } = pieceCells(piece);
    return (own.length ? own : [{}]).map((cells, at) => ({
      ...(at === 0 ? pieceCells(piece) : { piece_id, piece: name }),
      ...cells,
    }));
  });
  const loose = products.filter(({ pieceId }) => pieceId === null).map(productCells);
  const rows = [...placed, ...loose];
  const key = { outfit_id: outfit.id, outfit_slug: outfit.slug };
  return (rows.length ? rows : [{}]).map((cells, at) => ({
    ...blankRow,
    ...(at === 0 ? outfitCells(look) : key),
    ...cells,
  }));
}
