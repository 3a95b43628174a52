import type { EntityManager } from "typeorm";
import type { ContentType } from "../../core/kinds/contentKind";
import type { BulkColumn } from "../../core/write/undo.entity";
import type { Facet } from "../../core/graphql/facet";
import { readFacets, Select } from "../../core/read/select";
import { TermType } from "./term.entity";

interface ColumnUse {
  type: ContentType;
  table: string;
  column: BulkColumn;
  /** Value after the term was removed. */
  blank: "" | null;
}

/** Columns that use the terms of each list; tags have their own table. */
export const columnUses: Record<Exclude<TermType, "tag">, ColumnUse> = {
  category: { type: "celebrity", table: "celebrities", column: "category", blank: "" },
  styleType: { type: "celebrity", table: "celebrities", column: "style_type", blank: "" },
  occasion: { type: "outfit", table: "outfits", column: "occasion", blank: null },
  blogCategory: { type: "blogPost", table: "blog_posts", column: "category", blank: "" },
};

const countTags = `SELECT tag_name AS name, count(*)::int AS count FROM outfit_tags JOIN outfits ON outfits.id = outfit_id
  WHERE deleted_at IS NULL GROUP BY 1`;

function readUsage(db: EntityManager, list: TermType): Promise<Facet[]> {
  if (list === TermType.tag) return db.query(countTags);
  const { table, column } = columnUses[list];
  return readFacets(new Select(db, table, "row"), `row.${column}`);
}

/** Returns the number of live rows by the name of their term. */
export const usageCounts = async (db: EntityManager, list: TermType): Promise<Map<string, number>> =>
  new Map((await readUsage(db, list)).map(({ name, count }) => [name, count]));

/** Returns the ids of all rows with the term, including the trash. */
export async function listTermUses(db: EntityManager, list: TermType, name: string): Promise<string[]> {
  const statement =
    list === TermType.tag
      ? "SELECT outfit_id AS id FROM outfit_tags WHERE tag_name = $1"
      : `SELECT id FROM ${columnUses[list].table} WHERE ${columnUses[list].column} = $1`;
  const rows: { id: string }[] = await db.query(statement, [name]);
  return rows.map(({ id }) => id);
}
