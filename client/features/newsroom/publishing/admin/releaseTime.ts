const dayAndTime = {
  month: "short",
  day: "numeric",
  year: "numeric",
  hour: "numeric",
  minute: "2-digit",
} as const;

/** "Nov 27, 2026, 10:00 AM GMT+1 (Europe/Berlin)", as the clocks of the zone show it. */
export function formatReleaseTime(moment: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { ...dayAndTime, timeZone, timeZoneName: "shortOffset" });
  return `${format.format(new Date(moment))} (${timeZone})`;
}

/** The same of a time on the clock of the zone, YYYY-MM-DDTHH:MM, whose offset only the server tells. */
export function formatClockTime(time: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("en-US", { ...dayAndTime, timeZone: "UTC" });
  return `${format.format(new Date(`${time}Z`))} (${timeZone})`;
}

/** The clock of a zone at a moment, YYYY-MM-DDTHH:MM, as a field for day and time takes it. */
export function toClockTime(moment: number | string, timeZone: string): string {
  const clock = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return clock.format(new Date(moment)).replace(" ", "T");
}

/** The next full hour on the clock of the zone, YYYY-MM-DDTHH:MM, to begin with. */
export function nextHour(timeZone: string, now = Date.now()): string {
  const hour = 60 * 60 * 1_000;
  return toClockTime(now + hour, timeZone).replace(/:\d\d$/, ":00");
}
