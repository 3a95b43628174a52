// Created on first use: a browser's first `Intl.DateTimeFormat` takes 10 ms or more.
let format: Intl.DateTimeFormat | undefined;

/** "Nov 21, 2025, 6:40 AM" in the reader's time zone; accepts milliseconds since 1970 or ISO text. */
export function dateTime(moment: number | string): string {
  format ??= new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
  return format.format(new Date(moment));
}
