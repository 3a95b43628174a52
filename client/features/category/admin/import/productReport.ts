export interface EditedItem {
  line: number;
  title: string;
  /** What the item holds, and what the file says; long values are cut. */
  fields: { field: string; item: string; source: string }[];
}

/** What POST /api/products answers. */
export interface ProductReport {
  source: string;
  dryRun: boolean;
  rows: number;
  products: number;
  categories: Record<string, number>;
  created: number;
  updated: number;
  unchanged: number;
  /** Items whose price the file confirms for another day. */
  dated: number;
  /** Fields that stay as an editor left them. */
  edited: {
    items: number;
    fields: number;
    /** The first items. */
    first: EditedItem[];
  };
  leftOut: {
    unpublished: number;
    trashed: number;
    faulty: number;
    otherTypes: number;
    /** The most frequent ones. */
    types: { name: string; count: number }[];
  };
  problemCount: number;
  problems: { line: number; sentence: string }[];
  seconds: number;
}

/** How many items an import changes, confirmed prices included. */
export const changesOf = ({ created, updated, dated }: ProductReport): number => created + updated + dated;
