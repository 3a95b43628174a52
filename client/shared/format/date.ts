import { format, isValid, parseISO } from "date-fns";

/**
 * "Mar 05, 2024" from an ISO date or timestamp; blank for none. A text that is no date is shown as it is: editors may
 * have written "Spring 2024". Only the day of a timestamp counts, so that every time zone renders the same day.
 */
export function shortDate(value: string | null | undefined): string {
  if (!value) return "";
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  const day = parseISO(value.slice(0, 10));
  return isValid(day) ? format(day, "MMM dd, yyyy") : value;
}

/** "Jan 2026" from a month written as 2026-01. */
export const shortMonth = (month: string): string => format(parseISO(`${month}-01`), "MMM yyyy");
