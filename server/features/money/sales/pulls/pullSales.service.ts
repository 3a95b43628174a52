import { GraphQLError } from "graphql";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { Problems } from "../../../../core/table/problems";
import { write } from "../../../../core/write/write";
import { AffiliateProgram } from "../../../site/programs/affiliateProgram.entity";
import { ConversionImport } from "../conversionImport.entity";
import type { StateQuestion } from "../conversions/report.types";
import { importConversions } from "../conversions/importConversions.service";
import { noAnswers } from "../conversions/reportAnswers";
import type { ReportTable } from "../conversions/reportFile";
import { type AwinAccount, createAwinSource } from "./awinSource";
import { createImpactSource, type ImpactAccount } from "./impactSource";
import { PullFailed, type SalesSource } from "./salesSource";

/** Accounts of the environment; null for networks without one. */
export interface SalesAccounts {
  awin: AwinAccount | null;
  impact: ImpactAccount | null;
}

export const createSalesSources = ({ awin, impact }: SalesAccounts): SalesSource[] => [
  ...(awin ? [createAwinSource(awin)] : []),
  ...(impact ? [createImpactSource(impact)] : []),
];

/**
 * Each pull reads the sales of so many days again, because networks tell no changes of states: a shop confirms or
 * declines a sale up to some months later.
 */
const validationDays = 180;
const dayMs = 86_400_000;
/** Less than a day, so that a daily run is not skipped for some minutes. */
const pauseHours = 20;

/** Returns whether the source was pulled without a problem in the last hours. */
async function isRecent(db: EntityManager, { name }: SalesSource): Promise<boolean> {
  const [{ found }]: [{ found: boolean }] = await db.query(
    `SELECT EXISTS (SELECT FROM conversion_imports WHERE file_name = $1 AND problem IS NULL
       AND created_at > now() - make_interval(hours => ${pauseHours})) AS found`,
    [name],
  );
  return found;
}

async function findProgram(db: EntityManager, { program: { name, variable } }: SalesSource): Promise<AffiliateProgram> {
  const program = await db
    .createQueryBuilder(AffiliateProgram, "program")
    .where("lower(program.name) = lower(:name)", { name })
    .getOne();
  if (!program)
    throw new PullFailed(`There is no affiliate program "${name}". Change ${variable}, or add the program.`);
  return program;
}

/** Reads everything before anything is written. Keeps the last of the rows with the same id, which pages can repeat. */
async function readTable(source: SalesSource, now: Date, signal: AbortSignal): Promise<ReportTable> {
  const sales = new Map<string, readonly string[]>();
  const from = new Date(now.getTime() - validationDays * dayMs);
  for await (const page of source.read(from, now, signal)) for (const cells of page) sales.set(cells[0], cells);
  return { header: [...source.header], rows: [...sales.values()].map((cells, at) => ({ line: at + 1, cells })) };
}

/** Returns the sentence for administrators; null for a fault of the server. */
function describeProblem(error: unknown): string | null {
  if (error instanceof PullFailed) return error.message;
  if (!(error instanceof GraphQLError)) return null;
  const meanings = error.extensions.meanings as StateQuestion[] | undefined;
  if (!meanings || meanings.length === 0) return error.message;
  const words = meanings.flatMap((column) => column.words.map(({ word }) => `"${word.slice(0, 40)}"`)).join(", ");
  return `The network reports unknown states: ${words}. Import a report of this program that has them, and say what they mean.`;
}

async function recordProblem(db: EntityManager, { name, program }: SalesSource, problem: string): Promise<void> {
  await write(db, null, async (change) => {
    await change.db.insert(ConversionImport, { program: program.name, fileName: name, problem });
    change.invalidate("conversions");
  });
}

export interface PullResult {
  source: string;
  created: number;
  updated: number;
  skipped: number;
}

/**
 * Pulls the sales of one source in one import; a repeated pull changes nothing. A failure is stored, and shown in the
 * table of imports.
 */
export async function pullSales(
  db: EntityManager,
  source: SalesSource,
  signal: AbortSignal,
  now = new Date(),
): Promise<PullResult> {
  try {
    await findProgram(db, source);
    const table = await readTable(source, now, signal);
    // Again, because the answers about its reports may have changed in the meantime.
    const program = await findProgram(db, source);
    const options = {
      answers: noAnswers,
      source: "network" as const,
      dryRun: false,
      actor: null,
    };
    const problems = new Problems();
    const report = await importConversions(db, table, { ...options, program, fileName: source.name }, problems);
    return { source: source.name, created: report.created, updated: report.updated, skipped: problems.count };
  } catch (error) {
    const problem = signal.aborted ? null : describeProblem(error);
    if (problem === null) throw error;
    await recordProblem(db, source, problem);
    throw new PullFailed(`${source.name}: ${problem}`);
  }
}

/**
 * Pulls the sources that were not pulled for a day. A failed one does not stop the others.
 * @throws the first failure, after all.
 */
export async function pullDueSales(
  db: EntityManager,
  log: Logger,
  sources: readonly SalesSource[],
  signal: AbortSignal,
): Promise<PullResult[]> {
  const results: PullResult[] = [];
  const failures: unknown[] = [];
  for (const source of sources) {
    if (signal.aborted || (await isRecent(db, source))) continue;
    try {
      results.push(await pullSales(db, source, signal));
    } catch (error) {
      if (failures.length > 0) log.warn({ err: error }, "sales could not be pulled");
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
  return results;
}
