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

export const changesOf = ({ created, updated }: ProductReport): number => created + updated;
