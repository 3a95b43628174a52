/** A record's own entry; words like "constructor" in a row's text are not entries. */
export const own = <T>(record: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.prototype.hasOwnProperty.call(record, key) ? record[key] : undefined;
