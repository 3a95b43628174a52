// Made with the first moment that is told: in a browser it takes as long as a whole page's first look into the cache.
let format: Intl.DateTimeFormat | undefined;

/** "Nov 21, 2025, 6:40 AM" in the reader's time zone; takes milliseconds since 1970 or ISO text. */
export function dateTime(moment: number | string): string {
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(moment));
}
