import { shortDate } from "./date";

/** What an event is, as visitors read it; blank when that says nothing. */
export const eventKindLabels = {
  AWARDS: "Awards",
  GALA: "Gala",
  PREMIERE: "Premiere",
  FASHION_WEEK: "Fashion week",
  CONCERT: "Concert",
  OTHER: "",
} as const;

/** The days of an event. Null when unknown; an event of one day has no last one. */
export interface EventDays {
  firstDay: string | null;
  lastDay: string | null;
}

/** "Mar 2, 2025", "Mar 2 to 9, 2025" or "Dec 28, 2025 to Jan 3, 2026"; blank when unknown. */
export function eventDays({ firstDay, lastDay }: EventDays): string {
  const first = shortDate(firstDay);
  if (firstDay === null || lastDay === null || lastDay === firstDay) return first;
  const last = shortDate(lastDay);
  if (firstDay.slice(0, 4) !== lastDay.slice(0, 4)) return `${first} to ${last}`;
  const [firstShort] = first.split(",");
  return firstDay.slice(0, 7) === lastDay.slice(0, 7)
    ? `${firstShort} to ${last.split(" ").slice(1).join(" ")}`
    : `${firstShort} to ${last}`;
}

/** Whether an event is not over, in UTC. */
export const isUpcoming = ({ firstDay, lastDay }: EventDays): boolean =>
  (lastDay ?? firstDay ?? "") >= new Date().toISOString().slice(0, 10);
