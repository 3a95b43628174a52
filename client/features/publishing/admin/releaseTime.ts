/** "Nov 27, 2026, 10:00 AM GMT+1 (Europe/Berlin)", as the clocks of the zone show it. */
export function formatReleaseTime(moment: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat("en-US", {
    timeZone,
    month: "short",
    day: "numeric",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "shortOffset",
  }).format(new Date(moment));
  return `${time} (${timeZone})`;
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
