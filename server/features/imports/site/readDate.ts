const pattern = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d):(\d\d)(?:\.\d{1,9})?(?:Z|\+00:00)?)?$/;
const earliestYear = 1990;
const latestYear = 2200;

/** Reads a time of the form 2024-02-29 12:30:00, as UTC; null for anything else, and for days that no calendar has. */
export function readDate(text: string): Date | null {
  const match = pattern.exec(text.trim());
  if (!match) return null;
  const [year, month, day, hour = 0, minute = 0, second = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second));
  const isReal =
    date.getUTCMonth() === month - 1 && date.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isReal && year >= earliestYear && year <= latestYear ? date : null;
}
