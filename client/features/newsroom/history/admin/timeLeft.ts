import { plural } from "../../../../shared/format/plural";

const day = 86_400_000;

/**
 * "in 12 days", "in 1 day", "today": the time until a moment.
 * @param now milliseconds since 1970
 */
export function timeLeft(moment: string, now: number): string {
  const days = Math.floor((Date.parse(moment) - now) / day);
  return days < 1 ? "today" : `in ${plural(days, "day")}`;
}
