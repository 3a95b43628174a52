interface Named {
  slug: string;
  name?: string;
  title?: string;
}

interface Wording {
  column: "celebrity" | "event" | "show" | "character";
  name: "name" | "title";
  /** The plural of the column. */
  names: string;
  /** The rows are parts of this. */
  of?: string;
}

/** Returns the row with the slug, else the only one with the name; else a sentence. */
export function matchNamed<Row extends Named>(
  rows: readonly Row[],
  text: string,
  { column, name, names, of }: Wording,
): Row | string {
  const bySlug = rows.find(({ slug }) => slug === text);
  if (bySlug) return bySlug;
  const [first, second] = rows.filter((row) => row[name] === text);
  const where = of ? ` of ${of}` : "";
  if (second) return `${column}: Several ${names}${where} have the ${name} “${text}”. Write the slug instead.`;
  return first ?? `${column}: No ${column}${where} has the slug or the ${name} “${text}”. Add the ${column} first.`;
}
