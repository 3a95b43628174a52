import type { GridPageInfo } from "./gridTypes";
import type { SortOption } from "./useGridState";

/** Lists of a few rows, which the server sends whole and in one order. */
export const onlyOrder: readonly SortOption[] = [{ value: "DEFAULT", label: "Default" }];
export const onePage: GridPageInfo = { hasNextPage: false, hasPreviousPage: false };
