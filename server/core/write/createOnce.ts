import { createHash } from "node:crypto";
import { type EntityManager, type EntityTarget, type FindOptionsWhere, LessThan, type ObjectLiteral } from "typeorm";
import { conflict, notFound } from "../errors/appErrors";
import type { Actor } from "../graphql/context";
import { CreateRequest } from "./createRequest.entity";
import { type Write, write } from "./write";

type Key = Pick<CreateRequest, "actorId" | "entityType" | "requestId">;

/** How long a repeated create request is recognized. */
const day = 24 * 60 * 60 * 1_000;

const sha256 = (value: unknown): string => createHash("sha256").update(JSON.stringify(value)).digest("hex");

/**
 * Claims a request id until the end of the transaction. PostgreSQL makes a second transaction with the same id wait for
 * the first.
 * @returns false when a create with this id was already committed.
 */
async function claimRequestId({ db }: Write, key: Key, inputHash: string): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `INSERT INTO create_requests (actor_id, entity_type, request_id, input_hash) VALUES ($1, $2, $3, $4)
     ON CONFLICT DO NOTHING RETURNING request_id`,
    [key.actorId, key.entityType, key.requestId, inputHash],
  );
  return rows.length > 0;
}

/** Returns the row that the first request created, including from the trash. */
async function firstRow<Row extends ObjectLiteral>(
  { db }: Write,
  entity: EntityTarget<Row>,
  key: Key,
  inputHash: string,
): Promise<Row> {
  const first = await db.findOneByOrFail(CreateRequest, key);
  if (first.inputHash !== inputHash) {
    throw conflict("This was already added with other values. Close the form and edit the existing entry.");
  }
  const where = { id: first.rowId } as unknown as FindOptionsWhere<Row>;
  const row = await db.findOne(entity, { where, withDeleted: true });
  if (!row) throw notFound("This was already added, and has been deleted since.");
  return row;
}

/** The input of a create. */
export type NewRow = { requestId?: string | null };
type CreateWork<Row, Input> = (change: Write, input: Omit<Input, "requestId">) => Promise<Row>;

/**
 * Creates a row within a change. Requests with the same request id and input create one row, even simultaneous ones:
 * each returns the first row.
 * @throws CONFLICT for the same request id with another input, NOT_FOUND when the first row was deleted permanently.
 */
export async function createWithin<Row extends ObjectLiteral & { id: string }, Input extends NewRow>(
  change: Write,
  entity: EntityTarget<Row>,
  { requestId, ...input }: Input,
  work: CreateWork<Row, Input>,
): Promise<Row> {
  const { db, actor } = change;
  if (!requestId || !actor) return work(change, input);
  const key = { actorId: actor.id, entityType: db.dataSource.getMetadata(entity).tableName, requestId };
  const inputHash = sha256(input);
  if (!(await claimRequestId(change, key, inputHash))) return firstRow(change, entity, key, inputHash);
  const row = await work(change, input);
  await db.update(CreateRequest, key, { rowId: row.id });
  return row;
}

/** Creates a row in one transaction (see `write`), once; see createWithin. */
export const createOnce = <Row extends ObjectLiteral & { id: string }, Input extends NewRow>(
  db: EntityManager,
  actor: Actor | null,
  entity: EntityTarget<Row>,
  input: Input,
  work: CreateWork<Row, Input>,
): Promise<Row> => write(db, actor, (change) => createWithin(change, entity, input, work));

/** Deletes request ids after the period in which clients retry. @returns the number of deleted rows. */
export async function deleteOldCreateRequests(db: EntityManager): Promise<number> {
  const { affected } = await db.delete(CreateRequest, { createdAt: LessThan(new Date(Date.now() - day)) });
  return affected ?? 0;
}
