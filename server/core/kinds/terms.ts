import { badUserInput } from "../errors/appErrors";
import type { FieldColumn } from "../audit/undoOperation";
import type { Write } from "../write/write";
import type { ContentType } from "./contentKind";

export type TermList = "category" | "styleType" | "occasion" | "blogCategory" | "tag";

/** A column that uses the terms of a list. */
interface TermUse {
  type: ContentType;
  column: FieldColumn;
  /** Value after the term was removed. */
  blank: "" | null;
}

/** The column that uses the terms of each list; tags have their own table. */
export const termUses: Record<Exclude<TermList, "tag">, TermUse> = {
  category: { type: "celebrity", column: "category", blank: "" },
  styleType: { type: "celebrity", column: "style_type", blank: "" },
  occasion: { type: "outfit", column: "occasion", blank: null },
  blogCategory: { type: "blogPost", column: "category", blank: "" },
};

const maxNameLength = 100;

/** Counts as the database does; the rules of inputs count some emoji as less. @throws BAD_USER_INPUT for a name too long. */
export function requireShortName(name: string): void {
  if (Array.from(name.trim()).length > maxNameLength)
    throw badUserInput(`A category or tag has at most ${maxNameLength} characters`);
}

/**
 * Returns the names in the spelling of the taxonomy and adds missing ones, so that every value in use is a term. Drops
 * blanks and duplicates. @throws BAD_USER_INPUT for a name too long.
 */
export async function resolveTerms(
  { db, invalidate }: Write,
  list: TermList,
  names: readonly string[],
): Promise<string[]> {
  const wanted = names.map((name) => name.trim()).filter(Boolean);
  if (wanted.length === 0) return [];
  wanted.forEach(requireShortName);
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

/** Returns the name in the spelling of the taxonomy; undefined and blank names do not change. */
export async function resolveTerm(
  change: Write,
  list: TermList,
  name: string | undefined,
): Promise<string | undefined> {
  if (!name) return name;
  const [stored] = await resolveTerms(change, list, [name]);
  return stored;
}
