import { badUserInput } from "../../../core/errors/appErrors";
import { firstRowsByValue } from "../../../core/graphql/loaders";
import { containsText } from "../../../core/read/containsText";
import type { Conditions } from "../../../core/read/select";
import { type SortOrder, textOrder } from "../../../core/read/sortOrder";
import { Parameter, sql } from "../../../core/read/sql";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { BulkKind } from "../../../core/write/bulk";
import { newPublication } from "../../../core/write/publishRules";
import { lockRow, saveWithSlug } from "../../../core/write/saveRow";
import type { Write } from "../../../core/write/write";
import { Author } from "./author.entity";
import type { AuthorSort, BulkAuthorsInput, CreateAuthorInput, UpdateAuthorInput } from "./author.inputs";
import type { AuthorFilter } from "./author.types";

export const authorOrders: Record<AuthorSort, SortOrder> = {
  NAME: textOrder("searchable(author.name)"),
  UPDATED: { direction: "DESC", keys: [{ expression: "author.updated_at", type: "timestamptz" }] },
};

function filterAuthors(query: Conditions, filter: AuthorFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) query.andWhere(containsText("author", new Parameter(likePattern(search))));
  if (filter.status) query.andWhere(sql`author.status = ${filter.status}`);
}

/** Loads the author of each name that visitors see. */
export const authorsByName = firstRowsByValue(Author, { column: "name", order: (author) => `${author}.id`, limit: 1 });

type Named = { id: string; name: string };

/** Finds the author with a name in any spelling, also in the trash. Locks a new name until the end of the change. */
export async function findByName({ db }: Write, name: string): Promise<Named | undefined> {
  const find = async () => {
    const rows: Named[] = await db.query("SELECT id, name FROM authors WHERE lower(name) = lower($1)", [name.trim()]);
    return rows.at(0);
  };
  const known = await find();
  if (known) return known;
  await db.query("SELECT pg_advisory_xact_lock(hashtext('author ' || lower($1)))", [name.trim()]);
  return find();
}

/**
 * Returns the name in the spelling of its author, who is added when new, so that every name in use is a row. Undefined and
 * blank names do not change. The author of someone who may not publish is a draft.
 */
export async function resolveAuthor(change: Write, name: string | undefined): Promise<string | undefined> {
  if (!name?.trim()) return name;
  const known = await findByName(change, name);
  return known ? known.name : (await createAuthor(change, { name })).name;
}

async function requireFreeName(change: Write, name: string | null | undefined, exceptId?: string): Promise<void> {
  const other = name ? await findByName(change, name) : undefined;
  if (!other || other.id === exceptId) return;
  const message = `There is an author named ${other.name} already, perhaps in the trash. Add what tells the two apart.`;
  throw badUserInput(message, { name: message });
}

const toColumns = ({ name, links, ...texts }: Omit<UpdateAuthorInput, "id" | "version" | "slug">): Partial<Author> => ({
  ...normalizeInput(texts),
  ...(name != null && { name: name.trim() }),
  ...(links !== undefined && { links: links?.map((link) => link.trim()) ?? [] }),
});

/** @throws BAD_USER_INPUT for invalid values. */
export async function createAuthor(
  change: Write,
  { slug, status, ...fields }: Omit<CreateAuthorInput, "requestId">,
): Promise<Author> {
  await requireFreeName(change, fields.name);
  return saveWithSlug(change, "author", Author, { ...toColumns(fields), ...newPublication(change, status) }, { slug });
}

/** A trigger gives the articles a new name. @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updateAuthor(
  change: Write,
  { id, version, slug, ...fields }: UpdateAuthorInput,
): Promise<Author> {
  const before = await lockRow(change, "author", Author, { id, version });
  await requireFreeName(change, fields.name, id);
  return saveWithSlug(change, "author", Author, toColumns(fields), { before, slug });
}

/** What a bulk change does to authors. */
export const authorBulk: BulkKind<Author, BulkAuthorsInput> = {
  type: "author",
  entity: Author,
  alias: "author",
  applyFilter: filterAuthors,
  listActions: () => Promise.resolve([]),
};
