// Hand-written: a browser's first `Intl.DateTimeFormat` takes 10 ms or more, and every page shows dates.
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const getMonthName = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? "";

/** Date parses 31 February as 2 March, so compare the result. */
function exists(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
}

/**
 * "Mar 05, 2024" from an ISO date or timestamp; empty for none. This is the specification's format for the admin area:
 * dates of one width align in tables. Other text is shown unchanged: editors may have written "Spring 2024". Only the
 * day of a timestamp counts, so that every time zone renders the same day.
 */
export function paddedDate(value: string | null | undefined): string {
  if (!value) return "";
  const date = value.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && exists(date)
    ? `${getMonthName(date)} ${date.slice(8)}, ${date.slice(0, 4)}`
    : value;
}

/** "Mar 5, 2024", as people write it: the format of the public pages. Otherwise like `paddedDate`. */
export const shortDate = (value: string | null | undefined): string =>
  paddedDate(value).replace(/^([A-Z][a-z]{2}) 0(?=\d, \d{4}$)/, "$1 ");

/** "Jan 2026" from a month written as 2026-01. */
export const shortMonth = (month: string): string => `${getMonthName(month)} ${month.slice(0, 4)}`;

/** Returns whether a day, YYYY-MM-DD, has not begun in UTC. Rows with such a day are not public yet. */
export const isScheduled = (day: string | null | undefined): boolean =>
  (day ?? "") > new Date().toISOString().slice(0, 10);

/** "Scheduled: public on Nov 30, 2026 (UTC)"; undefined for a day that has begun. */
export const scheduledText = (day: string | null | undefined): string | undefined =>
  isScheduled(day) ? `Scheduled: public on ${paddedDate(day)} (UTC)` : undefined;
