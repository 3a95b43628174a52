import type { EntityManager } from "typeorm";
import { badUserInput } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { countOnce } from "../../../../core/imports/readImportChanges";
import { startImport } from "../../../../core/imports/recordImport";
import { sumAmounts } from "../../../../core/money/sumAmounts";
import type { Problems } from "../../../../core/table/problems";
import type { Write } from "../../../../core/write/write";
import type { AffiliateProgram } from "../../../site/programs/affiliateProgram.entity";
import type { Money } from "../../earnings/analytics.types";
import { matchPayouts } from "../payouts/matchPayouts";
import type { DescribedFile } from "./chooseColumns";
import { readStoredLines } from "./fitLines";
import { type Identity, identifySales } from "./identifySales";
import { findLookalikes, joinLookalikes, type Lookalike } from "./lookalikes";
import type { ReportedSale } from "./report.types";
import { askKnown, askLookalikes, type ReportAnswers } from "./reportAnswers";
import { truncate } from "./reportFile";
import type { SaleState } from "./reportStatus";
import { type FileSales, splitByFile } from "./saleFiles";
import { readSaleChanges, type SaleChanges } from "./saleChanges";
import { settleRefunds } from "./settleRefunds";
import { lockSales, type Outcome, writeSales } from "./writeSales";

export interface ReportOptions {
  program: AffiliateProgram;
  answers: ReportAnswers;
  fileName: string;
  dryRun: boolean;
  actor: Actor | null;
  /**
   * Who reports: a person with a file; the network's API, whose present values count and whose doubtful sales are problems;
   * the program itself with one sale. An unreadable single sale is refused. Those of a day are one import, and the audit log
   * has none of them.
   */
  source: "file" | "network" | "singleSale";
}

/** What reports say together, before anything is compared with what is known. */
export interface ReadReport {
  sales: readonly ReportedSale[];
  identity: Identity;
  file: DescribedFile;
}

export interface Figures {
  /** Number of sales. */
  rows: number;
  /** Commission of the approved and paid rows, less what was taken back. */
  totals: Money[];
  /** Commission of the pending rows. */
  pending: Money[];
  /** Number of rows that earn nothing: declined, refunded. */
  declined: number;
}

export interface WrittenReport extends Outcome, Figures {
  /** What it changes; null for a single sale. */
  changes: SaleChanges | null;
  /** Null for a single sale. */
  importId: string | null;
  lastDay: string | null;
}

function summarize(sales: readonly ReportedSale[]): Figures {
  const find = (...states: SaleState[]) => sales.filter(({ state }) => states.includes(state));
  return {
    rows: sales.length,
    totals: sumAmounts(find("approved", "paid")),
    pending: sumAmounts(find("pending")),
    declined: find("declined").length,
  };
}

/** A new row, and the known sale that it looks like. */
export type DoubtfulSale = { sale: ReportedSale; stored: Lookalike };

/** Writes the sales of a program's reports. */
class ReportWriter {
  /** The rows as they are stored now, the later file's of a sale in several. */
  readonly stored = new Map<string, ReportedSale>();
  readonly doubtful: DoubtfulSale[] = [];
  readonly outcome: Outcome = { created: 0, updated: 0, unchanged: 0 };
  /** The last day of the earliest file that changes known sales. */
  updatedBy: string | null = null;

  constructor(
    private readonly db: EntityManager,
    private readonly identity: Identity,
    private readonly options: ReportOptions,
    private readonly problems: Problems,
  ) {}

  async write(file: FileSales): Promise<void> {
    const { program, answers } = this.options;
    const sales = await this.identify(file);
    const outcome = await writeSales(this.db, program.name, sales, answers.known === "keep");
    for (const sale of await settleRefunds(this.db, program.name, sales))
      this.stored.set(JSON.stringify([sale.transactionId, sale.line, sale.advertiser]), sale);
    this.outcome.created += outcome.created;
    this.outcome.updated += outcome.updated;
    this.outcome.unchanged += outcome.unchanged;
    if (outcome.updated > 0) this.updatedBy ??= file.lastDay;
  }

  /** Finds which stored sale each row is. */
  private async identify({ sales: rows }: FileSales): Promise<ReportedSale[]> {
    const { program, source, answers } = this.options;
    const ids = this.identity === "order" ? rows.map(({ transactionId }) => transactionId) : [];
    const stored = await readStoredLines(this.db, program.name, ids);
    const problem = this.problems.in(rows[0].file);
    const sales = identifySales(rows, this.identity, stored, problem);
    if (source === "singleSale") return sales;
    const pairs = answers.lookalikes === "different" ? [] : await findLookalikes(this.db, program.name, sales);
    if (answers.lookalikes === "same") return joinLookalikes(this.db, sales, pairs);
    if (source === "file") {
      this.doubtful.push(...pairs.map((pair) => ({ sale: sales[pair.place], stored: pair })));
      return sales;
    }
    for (const { place, transactionId } of pairs)
      problem(
        sales[place].row,
        `This looks like the known sale "${truncate(transactionId)}". Import a report that has it.`,
      );
    const places = new Set(pairs.map(({ place }) => place));
    return sales.filter((_, place) => !places.has(place));
  }
}

/**
 * Writes the rows of reports file by file, and returns what became of them and what they change.
 * @throws BAD_USER_INPUT to ask about lookalikes and known sales, and for an unreadable single sale.
 */
export async function writeReport(
  { db, actor }: Write,
  read: ReadReport,
  options: ReportOptions,
  problems: Problems,
): Promise<WrittenReport> {
  const { program, answers, source, dryRun } = options;
  await lockSales(db, program.name);
  const title = [program.name, options.fileName].filter(Boolean).join(": ");
  const importId = source === "singleSale" ? null : await startImport({ db, actor }, { kind: "SALES", title });
  const writer = new ReportWriter(db, read.identity, options, problems);
  const files = splitByFile(read.sales);
  for (const file of files) await writer.write(file);
  if (source === "singleSale" && problems.count > 0) throw badUserInput(problems.first[0].sentence);
  if (writer.doubtful.length > 0) askLookalikes(writer.doubtful, read.file);
  await matchPayouts(db, program.name);
  const sales = [...writer.stored.values()];
  const lastDay = files.at(-1)?.lastDay ?? null;
  const result = { ...writer.outcome, ...summarize(sales), importId, lastDay };
  if (importId === null) return { ...result, changes: null };
  const changes = await readSaleChanges(db, importId, program.name, sales, writer.updatedBy ?? lastDay);
  const outcome = files.length > 1 ? countOnce(changes.rows, "sales", sales.length) : writer.outcome;
  const isDoubtful = changes.revived > 0 || (changes.olderThan !== null && outcome.updated > 0);
  if (isDoubtful && !dryRun && source === "file" && answers.known === null) askKnown(read.file);
  return { ...result, ...outcome, changes };
}
