import type { EntityManager, EntityTarget, FindOptionsWhere, ObjectLiteral } from "typeorm";
import { validate as isUuid } from "uuid";
import { badUserInput, notFound } from "../errors/appErrors";
import { isUniqueViolation } from "../errors/databaseErrors";
import { readById } from "../read/select";
import type { Write } from "./write";

/** Reads a row. @throws NOT_FOUND with the given sentence, also for an invalid id. */
export async function requireById<Row extends ObjectLiteral & { id: string }>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
  gone: string,
): Promise<Row> {
  const row = await readById(db, entity, id);
  if (!row) throw notFound(gone);
  return row;
}

/** Locks a row until the end of the change. @throws NOT_FOUND with the given sentence, also for an invalid id. */
export async function lockById<Row extends ObjectLiteral & { id: string }>(
  { db }: Pick<Write, "db">,
  entity: EntityTarget<Row>,
  id: string,
  gone: string,
): Promise<Row> {
  const where = { id } as FindOptionsWhere<Row>;
  const row = isUuid(id) ? await db.findOne(entity, { where, lock: { mode: "pessimistic_write" } }) : null;
  if (!row) throw notFound(gone);
  return row;
}

/**
 * Runs a save that may repeat a value of another row, in a savepoint.
 * @throws BAD_USER_INPUT with the given sentence when the unique index refuses it.
 */
export async function saveUnique<Result>(
  db: EntityManager,
  { index, field, taken }: { index: string; field: string; taken: string },
  save: (savepoint: EntityManager) => Promise<Result>,
): Promise<Result> {
  try {
    return await db.transaction(save);
  } catch (error) {
    throw isUniqueViolation(error, index) ? badUserInput(taken, { [field]: taken }) : error;
  }
}
