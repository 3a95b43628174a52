import type { EntityManager } from "typeorm";
import { contentKinds, offerTypes, type PublicTable } from "../../../core/kinds/contentKind";
import { isShown } from "../../../core/kinds/visibility";
import { getAudience } from "../../../core/read/audience";
import { runStatement } from "../../../core/read/runStatement";
import { Select } from "../../../core/read/select";
import { sql } from "../../../core/read/sql";
import { splitWords } from "../../../core/vocabulary/vocabulary";
import { Brand } from "../brand/brand.entity";
import type { Category } from "../category/category.entity";
import { listCategories } from "../category/category.service";
import { readTokens } from "./understanding/tokens";

/** Shops, brands and categories take one line each among the suggestions. */
const maxPlaces = 3;
/** Shorter texts begin too many names. */
const shortestPrefix = 3;

/** Returns the retailers whose name begins with the text, by one step in the index per name. */
export async function findShops(db: EntityManager, text: string): Promise<string[]> {
  if (text.length < shortestPrefix) return [];
  const name = 'searchable(offer.retailer) COLLATE "C"';
  const next = (table: PublicTable, after: string) => `(
    SELECT offer.retailer FROM ${table} offer
    WHERE ${name} ${after} AND ${name} < searchable($1) || chr(1114111) AND ${isShown(table, "offer", getAudience(db))}
    ORDER BY ${name}, offer.id LIMIT 1)`;
  const names = offerTypes.map((type) => {
    const { table } = contentKinds[type];
    return `(WITH RECURSIVE found (name, at) AS (
      SELECT ${next(table, ">= searchable($1)")}, 1
      UNION ALL SELECT ${next(table, '> searchable(found.name) COLLATE "C"')}, at + 1
      FROM found WHERE name IS NOT NULL AND at < ${maxPlaces})
    SELECT name FROM found WHERE name IS NOT NULL)`;
  });
  const rows = await runStatement(db, `${names.join(" UNION ")} ORDER BY 1 LIMIT ${maxPlaces}`, [text]);
  return rows.map(([found]) => found as string);
}

/** Whether each typed word begins a word of the name. */
function beginsWords(name: string, typed: readonly string[]): boolean {
  const words = splitWords(name);
  return typed.every((start) => words.some((word) => word.startsWith(start)));
}

/** Returns the categories whose names have words that begin with those of the text. */
export async function findCategories(db: EntityManager, text: string): Promise<Category[]> {
  const typed = splitWords(text);
  if (typed.join("").length < shortestPrefix) return [];
  const categories = await listCategories(db);
  return categories.filter(({ name }) => beginsWords(name, typed)).slice(0, maxPlaces);
}

/** Returns the brand that a search names, and those with words that begin with the text, by name. */
export async function findBrands(db: EntityManager, text: string, named: Pick<Brand, "id"> | null): Promise<Brand[]> {
  const words = readTokens(text).map((token) => `'${token.text}'`);
  const isShort = text.length < shortestPrefix || words.length === 0;
  if (isShort && !named) return [];
  const hasWords = sql`array_to_tsvector(words_in(brand.search_text)) @@ ${`${words.join(" & ")}:*`}::tsquery`;
  const isNamed = sql`brand.id = ${named?.id ?? null}::uuid`;
  return new Select(db, Brand, "brand")
    .andWhere(isShort ? isNamed : sql`(${isNamed} OR ${hasWords})`)
    .read({ order: 'searchable(brand.name) COLLATE "C", brand.id', limit: maxPlaces });
}
