import type { EntityManager } from "typeorm";
import { pressedBy } from "../../../../core/access/press";
import { type Problem, Problems } from "../../../../core/table/problems";
import { nameFiles, type NamedFile, orderFiles, titlesOf } from "../../../../core/table/severalFiles";
import { type ChangedRows, countOnce, readImportChanges } from "../../../../core/imports/readImportChanges";
import { finishImport, startImport } from "../../../../core/imports/recordImport";
import type { UndoRules } from "../../../../core/imports/undoImport.service";
import { writeOrDryRun } from "../../../../core/write/dryRun";
import type { Write } from "../../../../core/write/write";
import type { Actor } from "../../../../core/graphql/context";
import { confirmImported, recordLeaving } from "./importedConsents.service";
import type { SubscriberMapping } from "./subscriberMapping";
import { openSubscribers, type SubscriberTable } from "./subscriberColumns";
import { findLastDay, readSubscribers, type ReadSubscriber } from "./subscriberRows";

export interface SubscriberImport {
  /** True when the import was rolled back after the report was made. */
  dryRun: boolean;
  /** Readable rows of the file, without the header. */
  rows: number;
  created: number;
  updated: number;
  unchanged: number;
  /** How many of these the file marks Active although the person has left since; they get no mail. */
  keptUnsubscribed: number;
  problems: Problems;
  /** What it changes. */
  changes: ChangedRows[];
  /** Its id, by which it can be undone; null in a dry run. */
  importId: string | null;
}

const batchSize = 500;

/** The file contains only the day: an existing address keeps its time unless the day differs. */
const utcDay = (column: string): string => `(${column} AT TIME ZONE 'UTC')::date`;
const utcTime = (column: string): string => `(${column}::timestamp AT TIME ZONE 'UTC')`;

/**
 * Writes one batch in one statement. An old file never reactivates someone who has unsubscribed. `updated_at` of a
 * person who has unsubscribed is the time of leaving: now for an active one, otherwise the day that the file says, or
 * the day of the subscription.
 */
const statement = `
  WITH input AS (
    SELECT * FROM json_to_recordset($1::json)
      AS line (email text, date date, source text, subscribed boolean, "leftOn" date)
  ), known AS (
    SELECT email, subscribed FROM newsletter_subscribers JOIN (SELECT email FROM input) AS named USING (email)
  ), dated AS (
    SELECT input.*, known.email IS NULL AS is_new, ${utcTime("date")} AS entered, ${utcTime('"leftOn"')} AS left_at
    FROM input LEFT JOIN known USING (email)
  ), changed AS (
    UPDATE newsletter_subscribers AS present
    SET source = COALESCE(dated.source, present.source), subscribed = dated.subscribed AND present.subscribed,
      updated_at = CASE WHEN present.subscribed THEN COALESCE(dated.left_at, now()) ELSE present.updated_at END,
      created_at = CASE WHEN ${utcDay("present.created_at")} = dated.date
        THEN present.created_at ELSE COALESCE(dated.entered, present.created_at) END
    FROM dated
    WHERE present.email = dated.email AND (present.source, present.subscribed, ${utcDay("present.created_at")})
      IS DISTINCT FROM (COALESCE(dated.source, present.source), dated.subscribed AND present.subscribed,
        COALESCE(dated.date, ${utcDay("present.created_at")}))
    RETURNING present.email
  ), added AS (
    INSERT INTO newsletter_subscribers (email, source, subscribed, created_at, updated_at)
    SELECT email, COALESCE(source, ''), subscribed, COALESCE(entered, left_at, now()),
      CASE WHEN subscribed THEN now() ELSE COALESCE(left_at, entered, now()) END
    FROM dated WHERE is_new
    ON CONFLICT (email) DO NOTHING
  ), written AS (
    SELECT email FROM changed
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

export interface SubscriberImportOptions {
  /** Null for a file that was exported from this page. */
  mapping: SubscriberMapping | null;
  dryRun: boolean;
  /** Whether the editor stated that these people agreed: they are confirmed. Others get no mail until they confirm. */
  agreed: boolean;
}

/** Opens lists; those of earlier days come first. */
async function openInOrder(
  files: readonly NamedFile[],
  { mapping }: Pick<SubscriberImportOptions, "mapping">,
): Promise<SubscriberTable[]> {
  const tables = await openSubscribers(files);
  if (tables.length === 1) return tables;
  const dated = [];
  for (const table of tables) dated.push({ ...table, lastDay: await findLastDay(table, mapping) });
  return orderFiles(dated);
}

/** Writes a list, and returns its addresses. */
async function writeTable(
  change: Write,
  table: SubscriberTable,
  { mapping, agreed }: Pick<SubscriberImportOptions, "mapping" | "agreed">,
  report: SubscriberImport,
  problem: Problem,
): Promise<string[]> {
  const emails: string[] = [];
  let batch: ReadSubscriber[] = [];
  const unsubscribed = new Set<string>();
  const press = pressedBy(change.actor);
  const store = async () => {
    const left = batch.filter(({ subscribed }) => !subscribed);
    await recordLeaving(
      change.db,
      left.map(({ email }) => email),
      press,
      () => writeBatch(change.db, batch, report),
    );
    if (!agreed) return;
    report.keptUnsubscribed += await confirmImported(
      change.db,
      batch.filter(({ isWaiting }) => !isWaiting).map(({ email }) => email),
      press,
    );
  };
  for await (const subscriber of readSubscribers(table, { mapping, problem, count: report, unsubscribed })) {
    emails.push(subscriber.email);
    batch.push(subscriber);
    if (batch.length === batchSize) {
      await store();
      batch = [];
    }
  }
  if (batch.length > 0) await store();
  if (unsubscribed.size > 0) {
    await recordLeaving(change.db, [...unsubscribed], press, async () => {
      const [{ changed }] = await change.db.query<[{ changed: number }]>(unsubscribe, [[...unsubscribed]]);
      report.unchanged -= changed;
      report.updated += changed;
    });
  }
  return emails;
}

async function writeAll(
  change: Write,
  files: readonly NamedFile[],
  options: Omit<SubscriberImportOptions, "dryRun">,
  report: SubscriberImport,
): Promise<void> {
  const tables = await openInOrder(files, options);
  const importId = await startImport(change, {
    kind: "SUBSCRIBERS",
    title: nameFiles(files),
    choices: options.mapping && { titles: titlesOf(tables[0].header), mapping: options.mapping },
  });
  if (!report.dryRun) report.importId = importId;
  const isOne = tables.length === 1;
  const emails = new Set<string>();
  for (const table of tables) {
    const problem = report.problems.in(isOne ? undefined : table.fileName);
    for (const email of await writeTable(change, table, options, report, problem)) emails.add(email);
  }
  report.changes = await readImportChanges(change.db, importId);
  if (!isOne) Object.assign(report, countOnce(report.changes, "subscribers", emails.size));
  await finishImport(change.db, importId);
  const { created, updated } = report;
  if (created + updated > 0) {
    const title = `Newsletter subscribers: ${created} created, ${updated} updated`;
    await change.audit({ action: "import", entityType: "subscriber", title });
  }
}

/** Counts the rows that this import had not written before: the others have its time. */
const unsubscribe = `
  WITH gone AS (
    UPDATE newsletter_subscribers AS present SET subscribed = FALSE, updated_at = now()
    FROM newsletter_subscribers AS earlier
    WHERE earlier.id = present.id AND present.email = ANY($1::text[]) AND present.subscribed
    RETURNING earlier.updated_at < now() AS untouched
  ) SELECT (count(*) FILTER (WHERE untouched))::int AS changed FROM gone`;

/**
 * Imports files of subscribers with the same columns in one transaction. Importing the same file again changes nothing.
 * @throws ImportRefused when a file is unusable.
 */
export async function importSubscribers(
  db: EntityManager,
  actor: Actor | null,
  files: readonly NamedFile[],
  { dryRun, ...options }: SubscriberImportOptions,
): Promise<SubscriberImport> {
  const problems = new Problems();
  const counts = { rows: 0, created: 0, updated: 0, unchanged: 0, keptUnsubscribed: 0 };
  const report: SubscriberImport = { dryRun, ...counts, problems, changes: [], importId: null };
  await writeOrDryRun(dryRun, db, actor, (change) => writeAll(change, files, options, report));
  return report;
}

/** Restores the subscribers and their consents. Mails that the import stopped stay stopped. */
export const subscribersUndo: UndoRules = {
  entityType: "subscriber",
  hint: "These people or an editor changed it, and their word counts.",
  invalidate: () => undefined,
};
