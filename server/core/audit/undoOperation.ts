import type { ContentType, PageType } from "../kinds/contentKind";
import type { PublicationStatus, PublishableType } from "../kinds/publishableRow";

/** A row as the change left it; undo skips it if it was saved since. */
export interface LeftRow {
  id: string;
  version: number;
}

/** A row with its status before the change; of a scheduled row also what would have been published, and how. */
export interface FormerStatus {
  id: string;
  status: PublicationStatus;
  releaseId: string | null;
  revisionId: string | null;
  /** The required fields that were blank: imported rows may be public without them. */
  missing: string[];
}

/** The status that a change left, and the release that scheduled rows wait in. Undo skips other rows. */
export interface LeftStatus {
  status: PublicationStatus;
  releaseId: string | null;
}

/**
 * The values of a row before and after a change, as texts in the order of the columns. Undo skips a row that has other
 * values by now.
 */
export interface ChangedFields {
  id: string;
  before: (string | null)[];
  after: (string | null)[];
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
  | { operation: "setFields"; type: ContentType; columns: FieldColumn[]; rows: ChangedFields[] }
  | {
      operation: "takeBackParts";
      showId: string;
      parts: Record<"characters" | "seasons" | "episodes", Record<string, unknown>[]>;
    }
  | { operation: "setStatus"; type: PublishableType; left: LeftStatus; rows: FormerStatus[] }
  | { operation: "retag"; add: string | null; remove: string | null; rows: { id: string }[] }
  | { operation: "insertTerm"; id: string; type: string; name: string }
  | { operation: "renameTerm"; id: string; name: string }
  | { operation: "leavePrices"; linkIds: string[] }
  | { operation: "regroupPieces"; before: GarmentState[]; after: GarmentState[] }
  | { operation: "replacePicture"; from: string; to: string; values: ReplacedValue[] };

/** Columns that a change of many rows sets, with their SQL types. */
export const fieldTypes = {
  status: "text",
  category: "text",
  style_type: "text",
  occasion: "text",
  content: "text",
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
  event_id: "uuid",
  show_id: "uuid",
  season_id: "uuid",
  episode_id: "uuid",
  character_id: "uuid",
} as const;
export type FieldColumn = keyof typeof fieldTypes;
export type FieldValues = Partial<Record<FieldColumn, unknown>>;
