export interface EditedItem {
  line: number;
  title: string;
  /** The item's value and the file's value; long values are truncated. */
  fields: { field: string; item: string; source: string }[];
}

/** The response of POST /api/products. */
export interface ProductReport {
  source: string;
  dryRun: boolean;
  rows: number;
  products: number;
  categories: Record<string, number>;
  created: number;
  updated: number;
  unchanged: number;
  /** Items whose price is unchanged and gets a newer date. */
  dated: number;
  /** Fields that keep an editor's changes. */
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
    /** The most frequent product types. */
    types: { name: string; count: number }[];
  };
  problemCount: number;
  problems: { line: number; sentence: string }[];
  seconds: number;
}

/** Returns how many items an import changes, including confirmed prices. */
export const countChanges = ({ created, updated, dated }: ProductReport): number => created + updated + dated;
