import { createHash } from "node:crypto";
import type { QueryRunner } from "typeorm";
import { type ArchivedTable, quoteIdentifier } from "./tables";

const batchSize = 500;

/** Yields one line of JSON per row: the values as strings in the order of the columns. Needs a transaction. */
export async function* readRows(runner: QueryRunner, { name, columns }: ArchivedTable): AsyncGenerator<string> {
  const values = columns.map((column) => `${quoteIdentifier(column.name)}::text`).join(", ");
  await runner.query(
    `DECLARE rows NO SCROLL CURSOR FOR SELECT to_json(ARRAY[${values}]::text[])::text AS line FROM ${quoteIdentifier(name)}`,
  );
  for (;;) {
    const fetched = (await runner.query(`FETCH ${batchSize} FROM rows`)) as { line: string }[];
    for (const { line } of fetched) yield line;
    if (fetched.length < batchSize) break;
  }
  await runner.query("CLOSE rows");
}

/** A checksum of rows in any order, because a restored table has them in another one. */
export class RowsChecksum {
  private sum = 0n;

  add(line: string): void {
    const digest = createHash("sha256").update(line).digest("hex").slice(0, 32);
    this.sum = BigInt.asUintN(128, this.sum + BigInt(`0x${digest}`));
  }

  toString(): string {
    return this.sum.toString(16).padStart(32, "0");
  }
}
