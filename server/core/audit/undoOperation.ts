import type { ContentType, PageType } from "../kinds/contentKind";
import type { PublicationStatus, PublishableType } from "../kinds/publishableRow";

/** A row as the change left it; undo skips it if it was saved since. */
export interface LeftRow {
  id: string;
  version: number;
}

/** A row as the change left it, with the status before; of a scheduled row also what would have been published, and how. */
export interface FormerStatus extends LeftRow {
  status: PublicationStatus;
  releaseId: string | null;
  revisionId: string | null;
}

/** A value that had the address of a picture before another took its place. */
export interface ReplacedValue {
  /** Key of the column in picturePlaces. */
  place: string;
  id: string;
  value: string;
}

/** A garment with its pieces. */
export interface GarmentState {
  id: string;
  slug: string;
  name: string;
  /** ISO timestamp. */
  createdAt: string;
  /** Sorted. */
  pieceIds: string[];
  /** Lead to it; a new garment has none. */
  formerSlugs?: string[];
}

/** One step to undo a change. */
export type UndoOperation =
  | { operation: "restore"; type: ContentType; ids: string[] }
  | { operation: "takeBack"; type: ContentType; rows: LeftRow[] }
  | { operation: "returnSlugs"; type: PageType; id: string; fromId: string; slug: string; formerSlugs: string[] }
  | { operation: "setColumn"; type: ContentType; column: BulkColumn; rows: (LeftRow & { value: string | null })[] }
  | { operation: "setFields"; type: ContentType; columns: FieldColumn[]; rows: FormerFields[] }
  | { operation: "setStatus"; type: PublishableType; rows: FormerStatus[] }
  | { operation: "retag"; add: string | null; remove: string | null; rows: LeftRow[] }
  | { operation: "insertTerm"; id: string; type: string; name: string }
  | { operation: "renameTerm"; id: string; name: string }
  | { operation: "leavePrices"; linkIds: string[] }
  | { operation: "regroupPieces"; before: GarmentState[]; after: GarmentState[] }
  | { operation: "replacePicture"; from: string; to: string; values: ReplacedValue[] };

/** Columns that a bulk change can set. */
export const bulkColumns = [
  "category",
  "style_type",
  "occasion",
  "category_name",
  "affiliate_link",
  "content",
] as const;
export type BulkColumn = (typeof bulkColumns)[number];

/** Columns that a bulk change of one field sets, with their SQL types: a price has several. */
export const fieldTypes = {
  category_name: "text",
  title: "text",
  garments: "text[]",
  colors: "text[]",
  materials: "text[]",
  patterns: "text[]",
  image: "text",
  description: "text",
  price: "text",
  price_amount: "numeric",
  price_currency: "text",
  price_checked_at: "timestamptz",
  price_source_kind: "text",
  price_feed_id: "uuid",
  original_price: "text",
  original_price_amount: "numeric",
  original_price_currency: "text",
  retailer: "text",
  brand_name: "text",
  spellings: "text[]",
  affiliate_link: "text",
  rating: "numeric",
  review_count: "int",
  match_kind: "text",
  basis: "text",
  basis_on: "date",
  basis_source: "text",
} as const;
export type FieldColumn = keyof typeof fieldTypes;
export type FieldValues = Partial<Record<FieldColumn, unknown>>;
/** A row as the change left it, with the values before. */
export type FormerFields = LeftRow & FieldValues;
