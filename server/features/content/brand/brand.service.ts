import type { EntityManager } from "typeorm";
import { badUserInput } from "../../../core/errors/appErrors";
import { containsText } from "../../../core/read/containsText";
import { type Conditions, Select } from "../../../core/read/select";
import { type SortOrder, textOrder } from "../../../core/read/sortOrder";
import { Parameter, rawSql, sql } from "../../../core/read/sql";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { BulkKind } from "../../../core/write/bulk";
import { newPublication } from "../../../core/write/publishRules";
import { lockRow, saveWithSlug } from "../../../core/write/saveRow";
import type { Write } from "../../../core/write/write";
import { Brand } from "./brand.entity";
import type { BrandSort, BulkBrandsInput, CreateBrandInput, UpdateBrandInput } from "./brand.inputs";
import type { BrandFilter } from "./brand.types";

export const brandOrders: Record<BrandSort, SortOrder> = {
  NAME: textOrder("searchable(brand.name)"),
  UPDATED: { direction: "DESC", keys: [{ expression: "brand.updated_at", type: "timestamptz" }] },
};

const initialSql = 'left(searchable(brand.name), 1) COLLATE "C"';
const initial = rawSql(initialSql);

/** Returns the first letters of the brands: A to Z, and # when some begin otherwise. */
export async function listInitials(db: EntityManager): Promise<string[]> {
  const rows = await new Select(db, Brand, "brand").readColumns([initialSql], { groupBy: initialSql });
  const letters = rows.map(([letter]) => (letter as string).toUpperCase());
  const named = letters.filter((letter) => letter >= "A" && letter <= "Z").sort();
  return letters.length > named.length ? [...named, "#"] : named;
}

function filterBrands(query: Conditions, filter: BrandFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) query.andWhere(containsText("brand", new Parameter(likePattern(search))));
  if (filter.status) query.andWhere(sql`brand.status = ${filter.status}`);
  if (filter.letter) {
    const letter = filter.letter.toLowerCase();
    const isLetter = letter >= "a" && letter <= "z";
    query.andWhere(isLetter ? sql`${initial} = ${letter}` : sql`${initial} NOT BETWEEN 'a' AND 'z'`);
  }
}

const toLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim();

/** Two names that differ only in case and spaces are one, as in the function brand_key of the schema. */
const toKey = (name: string): string => toLine(name).toLowerCase();

/** Returns the spellings besides the name, each once. */
export function listSpellings(name: string, spellings: readonly string[]): string[] {
  const byKey = new Map(spellings.map((text) => [toKey(text), toLine(text)]));
  byKey.delete("");
  byKey.delete(toKey(name));
  return [...byKey.values()];
}

/** @throws BAD_USER_INPUT when another brand has one of the names. */
export async function requireFreeNames(
  { db }: Write,
  names: readonly string[],
  exceptId: string | null,
): Promise<void> {
  // Two brands with one new name at once: the second waits, and finds the first.
  await db.query("LOCK TABLE brand_spellings IN SHARE ROW EXCLUSIVE MODE");
  const [taken]: { name: string; key: string }[] = await db.query(
    `SELECT brand.name, spelling.key FROM brand_spellings spelling JOIN brands brand ON brand.id = spelling.brand_id
     WHERE spelling.key IN (SELECT brand_key(name) FROM unnest($1::text[]) name) AND brand.id IS DISTINCT FROM $2::uuid LIMIT 1`,
    [names, exceptId],
  );
  if (!taken) return;
  const message = `“${taken.key}” is a name of the brand ${taken.name} already. Remove it there first.`;
  throw badUserInput(message, { [toKey(names[0]) === taken.key ? "name" : "spellings"]: message });
}

type Fields = Omit<UpdateBrandInput, "id" | "version" | "slug">;

/** Returns the columns. A former name stays a spelling, so that no piece loses its brand. */
function toColumns({ name, spellings, ...texts }: Fields, before: Partial<Brand> = {}): Partial<Brand> {
  const next = toLine(name ?? before.name ?? "");
  const former = before.name !== undefined && before.name !== next ? [before.name] : [];
  return {
    ...normalizeInput(texts),
    name: next,
    spellings: listSpellings(next, [...(spellings ?? before.spellings ?? []), ...former]),
  };
}

/** @throws BAD_USER_INPUT for invalid values, and for a name of another brand. */
export async function createBrand(
  change: Write,
  { slug, status, ...fields }: Omit<CreateBrandInput, "requestId">,
): Promise<Brand> {
  const columns = toColumns(fields);
  await requireFreeNames(change, [fields.name, ...(columns.spellings ?? [])], null);
  return saveWithSlug(change, "brand", Brand, { ...columns, ...newPublication(change, status) }, { slug });
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updateBrand(change: Write, { id, version, slug, ...fields }: UpdateBrandInput): Promise<Brand> {
  const before = await lockRow(change, "brand", Brand, { id, version });
  const columns = toColumns(fields, before);
  await requireFreeNames(change, [columns.name ?? "", ...(columns.spellings ?? [])], id);
  return saveWithSlug(change, "brand", Brand, columns, { before, slug });
}

/** What a bulk change does to brands. */
export const brandBulk: BulkKind<Brand, BulkBrandsInput> = {
  type: "brand",
  entity: Brand,
  alias: "brand",
  applyFilter: filterBrands,
  listActions: () => Promise.resolve([]),
};
