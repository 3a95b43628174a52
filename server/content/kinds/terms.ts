import type { Write } from "../write/write";

export type TermList = "category" | "styleType" | "occasion" | "blogCategory" | "tag";

/**
 * The names as their list spells them; names that it lacks are added to it as they are, so that every value in use is in
 * its list. Blanks are dropped, and repeats.
 */
export async function storedTerms(
  { db, invalidate }: Write,
  list: TermList,
  names: readonly string[],
): Promise<string[]> {
  const wanted = names.map((name) => name.trim()).filter(Boolean);
  if (wanted.length === 0) return [];
  const added: unknown[] = await db.query(
    `INSERT INTO terms (type, name) SELECT $1, unnest($2::text[]) ON CONFLICT (type, lower(name)) DO NOTHING RETURNING id`,
    [list, wanted],
  );
  if (added.length) invalidate("terms");
  const rows: { name: string }[] = await db.query(
    `SELECT name FROM terms WHERE type = $1 AND lower(name) IN (SELECT lower(unnest($2::text[]))) ORDER BY name COLLATE "C"`,
    [list, wanted],
  );
  return rows.map((row) => row.name);
}

/** One name as its list spells it; undefined stays, a blank is blank. */
export async function storedTerm(change: Write, list: TermList, name: string | undefined): Promise<string | undefined> {
  if (!name) return name;
  const [stored] = await storedTerms(change, list, [name]);
  return stored;
}
