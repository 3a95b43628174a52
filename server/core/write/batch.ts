import { IsOptional, Max, Min } from "class-validator";
import { Field, ID, InputType, Int } from "type-graphql";
import type { ObjectLiteral } from "typeorm";
import { insertBatchEntry } from "../audit/audit";
import { RowId } from "../graphql/inputs";
import { contentKinds, describeRows, type ContentType } from "../kinds/contentKind";
import type { Select } from "../read/select";
import { rawSql, sql } from "../read/sql";
import type { Write } from "./write";

/** A batch takes seconds. */
const maxBatch = 5_000;

@InputType({
  description:
    "One batch of a change to many rows: it can show progress, and stop after any batch. Send the change again with the `next` and `undoId` of its result until `next` is null. The batches have one audit entry and one undo.",
})
export class BatchInput {
  @Field(() => Int, { description: "Rows of this batch, 1 to 5,000." })
  @Min(1, { message: "A batch has at least one row." })
  @Max(maxBatch, { message: "A batch has at most 5,000 rows." })
  limit: number;

  @RowId("`next` of the batch before.", true) after?: string | null;

  @Field(() => ID, { nullable: true, description: "`undoId` of the batch before." })
  @IsOptional()
  undoId?: string | null;
}

/** Rows to change, and where the next batch starts; null after the last one, and without batches. */
export interface Batch {
  ids: string[];
  next: string | null;
}

export async function readIds(
  query: Select<ObjectLiteral>,
  options: { limit?: number; order?: string } = {},
): Promise<string[]> {
  const rows = await query.readColumns([`${query.alias}.id`], options);
  return rows.map(([id]) => id as string);
}

/** Reads the ids of all rows, or of one batch of them. */
export async function readBatch(query: Select<ObjectLiteral>, batch?: BatchInput | null): Promise<Batch> {
  if (!batch) return { ids: await readIds(query), next: null };
  const { limit, after } = batch;
  const rows = query.clone();
  if (after) rows.andWhere(sql`${rawSql(query.alias)}.id > ${after}`);
  const ids = await readIds(rows, { limit, order: `${query.alias}.id` });
  return { ids, next: ids.length < limit ? null : (ids.at(-1) ?? null) };
}

/** Returns a change whose audit entry joins that of the batches before. Its title begins with this batch's number of rows. */
export function joinBatches(
  change: Write,
  batch: BatchInput | null | undefined,
  type: ContentType,
  rows: number,
): Write {
  const id = batch?.undoId;
  if (!id) return change;
  const { nouns } = contentKinds[type];
  return {
    ...change,
    audit: async ({ title = "", ...entry }) => {
      const rest = title.slice(describeRows(rows, type).length);
      await insertBatchEntry(change.db, change.actor, id, { ...entry, rows, nouns, rest });
      return id;
    },
  };
}
