import type { EntityManager } from "typeorm";
import { changeTags } from "../../../core/write/bulk";
import { invalidateRows } from "../../../core/cache/invalidateRows";
import { lockById, saveUnique } from "../../../core/write/lockById";
import { createOnce } from "../../../core/write/createOnce";
import { setFields } from "../../../core/write/setFields";
import type { UndoOperation } from "../../../core/audit/undoOperation";
import type { Write, Change } from "../../../core/write/write";
import { badUserInput } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { rederivePosts } from "../blog/blog.service";
import { type CreateTermInput, type MergeTermsInput, type RenameTermInput, termMessages } from "./term.inputs";
import { Term, TermType } from "./term.entity";
import { contentKinds } from "../../../core/kinds/contentKind";
import { termUses } from "../../../core/kinds/terms";
import type { Facet } from "../../../core/graphql/facet";
import { Select } from "../../../core/read/select";
import { readFacets } from "../../../core/read/readFacets";

const countTags = `SELECT tag_name AS name, count(*)::int AS count FROM outfit_tags JOIN outfits ON outfits.id = outfit_id
  WHERE deleted_at IS NULL GROUP BY 1`;

function readUsage(db: EntityManager, list: TermType): Promise<Facet[]> {
  if (list === TermType.tag) return db.query(countTags);
  const { type, column } = termUses[list];
  return readFacets(new Select(db, contentKinds[type].table, "row"), `row.${column}`);
}

/** Returns the number of live rows by the name of their term. */
export const usageCounts = async (db: EntityManager, list: TermType): Promise<Map<string, number>> =>
  new Map((await readUsage(db, list)).map(({ name, count }) => [name, count]));

/** Returns the ids of all rows with the term, including the trash. */
async function listTermUses(db: EntityManager, list: TermType, name: string): Promise<string[]> {
  const statement =
    list === TermType.tag
      ? "SELECT outfit_id AS id FROM outfit_tags WHERE tag_name = $1"
      : `SELECT id FROM ${contentKinds[termUses[list].type].table} WHERE ${termUses[list].column} = $1`;
  const rows: { id: string }[] = await db.query(statement, [name]);
  return rows.map(({ id }) => id);
}

const entityType = "term";
const uniqueName = { index: "terms_type_name_key", field: "name", taken: termMessages.exists };

const lockTerm = (change: Write, id: string): Promise<Term> => lockById(change, Term, id, termMessages.gone);

export async function insertTerm(
  { db, invalidate }: Write,
  term: { id?: string; type: string; name: string },
): Promise<Term> {
  invalidate("terms");
  const { id, type, name } = term;
  return saveUnique(db, uniqueName, (savepoint) =>
    savepoint.save(Term, savepoint.create(Term, { id, type: type as TermType, name })),
  );
}

/** @throws BAD_USER_INPUT when the name is blank or taken. */
export function createTerm(db: EntityManager, actor: Actor | null, input: CreateTermInput): Promise<Term> {
  return createOnce(db, actor, Term, input, async (change, { type, name }) => {
    const term = await insertTerm(change, { type, name: name.trim() });
    await change.audit({ action: "create", entityType, entityId: term.id, title: term.name });
    return term;
  });
}

/** Replaces or removes a term in all rows. @returns the changed rows, and the steps to undo it. */
async function replaceTermUses(change: Write, { type, name }: Term, by: string | null): Promise<UndoOperation[]> {
  const ids = await listTermUses(change.db, type, name);
  if (ids.length === 0) return [];
  if (type === TermType.tag) return replaceTag(change, ids, name, by);
  const use = termUses[type];
  const values = ids.map((id) => ({ id, [use.column]: by ?? use.blank }));
  const rows = await setFields(change, use.type, [use.column], values);
  if (type === TermType.blogCategory) await rederivePosts(change, ids);
  await invalidateRows(change, use.type, ids);
  return [{ operation: "setFields", type: use.type, columns: [use.column], rows }];
}

/** Outfits that already have both tags keep the other one after an undo. */
async function replaceTag(change: Write, ids: string[], tag: string, by: string | null): Promise<UndoOperation[]> {
  const both = new Set(by === null ? [] : await listTermUses(change.db, TermType.tag, by));
  const rows = await changeTags(change, { add: by, remove: tag }, ids);
  await invalidateRows(change, "outfit", ids);
  return [
    { operation: "retag", add: tag, remove: by, rows: rows.filter(({ id }) => !both.has(id)) },
    { operation: "retag", add: tag, remove: null, rows: rows.filter(({ id }) => both.has(id)) },
  ];
}

const changedRows = (operations: readonly UndoOperation[]): number =>
  operations.reduce((sum, operation) => sum + ("rows" in operation ? operation.rows.length : 0), 0);

/** Renames a term wherever it is used. @throws NOT_FOUND, BAD_USER_INPUT when the name is blank or taken. */
export async function renameTerm(change: Write, { id, name: given }: RenameTermInput): Promise<Change> {
  const term = await lockTerm(change, id);
  const name = given.trim();
  if (term.name === name) return { matched: 1, changed: 0, undoId: null };
  await saveUnique(change.db, uniqueName, (savepoint) =>
    savepoint.update(Term, { id }, { name, version: term.version + 1 }),
  );
  const operations = await replaceTermUses(change, term, name);
  change.invalidate("terms");
  const undoId = await change.audit({
    action: "update",
    entityType,
    entityId: id,
    title: name,
    changes: { name: [term.name, name] },
    undo: [{ operation: "renameTerm", id, name: term.name }],
  });
  return { matched: 1, changed: changedRows(operations), undoId };
}

/** Deletes a term; its rows get another term or none. */
async function removeTerm(change: Write, term: Term, by: string | null, action: "delete" | "merge"): Promise<Change> {
  const operations = await replaceTermUses(change, term, by);
  await change.db.delete(Term, { id: term.id });
  change.invalidate("terms");
  const title = by === null ? term.name : `${term.name} into ${by}`;
  const again = { operation: "insertTerm" as const, id: term.id, type: term.type, name: term.name };
  const undo = [again, ...operations];
  const undoId = await change.audit({ action, entityType, entityId: term.id, title, undo });
  return { matched: 1, changed: changedRows(operations), undoId };
}

/** Deletes a term and removes it from all rows. @throws NOT_FOUND. */
export const deleteTerm = async (change: Write, id: string): Promise<Change> =>
  removeTerm(change, await lockTerm(change, id), null, "delete");

/** @throws NOT_FOUND, BAD_USER_INPUT for the same term, or terms of different lists. */
export async function mergeTerms(change: Write, { id, intoId }: MergeTermsInput): Promise<Change> {
  const [term, into] = [await lockTerm(change, id), await lockTerm(change, intoId)];
  if (id === intoId || term.type !== into.type) throw badUserInput("Choose two different entries from the same list.");
  return removeTerm(change, term, into.name, "merge");
}
