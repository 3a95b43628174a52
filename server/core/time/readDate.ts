/** Order of day and month in dates like 03/04/2026. */
export type DateOrder = "mdy" | "dmy";

/** A day or a time as a file has it. */
export interface WrittenDate {
  /** YYYY-MM-DDTHH:MM:SS, in UTC if zoned, else on a clock that the file does not name. */
  at: string;
  isZoned: boolean;
}

/** Months by the first letters of their names in English, German, Spanish and French, without dots. */
const months: ReadonlyMap<string, number> = new Map(
  ["en", "de", "es", "fr"].flatMap((language) =>
    (["long", "short"] as const).flatMap((month) => {
      const format = new Intl.DateTimeFormat(language, { month, timeZone: "UTC" });
      return Array.from({ length: 12 }, (_, at) => {
        const name = format.format(new Date(Date.UTC(2026, at, 15)));
        return [name.toLowerCase().replace(/\.$/, ""), at + 1] as const;
      });
    }),
  ),
);

/** Whether a word names a month. */
export const isMonth = (word: string): boolean => months.has(word.toLowerCase().replace(/\.$/, ""));

const clock = String.raw`(?:[T ,]+(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?\s*(?<half>[ap]m)?\s*(?<zone>z|utc|gmt|[+-]\d\d:?\d\d)?)?`;
const shapes = {
  yearFirst: new RegExp(String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${clock}$`, "i"),
  numbers: new RegExp(String.raw`^(?<one>\d{1,2})(?<sign>[/.-])(?<two>\d{1,2})[/.-](?<year>\d{4}|\d\d)${clock}$`, "i"),
  monthName: new RegExp(String.raw`^(?<name>\p{L}{3,12})\.? (?<day>\d{1,2}),? (?<year>\d{4})${clock}$`, "iu"),
  dayThenName: new RegExp(
    String.raw`^(?<day>\d{1,2})\.?(?:[ -]| de )(?<name>\p{L}{3,12})\.?(?:[ -]| de )(?<year>\d{4})${clock}$`,
    "iu",
  ),
};

type DateParts = Record<string, string | undefined>;

function matchShape(text: string): DateParts | undefined {
  const value = text.trim();
  for (const shape of Object.values(shapes)) {
    const parts = shape.exec(value)?.groups;
    if (parts) return parts;
  }
  return undefined;
}

/** Returns minutes east of UTC. */
function parseUtcOffset(zone: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d):?(\d\d)$/.exec(zone) ?? [];
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns the hour, 24 or more for an invalid one. */
function parseHour({ hour = "0", half }: DateParts): number {
  if (half === undefined) return Number(hour);
  return Number(hour) > 12 ? 24 : (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
}

/** No report goes back further, so an earlier year of two digits is a day: "26-05-04". */
const isPlausible = (year: number): boolean => Math.abs(year + 5 - new Date().getUTCFullYear()) <= 6;

function toDate(parts: DateParts, month: number, day: number): WrittenDate | null {
  const { year = "", minute = "0", second = "0", zone } = parts;
  const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
  if (year.length === 2 && !isPlausible(fullYear)) return null;
  const start = new Date(Date.UTC(fullYear, month - 1, day));
  const hour = parseHour(parts);
  if (start.getUTCMonth() !== month - 1 || start.getUTCDate() !== day || fullYear < 1990 || fullYear > 2100)
    return null;
  if (hour > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const minutes = hour * 60 + Number(minute) - parseUtcOffset(zone ?? "");
  const at = new Date(start.getTime() + (minutes * 60 + Number(second)) * 1_000);
  return { at: at.toISOString().slice(0, 19), isZoned: zone !== undefined };
}

/** Returns the date in either order of day and month; dates with dots, names or the year first have one reading. */
function readEither(text: string): Partial<Record<DateOrder, WrittenDate | null>> {
  const parts = matchShape(text);
  if (!parts) return {};
  const { one, two, sign, name, month, day } = parts;
  if (one === undefined) {
    const read = toDate(parts, name === undefined ? Number(month) : (months.get(name.toLowerCase()) ?? 0), Number(day));
    return { mdy: read, dmy: read };
  }
  // "26-05-24" is a day of 2024 or of 2026.
  const { year = "" } = parts;
  if (sign === "-" && year.length === 2 && toDate({ ...parts, year: one }, Number(two), Number(year))) return {};
  const dmy = toDate(parts, Number(two), Number(one));
  return { dmy, mdy: sign === "." ? dmy : toDate(parts, Number(one), Number(two)) };
}

/** Returns the orders in which a date exists; both when the date does not tell, none for anything else. */
export function findDateOrders(text: string): { orders: DateOrder[]; isUnclear: boolean } {
  const { mdy, dmy } = readEither(text);
  const orders = (["mdy", "dmy"] as const).filter((order) => (order === "mdy" ? mdy : dmy));
  return { orders, isUnclear: orders.length === 2 && mdy?.at !== dmy?.at };
}

/** Parses a day or a timestamp. Returns null for anything else. */
export const readDate = (text: string, order: DateOrder): WrittenDate | null => readEither(text)[order] ?? null;
