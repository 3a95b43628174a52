const day = 86_400_000;

/** Returns the parts of a date as year, month and day; null for another format. */
function splitDate(text: string): [year: string, month: string, day: string] | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) return [iso[1], iso[2], iso[3]];
  const american = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: .*)?$/.exec(text);
  if (american) return [american[3], american[1], american[2]];
  const european = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(?: .*)?$/.exec(text);
  return european ? [european[3], european[2], european[1]] : null;
}

/**
 * Returns a date as YYYY-MM-DD, without its time: 2026-03-14 12:30, 3/14/2026 (month first) or 14.3.2026. Null for any
 * other text.
 */
export function parseDate(text: string): string | null {
  const parts = splitDate(text);
  if (!parts) return null;
  const date = parts.map((part) => part.padStart(2, "0")).join("-");
  const begins = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(begins) || new Date(begins).toISOString().slice(0, 10) !== date ? null : date;
}

/** Allows tomorrow because of time zones. */
export const isFuture = (date: string): boolean => Date.parse(`${date}T00:00:00Z`) > Date.now() + day;
