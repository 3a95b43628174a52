/** When a sale runs. Times are in milliseconds since 1970; null without a limit. */
export interface SaleDates {
  from: number | null;
  /** The first moment after the sale. */
  until: number | null;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

const datePattern =
  /^(?:(\d{4})-(\d{2})-(\d{2})|(\d{4})(\d{2})(\d{2})|(\d{1,2})\.(\d{1,2})\.(\d{4}))(?:[T ]+(\S.{0,40}))?$/;
const timePattern = /^(\d{1,2})(?::(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?|(\d{2})(\d{2})?)? ?(.*)$/;
const zonePattern = /^([+-])(\d{2}):?(\d{2})?$/;

/** Returns the minutes that a zone is ahead of UTC; without a zone a time is UTC. Null for an unknown zone. */
function readZone(text: string): number | null {
  if (text === "" || /^(?:Z|UTC|GMT)$/i.test(text)) return 0;
  const [, sign, hours, minutes = "0"] = zonePattern.exec(text) ?? [];
  if (sign === undefined || Number(hours) > 14 || Number(minutes) > 59) return null;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns the milliseconds of a time of day in UTC; null for anything else. */
function readTime(text: string): number | null {
  const [, hours, extended, seconds, basic, basicSeconds, zone = ""] = timePattern.exec(text) ?? [];
  const [hour, minute, second] = [hours, extended ?? basic ?? "0", seconds ?? basicSeconds ?? "0"].map(Number);
  const offset = readZone(zone);
  if (hours === undefined || offset === null || minute > 59 || second > 59) return null;
  if (hour > 23 && !(hour === 24 && minute === 0 && second === 0)) return null;
  return (hour * 60 + minute - offset) * minuteMs + second * 1_000;
}

/**
 * Reads a date, or a date and time, as shops write them: ISO 8601 in both forms, and 29.02.2016. A date alone is its beginning
 * in UTC, or at the end of a sale the end of that day. Null for anything else.
 */
export function parseSaleDate(text: string, edge: "from" | "until"): number | null {
  const [, ...found] = datePattern.exec(text.trim()) ?? [];
  if (found.length === 0) return null;
  const [year, month, day] = (
    found[0] ? found.slice(0, 3) : found[3] ? found.slice(3, 6) : found.slice(6, 9).reverse()
  ).map(Number);
  const date = Date.UTC(year, month - 1, day);
  // Date.UTC turns February 30 into March 1.
  if (new Date(date).getUTCMonth() !== month - 1 || new Date(date).getUTCDate() !== day) return null;
  const timeText = found[9];
  if (timeText === undefined) return edge === "until" ? date + dayMs : date;
  const time = readTime(timeText);
  return time === null ? null : date + time;
}

/** Reads the first and the last moment of a sale, either of which may be empty; null when one is unreadable or they contradict. */
export function parseSaleDates(from: string, until: string): SaleDates | null {
  const dates = {
    from: from.trim() ? parseSaleDate(from, "from") : null,
    until: until.trim() ? parseSaleDate(until, "until") : null,
  };
  if ((from.trim() && dates.from === null) || (until.trim() && dates.until === null)) return null;
  return dates.from !== null && dates.until !== null && dates.from >= dates.until ? null : dates;
}

/** Reads a range such as 2016-02-24T11:07+0100/2016-02-29T23:07+0100; null for anything else. */
export function parseSaleRange(text: string): SaleDates | null {
  const parts = text.split("/");
  return parts.length === 2 && parts.every((part) => part.trim()) ? parseSaleDates(parts[0], parts[1]) : null;
}

export const isSaleRunning = ({ from, until }: SaleDates, now = Date.now()): boolean =>
  (from === null || from <= now) && (until === null || now < until);

/** Whether now is within two dates, either of which may be empty; false when one is unreadable or they contradict. */
export function isWithinSaleDates(from: string, until: string): boolean {
  const dates = parseSaleDates(from, until);
  return dates !== null && isSaleRunning(dates);
}
