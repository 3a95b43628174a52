import { isValid, parseISO } from "date-fns";
import { shortDate } from "../../../shared/format/date";

/** "Mar 05, 2024", of UTC as in the exported file; the specification's words for what is no date. */
export const subscribedOn = (value: string): string => (isValid(parseISO(value)) ? shortDate(value) : "Invalid date");
