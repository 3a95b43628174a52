import { boundedText } from "../../../shared/format/plural";

/** `Showing 3 items`, as the specification words it. @param total a `boundedCount` */
export const showingText = (total: number): string => `Showing ${boundedText(total, "item")}`;
