import { badUserInput } from "../errors/appErrors";

/** Days, both inclusive, YYYY-MM-DD. */
export interface DateRange {
  from: string;
  to: string;
}

const dayLength = 86_400_000;
const maxRangeDays = 366;

/** Returns the start of the day in milliseconds; NaN for an invalid day. */
export function parseDay(day: string): number {
  const time = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== day ? NaN : time;
}

export const toUtcDay = (time: Date | number): string => new Date(time).toISOString().slice(0, 10);

/** Returns error messages for `from` and `to`; none for valid days, in order, and at most 366 of them. */
export function findRangeProblems(from: string, to: string): Record<string, string> {
  const fieldErrors: Record<string, string> = {};
  const [start, end] = [parseDay(from), parseDay(to)];
  if (Number.isNaN(start)) fieldErrors.from = "Enter a day as YYYY-MM-DD.";
  if (Number.isNaN(end)) fieldErrors.to = "Enter a day as YYYY-MM-DD.";
  if (start > end) fieldErrors.to = "The last day must not be before the first.";
  if (end - start >= maxRangeDays * dayLength) fieldErrors.to = `Choose at most ${maxRangeDays} days.`;
  return fieldErrors;
}

/** @throws BAD_USER_INPUT unless both are valid days, in order, and at most 366 of them. */
export function readRange(from: string, to: string): DateRange {
  const fieldErrors = findRangeProblems(from, to);
  if (Object.keys(fieldErrors).length) throw badUserInput("Please check the days.", fieldErrors);
  return { from, to };
}

/** Returns every day of the range. */
export function listDays({ from, to }: DateRange): string[] {
  const days: string[] = [];
  for (let time = parseDay(from); time <= parseDay(to); time += dayLength) days.push(toUtcDay(time));
  return days;
}

/** Returns the last days, today included. */
export const lastDays = (count: number, today: string): DateRange => ({
  from: toUtcDay(parseDay(today) - (count - 1) * dayLength),
  to: today,
});

/** All recorded data. */
export const allTime: DateRange = { from: "0001-01-01", to: "9999-12-30" };
