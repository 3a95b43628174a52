import { performance } from "node:perf_hooks";
import type { DataSource, EntityManager } from "typeorm";
import { readImportChanges } from "../../../../core/imports/readImportChanges";
import { finishImport, startImport, stopRecording } from "../../../../core/imports/recordImport";
import { writeOrDryRun } from "../../../../core/write/dryRun";
import { requireMayPublish } from "../../../../core/write/publishRules";
import type { Write } from "../../../../core/write/write";
import { listTag } from "../../../../core/cache/cacheTags";
import type { Actor } from "../../../../core/graphql/context";
import { createLinkBuilder } from "../read/linkTemplate";
import { readFeed } from "../read/readFeed";
import type { OpenedFile } from "../../../../core/table/openFile";
import { Classifier, type Decision } from "../rules/classifyProduct";
import { readRules } from "../rules/readRules";
import { readEditedItems } from "../edits/readDifferences";
import { ensureFeed, type FeedSettings, hashSettings } from "./ensureFeed";
import { BatchWriter } from "./batchWriter";
import { prepareImport } from "./compareProducts";
import { ImportReport } from "./importReport";
import { countPresent, markMissing } from "./missingItems";
import { findQuestions, ImportQuestion } from "./questions";
import type { FeedProduct } from "../read/feedProduct";

export interface ImportOptions {
  /** Validate and report, then roll back. */
  dryRun?: boolean;
  /** Import although `findQuestions` finds something suspicious, and take prices that look like slips. */
  force?: boolean;
  /** The importing administrator, for the audit log; null for server commands and nightly runs. */
  actor?: Actor | null;
  /** Called for each row. */
  onProgress?: (progress: { rows: number; products: number }) => void;
  /** Called with the category of each product, and why. */
  onDecision?: (product: FeedProduct, decision: Decision) => void;
  /** Stops the import, which then writes nothing. */
  end?: AbortSignal;
  /** Above it, the import cannot be undone. */
  maxRecorded?: number;
}

const defaultMaxRecorded = 100_000;

async function readAndWrite(
  change: Write,
  file: OpenedFile,
  settings: FeedSettings,
  options: ImportOptions,
  report: ImportReport,
): Promise<void> {
  const { db } = change;
  const feed = await ensureFeed(change, settings);
  report.feedId = feed.id;
  await prepareImport(db, feed.id, feed.name);
  const importId = await startImport(change, { kind: "PRODUCTS", title: feed.name, feedId: feed.id });
  const rules = await readRules(db, feed.id);
  const writer = new BatchWriter(db, feed, report, {
    classifier: new Classifier(rules),
    settingsHash: hashSettings(feed, rules),
    buildLink: feed.linkTemplate ? createLinkBuilder(feed.linkTemplate) : ({ link }) => link,
    force: options.force ?? false,
    explains: Boolean(options.dryRun || options.onDecision),
    onDecision: options.onDecision,
    onWritten: () => limitRecord(db, importId, report, options.maxRecorded ?? defaultMaxRecorded),
  });
  const present = await countPresent(db, feed.id);
  const { format, products } = await readFeed(file, {
    format: feed.format,
    mapping: feed.mapping,
    problem: report.problems.add,
    onRow: ({ hasSaleDates }) => {
      report.rows++;
      report.hasSaleDates ||= hasSaleDates;
      options.onProgress?.(report);
    },
  });
  report.format = format.label;
  for await (const product of products) {
    options.end?.throwIfAborted();
    report.products++;
    await writer.add(product);
  }
  await writer.finish();
  report.edited = await readEditedItems(db, feed.id);
  report.questions = findQuestions(report, present);
  const isAsked = report.questions.length > 0 && !options.dryRun && !options.force;
  if (!isAsked) Object.assign(report, await markMissing(db, feed.id));
  if (report.isUndoable) report.changes = await readImportChanges(db, importId);
  if (isAsked) throw new ImportQuestion(report);
  await finishImport(db, importId);
  if (!options.dryRun && report.isUndoable) report.importId = importId;
  await finish(change, feed.id, report);
}

/** Records no more rows: a larger import cannot be undone. The list keeps the first changes. */
async function limitRecord(
  db: EntityManager,
  importId: string,
  report: ImportReport,
  maxRecorded: number,
): Promise<void> {
  if (!report.isUndoable || report.created + report.updated <= maxRecorded) return;
  report.changes = await readImportChanges(db, importId);
  report.isUndoable = false;
  await stopRecording(db, importId);
}

/** Every response with an item carries the tag of the list. A confirmed price changes the date that pages show. */
async function finish(
  change: Write,
  feedId: string,
  { source, created, updated, unavailable }: ImportReport,
): Promise<void> {
  await change.db.query("UPDATE feeds SET confirmed_at = now() WHERE id = $1", [feedId]);
  change.invalidate(listTag("categoryItem"));
  if (created + updated + unavailable === 0) return;
  const title = `${source}: ${created} created, ${updated} updated${unavailable ? `, ${unavailable} unavailable` : ""}`;
  await change.audit({ action: "import", entityType: "categoryItem", title });
}

/**
 * Imports the products of a feed, in one transaction and in constant memory. Items are found by feed and key, or by a GTIN
 * whose former key is gone, and updated only where the feed differs. Fields that an editor has changed keep their value.
 * An item that is missing twice becomes unavailable; one in the trash does not change.
 * @throws ImportRefused when the file or an option is unusable, ImportQuestion when a person should decide, FORBIDDEN for
 * a token that may not publish.
 */
export async function importFeed(
  db: DataSource,
  file: OpenedFile,
  settings: FeedSettings,
  options: ImportOptions = {},
): Promise<ImportReport> {
  const started = performance.now();
  const { dryRun = false, actor = null } = options;
  if (!dryRun) requireMayPublish(actor);
  const report = new ImportReport(settings.name, dryRun);
  try {
    await writeOrDryRun(dryRun, db.manager, actor, (change) => readAndWrite(change, file, settings, options, report));
    return report;
  } finally {
    report.seconds = (performance.now() - started) / 1000;
  }
}
