import { format, isSameDay, subDays } from "date-fns";

interface Dated {
  createdAt: string;
}

export interface ActivityDay<Entry> {
  /** "Today", "Yesterday", "Friday, Nov 21, 2025" */
  label: string;
  entries: Entry[];
}

const getDayLabel = (day: Date, now: Date): string => {
  if (isSameDay(day, now)) return "Today";
  if (isSameDay(day, subDays(now, 1))) return "Yesterday";
  return format(day, "EEEE, MMM dd, yyyy");
};

/** Groups entries by day in the reader's time zone, in their order. */
export function activityDays<Entry extends Dated>(entries: readonly Entry[], now: Date): ActivityDay<Entry>[] {
  const days: ActivityDay<Entry>[] = [];
  for (const entry of entries) {
    const label = getDayLabel(new Date(entry.createdAt), now);
    const last = days.at(-1);
    if (last?.label === label) last.entries.push(entry);
    else days.push({ label, entries: [entry] });
  }
  return days;
}
