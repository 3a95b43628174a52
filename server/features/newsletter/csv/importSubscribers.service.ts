import type { Readable } from "node:stream";
import type { EntityManager } from "typeorm";
import { Problems } from "../../../shared/csv/problems";
import { writeOrDryRun } from "../../../content/write/dryRun";
import type { Write } from "../../../content/write/write";
import type { Actor } from "../../../shared/graphql/context";
import { readSubscribers, type ReadSubscriber } from "./subscriberRows";

export interface SubscriberImport {
  /** True when the import was rolled back after the report was made. */
  dryRun: boolean;
  /** Readable rows of the file, without the header. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** Of these, rows that the file marks Active although the person has unsubscribed since; they remain unsubscribed. */
  keptUnsubscribed: number;
  problems: Problems;
}

const batchSize = 500;

/** The file contains only the day: an existing address keeps its time unless the day differs. */
const utcDay = (column: string): string => `(${column} AT TIME ZONE 'UTC')::date`;

/** Writes one batch in one statement. An old file never reactivates someone who has unsubscribed. */
const statement = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1::json) AS line (email text, date date, source text, subscribed boolean)
  ), known AS (
    SELECT email, subscribed FROM newsletter_subscribers JOIN (SELECT email FROM input) AS named USING (email)
  ), written AS (
    INSERT INTO newsletter_subscribers AS present (email, source, subscribed, created_at)
    SELECT email, source, subscribed, date::timestamp AT TIME ZONE 'UTC' FROM input
    ON CONFLICT (email) DO UPDATE
    SET source = excluded.source, subscribed = excluded.subscribed AND present.subscribed, updated_at = now(),
      created_at = CASE WHEN ${utcDay("present.created_at")} = ${utcDay("excluded.created_at")}
        THEN present.created_at ELSE excluded.created_at END
    WHERE (present.source, present.subscribed, ${utcDay("present.created_at")})
      IS DISTINCT FROM (excluded.source, excluded.subscribed AND present.subscribed, ${utcDay("excluded.created_at")})
    RETURNING email
  )
  SELECT CASE WHEN known.email IS NULL THEN 'created' WHEN written.email IS NULL THEN 'unchanged' ELSE 'updated' END AS outcome,
    count(*)::int AS number, (count(*) FILTER (WHERE input.subscribed AND NOT known.subscribed))::int AS unsubscribed
  FROM input LEFT JOIN known USING (email) LEFT JOIN written USING (email)
  GROUP BY 1`;

interface Outcome {
  outcome: "created" | "updated" | "unchanged";
  number: number;
  unsubscribed: number;
}

async function writeBatch(
  db: EntityManager,
  batch: readonly ReadSubscriber[],
  report: SubscriberImport,
): Promise<void> {
  for (const { outcome, number, unsubscribed } of await db.query<Outcome[]>(statement, [JSON.stringify(batch)])) {
    report[outcome] += number;
    report.keptUnsubscribed += unsubscribed;
  }
}

async function writeAll(change: Write, file: Readable, report: SubscriberImport): Promise<void> {
  let batch: ReadSubscriber[] = [];
  for await (const subscriber of readSubscribers(file, report.problems, report)) {
    batch.push(subscriber);
    if (batch.length === batchSize) {
      await writeBatch(change.db, batch, report);
      batch = [];
    }
  }
  if (batch.length > 0) await writeBatch(change.db, batch, report);
  const { created, updated } = report;
  if (created + updated > 0) {
    const title = `Newsletter subscribers: ${created} created, ${updated} updated`;
    await change.audit({ action: "import", entityType: "subscriber", title });
  }
}

/**
 * Imports an exported file of subscribers in one transaction. Importing the same file again changes nothing.
 * @throws ImportRefused when the file is unusable.
 */
export async function importSubscribers(
  db: EntityManager,
  actor: Actor | null,
  file: Readable,
  dryRun: boolean,
): Promise<SubscriberImport> {
  const problems = new Problems();
  const report = { dryRun, rows: 0, created: 0, updated: 0, unchanged: 0, keptUnsubscribed: 0, problems };
  try {
    await writeOrDryRun(dryRun, db, actor, (change) => writeAll(change, file, report));
  } finally {
    file.destroy();
  }
  return report;
}
