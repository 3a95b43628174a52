/** Order of day and month in dates like 03/04/2026. */
export type DateOrder = "mdy" | "dmy";

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const clock = String.raw`(?:[T ,]+(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?\s*(?<half>[ap]m)?\s*(?<zone>z|utc|gmt|[+-]\d\d:?\d\d)?)?`;
const shapes = {
  yearFirst: new RegExp(String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${clock}$`, "i"),
  numbers: new RegExp(String.raw`^(?<one>\d{1,2})(?<sign>[/.-])(?<two>\d{1,2})[/.-](?<year>\d{4}|\d\d)${clock}$`, "i"),
  monthName: new RegExp(String.raw`^(?<name>[a-z]{3})[a-z]*\.? (?<day>\d{1,2}),? (?<year>\d{4})${clock}$`, "i"),
  dayThenName: new RegExp(String.raw`^(?<day>\d{1,2})[ -](?<name>[a-z]{3})[a-z]*\.?[ -](?<year>\d{4})${clock}$`, "i"),
};

type DateParts = Record<string, string | undefined>;

/** Dates with dots put the day first; slashes and hyphens follow the given order. */
function orderDayAndMonth({ one, two, sign, ...rest }: DateParts, order: DateOrder): DateParts {
  const dayFirst = sign === "." || order === "dmy";
  return { ...rest, day: dayFirst ? one : two, month: dayFirst ? two : one };
}

/** Returns minutes east of UTC. */
function parseUtcOffset(zone = "z"): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

function parseHour({ hour = "0", half }: DateParts): number {
  return half === undefined ? Number(hour) : (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
}

/** Parses a day or a timestamp of a report, in UTC unless it names a zone. Returns null for anything else. */
export function readDate(text: string, order: DateOrder): Date | null {
  const value = text.trim();
  const numbers = shapes.numbers.exec(value)?.groups;
  const named = (shapes.monthName.exec(value) ?? shapes.dayThenName.exec(value))?.groups;
  const parts: DateParts | undefined =
    shapes.yearFirst.exec(value)?.groups ?? named ?? (numbers && orderDayAndMonth(numbers, order));
  if (!parts) return null;
  const { year = "", month, name, day, minute = "0", second = "0", zone } = parts;
  const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
  const monthIndex = name === undefined ? Number(month) - 1 : months.indexOf(name.toLowerCase());
  const hour = parseHour(parts);
  const start = new Date(Date.UTC(fullYear, monthIndex, Number(day)));
  const isDay = start.getUTCMonth() === monthIndex && start.getUTCDate() === Number(day);
  if (!isDay || fullYear < 1990 || fullYear > 2100 || hour > 23 || Number(minute) > 59 || Number(second) > 59)
    return null;
  return new Date(
    start.getTime() + ((hour * 60 + Number(minute) - parseUtcOffset(zone)) * 60 + Number(second)) * 1_000,
  );
}

const maxCents = 1e12;

/**
 * Parses an amount of a report into whole cents: with a currency symbol or code, thousands separators, a decimal comma,
 * a minus on either side or parentheses. Returns null for anything else.
 */
export function readCents(text: string): number | null {
  const value = text.trim().replace(/^'/, "").replaceAll("\u2212", "-");
  const negative = /^\(.*\)$|^-|-$|^[^\d]*-/.test(value);
  const bare = value.replace(/[()\s\u00a0$€£¥-]|^[A-Z]{3}|[A-Z]{3}$/gi, "").replaceAll("'", "");
  const plain = /^\d{1,3}(\.\d{3})+,\d+$|^\d+,\d{1,2}$/.test(bare)
    ? bare.replaceAll(".", "").replace(",", ".")
    : /^\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare)
      ? bare.replaceAll(",", "")
      : bare;
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null;
  const cents = Math.round(Number(`${plain}e2`));
  return cents < maxCents ? (negative ? -cents : cents) || 0 : null;
}

/** Returns the ISO 4217 code; null for anything but three letters. */
export function readCurrency(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : null;
}

/** Returns whether a cell of the status column marks a cancelled sale. */
export const isCancelled = (text: string): boolean =>
  /^(1|y|yes|true|void(ed)?|revers(ed|al)|cancell?ed|declined|rejected|denied|deleted|returned)$/i.test(text.trim());
