import { performance } from "node:perf_hooks";
import type { Readable } from "node:stream";
import type { DataSource, EntityManager } from "typeorm";
import { writeOrDryRun } from "../../../content/write/dryRun";
import { listTag } from "../../../content/invalidation/cacheTags";
import type { Write } from "../../../content/write/write";
import { ImportRefused } from "../../../shared/csv/importRefused";
import type { Actor } from "../../../shared/graphql/context";
import { isCurrency } from "../../../shared/text/currency";
import type { BuiltInCategory } from "../category.types";
import { classifyProduct } from "./categoryRules";
import { type ImportedItem, toImportedItem } from "./importedItem";
import { emptyReport, type ImportReport } from "./importReport";
import { createLinkBuilder } from "./linkTemplate";
import { oneLine } from "./productText";
import { readProducts, type ShopProduct } from "./shopifyProducts";
import { prepareUpsert, upsertItems } from "./upsertItems";

export interface ImportOptions {
  /** Identifies the shop; the same source and handle identify the same row. */
  source: string;
  /** URL with a {handle} placeholder; without it new items get no link, and existing ones keep theirs. */
  linkTemplate?: string | null;
  /** ISO 4217 code for prices without a currency; without it such a price is rejected. */
  currency?: string | null;
  /** Validate and report, then roll back. */
  dryRun?: boolean;
  /** The importing administrator, for the audit log; null for server commands. */
  actor?: Actor | null;
  /** Called for each product. */
  onProgress?: (progress: { rows: number; products: number }) => void;
}

const batchSize = 200;
const maxSourceLength = 100;

interface Pending {
  item: ImportedItem;
  line: number;
}

function checkSource(source: string): string {
  const name = oneLine(source);
  if (!name || name.length > maxSourceLength)
    throw new ImportRefused(`The source needs a name of 1 to ${maxSourceLength} characters.`);
  return name;
}

/** Returns the code in capital letters; null for none. @throws ImportRefused for an invalid code. */
export function checkCurrency(code: string | null | undefined): string | null {
  const upper = code?.trim().toUpperCase() ?? "";
  if (!upper) return null;
  if (isCurrency(upper)) return upper;
  throw new ImportRefused("The currency must be an ISO 4217 code of three letters, for example EUR.");
}

/** Returns the product's category; null, and counted, when it is skipped. */
function resolveCategory(product: ShopProduct, report: ImportReport): BuiltInCategory | null {
  const category = classifyProduct(product);
  if (product.broken) report.faulty++;
  else if (!product.published) report.unpublished++;
  else if (!category) report.otherTypes.add(product.type);
  else return category;
  return null;
}

async function writeBatch(db: EntityManager, batch: readonly Pending[], report: ImportReport): Promise<void> {
  const outcomes = await upsertItems(
    db,
    report.source,
    batch.map(({ item }) => item),
  );
  for (const { item, line } of batch) {
    const written = outcomes.get(item.source_key);
    outcomes.delete(item.source_key);
    if (!written) {
      report.faulty++;
      report.problems.add(line, "Another product of the file already has this handle, so this one was skipped.");
      continue;
    }
    const { outcome, preserved, isDated } = written;
    report[outcome]++;
    report.edited.add({ line, title: item.title, fields: preserved });
    if (isDated) report.dated++;
    if (outcome !== "trashed") report.categories[item.category_name]++;
  }
}

async function readAndWrite(
  change: Write,
  file: Readable,
  options: ImportOptions,
  report: ImportReport,
): Promise<void> {
  const linkFor = options.linkTemplate ? createLinkBuilder(options.linkTemplate) : () => "";
  const count = { rows: 0 };
  const currency = checkCurrency(options.currency);
  let batch: Pending[] = [];
  const { db } = change;
  await prepareUpsert(db, report.source);
  for await (const product of readProducts(file, { count, problem: report.problems.add, currency })) {
    report.products++;
    options.onProgress?.({ rows: count.rows, products: report.products });
    const category = resolveCategory(product, report);
    if (category) {
      batch.push({
        item: toImportedItem(product, category, report.products, linkFor(product.handle)),
        line: product.line,
      });
    }
    if (batch.length === batchSize) {
      await writeBatch(db, batch, report);
      batch = [];
    }
  }
  if (batch.length > 0) await writeBatch(db, batch, report);
  report.rows = count.rows;
  const { source, created, updated, dated } = report;
  // Every response with an item carries the tag of the list. A new check date changes the date that pages show.
  if (created + updated + dated > 0) change.invalidate(listTag("categoryItem"));
  if (created + updated > 0) {
    const title = `${source}: ${created} created, ${updated} updated`;
    await change.audit({ action: "import", entityType: "categoryItem", title });
  }
}

/**
 * Imports the products of a shop's export into the six categories, in one transaction and in constant memory. Items of
 * an earlier import are found by source and handle, and updated only where the file differs. Fields that an editor has
 * changed keep their value. A confirmed price gets today's check date. Items in the trash, and items that the file no
 * longer contains, do not change.
 * @throws ImportRefused when the file or an option is unusable.
 */
export async function importProducts(db: DataSource, file: Readable, options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  try {
    const { source, dryRun = false, actor = null } = options;
    const report = emptyReport(checkSource(source), dryRun);
    await writeOrDryRun(dryRun, db.manager, actor, (change) => readAndWrite(change, file, options, report));
    report.seconds = (performance.now() - started) / 1000;
    return report;
  } finally {
    file.destroy();
  }
}
