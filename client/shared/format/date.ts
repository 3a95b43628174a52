/** In the manner of dates without a time: as UTC, so that no zone moves them. */
const monthAndDay = new Intl.DateTimeFormat("en-US", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const monthAlone = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });

/**
 * "Mar 05, 2024" from an ISO date or timestamp; blank for none. A text that is no date is shown as it is: editors may
 * have written "Spring 2024". Only the day of a timestamp counts, so that every time zone renders the same day.
 */
export function shortDate(value: string | null | undefined): string {
  if (!value) return "";
  if (!/^\d{4}-\d{2}-\d{2}/.test(value)) return value;
  const date = value.slice(0, 10);
  const day = new Date(`${date}T00:00:00Z`);
  // There is no 31 February, but Date takes it for the second of March.
  const exists = !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
  return exists ? monthAndDay.format(day) : value;
}

/** "Jan 2026" from a month written as 2026-01. */
export const shortMonth = (month: string): string => monthAlone.format(new Date(`${month}-01T00:00:00Z`));
