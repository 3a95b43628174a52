import { performance } from "node:perf_hooks";
import type { Readable } from "node:stream";
import type { DataSource, EntityManager } from "typeorm";
import { writeOrTry } from "../../../shared/content/dryRun";
import { listTag } from "../../../shared/content/tags";
import type { Write } from "../../../shared/content/write";
import { ImportRefused } from "../../../shared/csv/importRefused";
import { Problems } from "../../../shared/csv/problems";
import type { Actor } from "../../../shared/graphql/context";
import type { CategoryName } from "../category.names";
import { categoryOf } from "./categoryRules";
import { type ImportedItem, importedItem } from "./importedItem";
import { type ImportReport, TypeCounts } from "./importReport";
import { linkMaker } from "./linkTemplate";
import { oneLine } from "./productText";
import { type ReadCount, readProducts, type ShopProduct } from "./shopifyProducts";
import { prepareUpsert, upsertItems } from "./upsertItems";

export interface ImportOptions {
  /** Names the shop; the same name and handle find the same row again. */
  source: string;
  /** An address with {handle} in it; without one new items get no link, and known ones keep theirs. */
  linkTemplate?: string | null;
  /** Do everything and keep nothing. */
  dryRun?: boolean;
  /** Who imports, for the audit log; null for commands on the server. */
  actor?: Actor | null;
  /** Called for every product. */
  onProgress?: (progress: { rows: number; products: number }) => void;
}

const batchSize = 200;
const longestSource = 100;

interface Pending {
  item: ImportedItem;
  line: number;
}

const emptyReport = (source: string, dryRun: boolean): ImportReport => ({
  source,
  dryRun,
  rows: 0,
  products: 0,
  categories: { dresses: 0, shoes: 0, makeup: 0, handbags: 0, cars: 0, bikes: 0 },
  created: 0,
  updated: 0,
  unchanged: 0,
  otherTypes: new TypeCounts(),
  unpublished: 0,
  trashed: 0,
  faulty: 0,
  problems: new Problems(),
  seconds: 0,
});

function checkSource(source: string): string {
  const name = oneLine(source);
  if (!name || name.length > longestSource)
    throw new ImportRefused(`The source needs a name of 1 to ${longestSource} characters.`);
  return name;
}

/** The category the product goes to; null, and counted, when it is left out. */
function admitted(product: ShopProduct, report: ImportReport): CategoryName | null {
  const category = categoryOf(product);
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
    const outcome = outcomes.get(item.source_key);
    outcomes.delete(item.source_key);
    if (!outcome) {
      report.faulty++;
      report.problems.add(line, "Another product of the file has this handle already, so this one is left out.");
      continue;
    }
    report[outcome]++;
    if (outcome !== "trashed") report.categories[item.category_name]++;
  }
}

async function readAndWrite(
  change: Write,
  file: Readable,
  options: ImportOptions,
  report: ImportReport,
): Promise<void> {
  const linkFor = options.linkTemplate ? linkMaker(options.linkTemplate) : () => "";
  const count: ReadCount = { rows: 0 };
  let batch: Pending[] = [];
  const { db } = change;
  await prepareUpsert(db, report.source);
  for await (const product of readProducts(file, count, report.problems.add)) {
    report.products++;
    options.onProgress?.({ rows: count.rows, products: report.products });
    const category = admitted(product, report);
    if (category) {
      batch.push({
        item: importedItem(product, category, report.products, linkFor(product.handle)),
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
  const { source, created, updated } = report;
  if (created + updated > 0) {
    const title = `${source}: ${created} created, ${updated} updated`;
    change.touch(listTag("categoryItem"));
    await change.note({ action: "import", entityType: "categoryItem", title });
  }
}

/**
 * Brings the products of a shop's export into the six categories: all of the file or nothing, in constant memory. Items
 * that an earlier import made are found by source and handle and changed only where the file differs; items in the trash
 * stay there; items that the file no longer has stay as they are.
 * @throws ImportRefused when the file or an option is unusable.
 */
export async function importProducts(db: DataSource, file: Readable, options: ImportOptions): Promise<ImportReport> {
  const started = performance.now();
  try {
    const { source, dryRun = false, actor = null } = options;
    const report = emptyReport(checkSource(source), dryRun);
    await writeOrTry(dryRun, db.manager, actor, (change) => readAndWrite(change, file, options, report));
    report.seconds = (performance.now() - started) / 1000;
    return report;
  } finally {
    file.destroy();
  }
}
