/** Order of day and month in dates like 03/04/2026. */
export type DateOrder = "mdy" | "dmy";

/** A day or a time as a file has it. */
export interface WrittenDate {
  /** YYYY-MM-DDTHH:MM:SS, in UTC if zoned, else on a clock that the file does not name. */
  at: string;
  isZoned: boolean;
}

/** The first and the last year that is possible. */
export interface Years {
  first: number;
  last: number;
}

/** Years of what websites have recorded. */
export const recordedYears: Years = { first: 1990, last: 2100 };
/** In the last days of 9999, a zone may lead to the year 10000. */
export const allYears: Years = { first: 1000, last: 9998 };

/** Returns the numbers of names in English, German, Spanish and French, long and short, without dots. */
function numberNames(part: "month" | "weekday", dates: readonly Date[]): ReadonlyMap<string, number> {
  const forms = ["en", "de", "es", "fr"].flatMap((language) =>
    ["long", "short"].map((form) => new Intl.DateTimeFormat(language, { [part]: form, timeZone: "UTC" })),
  );
  return new Map(
    forms.flatMap((form) => dates.map((date, at) => [form.format(date).toLowerCase().replace(/\.$/, ""), at] as const)),
  );
}

const months = numberNames(
  "month",
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 15))),
);
/** From Sunday. */
const weekdays = numberNames(
  "weekday",
  Array.from({ length: 7 }, (_, day) => new Date(Date.UTC(2026, 1, 1 + day))),
);

/** Whether a word names a month. */
export const isMonth = (word: string): boolean => months.has(word.toLowerCase().replace(/\.$/, ""));

const zone = String.raw`(?<zone>z|utc|(?:gmt|utc)?[+-]\d\d(?::?\d\d)?(?: \([^()]{1,60}\))?|gmt)`;
const clock = String.raw`(?:[T ,]+(?<hour>\d{1,2}):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<fraction>\d+))?)?\s*(?<half>[ap]m)?\s*${zone}?)?`;
const weekday = String.raw`(?:(?<weekday>\p{L}{2,10})\.?,? )?`;
const shapes = {
  yearFirst: new RegExp(String.raw`^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})${clock}$`, "i"),
  numbers: new RegExp(String.raw`^(?<one>\d{1,2})(?<sign>[/.-])(?<two>\d{1,2})[/.-](?<year>\d{4}|\d\d)${clock}$`, "i"),
  monthName: new RegExp(String.raw`^${weekday}(?<name>\p{L}{3,12})\.? (?<day>\d{1,2}),? (?<year>\d{4})${clock}$`, "iu"),
  dayThenName: new RegExp(
    String.raw`^${weekday}(?<day>\d{1,2})\.?(?:[ -]| de )(?<name>\p{L}{3,12})\.?(?:[ -]| de )(?<year>\d{4})${clock}$`,
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
  const [, sign, hours, minutes = "0"] = /([+-])(\d\d):?(\d\d)?/.exec(zone) ?? [];
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** Returns the hour, 24 or more for an invalid one. */
function parseHour({ hour = "0", half }: DateParts): number {
  if (half === undefined) return Number(hour);
  return Number(hour) > 12 ? 24 : (Number(hour) % 12) + (half.toLowerCase() === "pm" ? 12 : 0);
}

/** No file goes back further, so an earlier year of two digits is a day: "26-05-04". */
const isPlausible = (year: number): boolean => Math.abs(year + 5 - new Date().getUTCFullYear()) <= 6;

/** A time in milliseconds. */
interface Moment {
  ms: number;
  isZoned: boolean;
}

/** Returns midnight of a day; null for one that no calendar has, or that is another day of the week. */
function toDay({ year = "", weekday }: DateParts, month: number, day: number, years: Years): number | null {
  const fullYear = Number(year) + (year.length === 2 ? 2000 : 0);
  if (year.length === 2 && !isPlausible(fullYear)) return null;
  if (fullYear < years.first || fullYear > years.last) return null;
  const start = new Date(Date.UTC(fullYear, month - 1, day));
  if (start.getUTCMonth() !== month - 1 || start.getUTCDate() !== day) return null;
  return weekday && weekdays.get(weekday.toLowerCase()) !== start.getUTCDay() ? null : start.getTime();
}

function toMoment(parts: DateParts, month: number, day: number, years: Years): Moment | null {
  const { minute = "0", second = "0", fraction = "", zone } = parts;
  const start = toDay(parts, month, day, years);
  const hour = parseHour(parts);
  if (start === null || hour > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const minutes = hour * 60 + Number(minute) - parseUtcOffset(zone ?? "");
  const ms = start + (minutes * 60 + Number(second)) * 1_000 + Number(fraction.padEnd(3, "0").slice(0, 3));
  return { ms, isZoned: zone !== undefined };
}

type Readings = Partial<Record<DateOrder, Moment | null>>;

/** Returns the date in either order of day and month; dates with dots, names or the year first have one reading. */
function readParts(parts: DateParts, years: Years): Readings {
  const { one, two, sign, name, month, day } = parts;
  if (one === undefined) {
    const number = name === undefined ? Number(month) : (months.get(name.toLowerCase()) ?? -1) + 1;
    const read = toMoment(parts, number, Number(day), years);
    return { mdy: read, dmy: read };
  }
  // "26-05-24" is a day of 2024 or of 2026.
  const { year = "" } = parts;
  if (sign === "-" && year.length === 2 && toMoment({ ...parts, year: one }, Number(two), Number(year), years))
    return {};
  const dmy = toMoment(parts, Number(two), Number(one), years);
  return { dmy, mdy: sign === "." ? dmy : toMoment(parts, Number(one), Number(two), years) };
}

function readEither(text: string, years: Years): Readings {
  const parts = matchShape(text);
  return parts ? readParts(parts, years) : {};
}

/** Returns the orders in which a date exists; both when the date does not tell, none for anything else. */
export function findDateOrders(text: string): { orders: DateOrder[]; isUnclear: boolean } {
  const { mdy, dmy } = readEither(text, recordedYears);
  const orders = (["mdy", "dmy"] as const).filter((order) => (order === "mdy" ? mdy : dmy));
  return { orders, isUnclear: orders.length === 2 && mdy?.ms !== dmy?.ms };
}

/** Parses a day or a timestamp. Returns null for anything else. */
export function readDate(text: string, order: DateOrder, years = recordedYears): WrittenDate | null {
  const read = readEither(text, years)[order];
  return read ? { at: new Date(read.ms).toISOString().slice(0, 19), isZoned: read.isZoned } : null;
}

/**
 * Parses a day or a timestamp that has one reading by itself: not 03/04/2026, nor a year of two digits. Without a zone it
 * is in UTC. Returns null for anything else.
 */
export function readClearDate(text: string, years = allYears): Date | null {
  const parts = matchShape(text);
  if (!parts || parts.year?.length === 2) return null;
  const { mdy, dmy } = readParts(parts, years);
  if (mdy && dmy && mdy.ms !== dmy.ms) return null;
  const read = mdy ?? dmy;
  return read ? new Date(read.ms) : null;
}

const epoch = /^(?:(?<seconds>\d{9,10}(?:\.\d{1,9})?)|(?<milliseconds>\d{13}))$/;
/** Later seconds may be a day and its hour: 2033010112. */
const lastEpochMs = Date.UTC(2033, 0, 1);

/** Parses seconds or milliseconds since 1970, of the years 1973 (milliseconds: 2001) to 2032. Null for anything else. */
export function readEpoch(text: string): Date | null {
  const { seconds, milliseconds } = epoch.exec(text.trim())?.groups ?? {};
  const ms = Math.floor(seconds === undefined ? Number(milliseconds) : Number(seconds) * 1_000);
  return ms < lastEpochMs ? new Date(ms) : null;
}

/** Tells that a row of an import lacks its date. */
export const withoutDate = (text: string, reason = "cannot be read"): string =>
  `The date "${text.slice(0, 50)}" ${reason}; the row was imported without it.`;
