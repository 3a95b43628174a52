import { plural, totalText } from "../../shared/format/plural";

/** `Showing 3 items`, as the specification words it; `More than 24 items` while the server counts. */
export const showingText = (total: number | null, shown: number): string =>
  typeof total === "number" ? `Showing ${plural(total, "item")}` : totalText(total, shown, "item");
