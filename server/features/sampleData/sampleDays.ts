import type { SampleDay } from "./sampleData.types";

const day = 86_400_000;
const isoDay = (time: Date): string => time.toISOString().slice(0, 10);

const addYears = (date: string, years: number): string => {
  const [year, month, dayOfMonth] = date.split("-").map(Number);
  return isoDay(new Date(Date.UTC(year + years, month - 1, dayOfMonth)));
};

/**
 * Turns the days of the files into dates as seen on the day of the import: recent rows count back from it, the others
 * move together by whole years, as far as none of them is in the future.
 */
export function datesFor(days: readonly SampleDay[], today: Date): (entry: SampleDay) => string {
  const newest =
    days
      .flatMap((entry) => ("date" in entry ? [entry.date] : []))
      .sort()
      .at(-1) ?? isoDay(today);
  let years = today.getUTCFullYear() - Number(newest.slice(0, 4));
  if (addYears(newest, years) > isoDay(today)) years -= 1;
  return (entry) =>
    "date" in entry ? addYears(entry.date, years) : isoDay(new Date(today.getTime() - entry.daysAgo * day));
}
