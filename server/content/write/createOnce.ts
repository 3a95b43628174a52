import { createHash } from "node:crypto";
import { type EntityManager, type EntityTarget, type FindOptionsWhere, LessThan, type ObjectLiteral } from "typeorm";
import { conflict, notFound } from "../../shared/errors/appErrors";
import type { Actor } from "../../shared/graphql/context";
import { CreateRequest } from "./createRequest.entity";
import { type Write, write } from "./write";

type Key = Pick<CreateRequest, "actorId" | "entityType" | "requestId">;

/** How long a create that is sent again is recognized. */
const day = 24 * 60 * 60 * 1_000;

const sha256 = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/**
 * Claims a request id until the end of the transaction. PostgreSQL lets a second transaction with the same id wait for the first.
 * @returns false when a create with this id was committed before.
 */
async function claim({ db }: Write, key: Key, inputHash: string): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `INSERT INTO create_requests (actor_id, entity_type, request_id, input_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING request_id`,
    [key.actorId, key.entityType, key.requestId, inputHash],
  );
  return rows.length > 0;
}

/** The row that the first request added, also while it is in the trash. */
async function firstRow<Row extends ObjectLiteral>(
  { db }: Write,
  entity: EntityTarget<Row>,
  key: Key,
  inputHash: string,
): Promise<Row> {
  const first = await db.findOneByOrFail(CreateRequest, key);
  if (first.inputHash !== inputHash) {
    throw conflict("This was added already, with other values. Close the form, and edit what was added.");
  }
  const where = { id: first.rowId } as unknown as FindOptionsWhere<Row>;
  const row = await db.findOne(entity, { where, withDeleted: true });
  if (!row) throw notFound("This was added before, and has been deleted since.");
  return row;
}

/**
 * Adds a row in one transaction (see `write`). The same input with the same request id adds no second row, however often and
 * however simultaneously it is sent: each request returns the first row.
 * @throws CONFLICT for the same request id with another input, NOT_FOUND when the first row was deleted for good.
 */
export function createOnce<Row extends ObjectLiteral & { id: string }, Input extends { requestId?: string | null }>(
  db: EntityManager,
  actor: Actor | null,
  entity: EntityTarget<Row>,
  { requestId, ...input }: Input,
  work: (change: Write, input: Omit<Input, "requestId">) => Promise<Row>,
): Promise<Row> {
  return write(db, actor, async (change) => {
    if (!requestId || !actor) return work(change, input);
    const key = { actorId: actor.id, entityType: db.dataSource.getMetadata(entity).tableName, requestId };
    const inputHash = sha256(input);
    if (!(await claim(change, key, inputHash))) return firstRow(change, entity, key, inputHash);
    const row = await work(change, input);
    await change.db.update(CreateRequest, key, { rowId: row.id });
    return row;
  });
}

/** Deletes request ids that no client sends again. @returns how many. */
export async function deleteOldCreateRequests(db: EntityManager): Promise<number> {
  const { affected } = await db.delete(CreateRequest, { createdAt: LessThan(new Date(Date.now() - day)) });
  return affected ?? 0;
}
