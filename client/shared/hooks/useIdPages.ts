import { useState } from "react";

/** The number of rows of each list on a page. */
export const idPageSize = 24;

export interface IdPages {
  count: number;
  /** The ids of the current page. */
  shown: readonly string[];
  page: number;
  pageCount: number;
  go: (page: number) => void;
}

/** Splits ids into pages, so that a thousand of them are not one request. */
export function useIdPages(ids: readonly string[]): IdPages {
  const [wanted, go] = useState(1);
  const pageCount = Math.ceil(ids.length / idPageSize);
  // Removing the last one of a page shows the page before it.
  const page = Math.min(wanted, Math.max(pageCount, 1));
  return { count: ids.length, shown: ids.slice((page - 1) * idPageSize, page * idPageSize), page, pageCount, go };
}
