/** A range of days of the site's time zone as YYYY-MM-DD, both included. */
export interface DayRange {
  from: string;
  to: string;
}

export interface RangePreset {
  label: string;
  range: DayRange;
}

const dayLength = 86_400_000;
const most = 366;

const formatDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/** Returns the day that it is in a time zone. @param moment in milliseconds. */
export const dayInZone = (moment: number, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(moment);

/** The range of `days` days that ends with `today`. */
const last = (days: number, today: string): DayRange => ({
  from: formatDay(Date.parse(today) - (days - 1) * dayLength),
  to: today,
});

export const listPresets = (today: string): readonly RangePreset[] => [
  { label: "7 days", range: last(7, today) },
  { label: "30 days", range: last(30, today) },
  { label: "90 days", range: last(90, today) },
  { label: "This year", range: { from: `${today.slice(0, 4)}-01-01`, to: today } },
];

/** The range without a range in the URL. */
export const defaultRange = (today: string): DayRange => last(30, today);

/** Rejects dates such as 31 February. */
const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && formatDay(Date.parse(text)) === text;

/** Returns the errors of a range by field, in the server's words; empty when it is valid. */
export function rangeProblems({ from, to }: DayRange): Partial<Record<keyof DayRange, string>> {
  const form = "Enter a day as YYYY-MM-DD.";
  if (!isDay(from) || !isDay(to)) return { ...(!isDay(from) && { from: form }), ...(!isDay(to) && { to: form }) };
  if (to < from) return { to: "The last day must not be before the first." };
  const days = (Date.parse(to) - Date.parse(from)) / dayLength + 1;
  return days > most ? { to: `Choose at most ${most} days.` } : {};
}

export const isSameRange = (one: DayRange, other: DayRange): boolean => one.from === other.from && one.to === other.to;
