// Written out: a browser takes 10 ms and more to make its first `Intl.DateTimeFormat`, and each page has dates.
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

const monthOf = (date: string): string => months[Number(date.slice(5, 7)) - 1] ?? "";

/** There is no 31 February, but Date takes it for the second of March. */
function exists(date: string): boolean {
  const day = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(date);
}

/**
 * "Mar 05, 2024" from an ISO date or timestamp; blank for none. A text that is no date is shown as it is: editors may
 * have written "Spring 2024". Only the day of a timestamp counts, so that every time zone renders the same day.
 */
export function shortDate(value: string | null | undefined): string {
  if (!value) return "";
  const date = value.slice(0, 10);
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && exists(date)
    ? `${monthOf(date)} ${date.slice(8)}, ${date.slice(0, 4)}`
    : value;
}

/** "Jan 2026" from a month written as 2026-01. */
export const shortMonth = (month: string): string => `${monthOf(month)} ${month.slice(0, 4)}`;

/** Whether a day, YYYY-MM-DD, has not begun in UTC: what carries it is not public before. */
export const isScheduled = (day: string | null | undefined): boolean =>
  (day ?? "") > new Date().toISOString().slice(0, 10);

/** "Scheduled: public on Nov 30, 2026 (UTC)"; undefined for a day that has begun. */
export const scheduledText = (day: string | null | undefined): string | undefined =>
  isScheduled(day) ? `Scheduled: public on ${shortDate(day)} (UTC)` : undefined;
