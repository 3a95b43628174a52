import { isValid, parseISO } from "date-fns";
import { paddedDate } from "../../../shared/format/date";

/** "Mar 05, 2024" in UTC, as in the exported file; the specification's text for an invalid date. */
export const subscribedOn = (value: string): string => (isValid(parseISO(value)) ? paddedDate(value) : "Invalid date");
