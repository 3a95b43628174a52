const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });

/** "Nov 21, 2025, 6:40 AM" in the reader's time zone; takes milliseconds since 1970 or ISO text. */
export const dateTime = (moment: number | string): string => format.format(new Date(moment));
