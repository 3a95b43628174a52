import type { EntityManager } from "typeorm";
import { adminPaths } from "../../../../site/addresses";
import { isOrder } from "../../../core/money/saleRules";
import { countText, type FoundNotice } from "./notice.types";

interface QuietProgram {
  id: string;
  name: string;
  /** Sales in the 28 days before the last 7. */
  sales: number;
  isImported: boolean;
}

/** SQL: a sale of the program. One with a date in the future says nothing about the last days. */
const isSale = `sale.program = program.name AND sale.occurred_at <= now() AND ${isOrder("sale.")}`;

const quietPrograms = `
  SELECT program.id, program.name, before.sales, EXISTS (
    SELECT FROM conversion_imports report
    WHERE report.program = program.name AND report.created_at >= now() - interval '7 days') AS "isImported"
  FROM affiliate_programs program CROSS JOIN LATERAL (
    SELECT count(*)::int AS sales FROM (
      SELECT DISTINCT sale.advertiser, sale.transaction_id FROM conversions sale
      WHERE ${isSale} AND sale.occurred_at >= now() - interval '35 days'
    ) sold
  ) before
  WHERE before.sales > 0
    AND NOT EXISTS (SELECT FROM conversions sale WHERE ${isSale} AND sale.occurred_at >= now() - interval '7 days')
  ORDER BY before.sales DESC, program.name`;

/** Finds the programs that stopped selling, the one with the most sales before first. */
export async function findQuietPrograms(db: EntityManager): Promise<FoundNotice[]> {
  const programs: QuietProgram[] = await db.query(quietPrograms);
  return programs.map(({ id, name, sales, isImported }) => {
    const before = `It had ${countText(sales, "sale")} in the 28 days before.`;
    return isImported
      ? {
          kind: "NO_SALES",
          subjectId: id,
          text: `“${name}” has had no sales for a week. ${before}`,
          path: adminPaths.analytics({ tab: "earnings", by: "PROGRAM" }),
        }
      : {
          kind: "NO_REPORT",
          subjectId: id,
          text: `No report of “${name}” was imported for a week. ${before}`,
          path: adminPaths.analytics({ tab: "reports" }),
        };
  });
}

interface DecliningProgram {
  id: string;
  name: string;
  declined: number;
  decided: number;
  /** Percent of the sales of the time before. */
  before: number;
}

/** A jump needs some sales to be one. */
const fewestDeclined = 5;

const decliningPrograms = `
  SELECT program.id, program.name, recent.declined, recent.decided, round(100.0 * former.declined / former.decided)::int AS before
  FROM affiliate_programs program
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE state = 'declined')::int AS declined, count(*)::int AS decided FROM conversions sale
    WHERE sale.program = program.name AND state <> 'pending' AND amount >= 0
      AND occurred_at BETWEEN now() - interval '30 days' AND now()
  ) recent
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE state = 'declined')::int AS declined, count(*)::int AS decided FROM conversions sale
    WHERE sale.program = program.name AND state <> 'pending' AND amount >= 0
      AND occurred_at >= now() - interval '180 days' AND occurred_at < now() - interval '30 days'
  ) former
  WHERE recent.declined >= ${fewestDeclined} AND former.decided >= ${2 * fewestDeclined}
    AND recent.declined::float / recent.decided >= 2 * former.declined::float / former.decided
    AND recent.declined::float / recent.decided >= 0.1 + former.declined::float / former.decided
  ORDER BY recent.declined DESC, program.name`;

/** Finds the programs that decline twice the share of sales that they declined before, and a tenth of all more. */
export async function findDecliningPrograms(db: EntityManager): Promise<FoundNotice[]> {
  const programs: DecliningProgram[] = await db.query(decliningPrograms);
  return programs.map(({ id, name, declined, decided, before }) => ({
    kind: "DECLINED_SALES",
    subjectId: id,
    text: `“${name}” declined ${declined} of ${countText(decided, "decided sale")} of the last 30 days. It was ${before} percent in the five months before.`,
    path: adminPaths.analytics({ tab: "earnings", by: "PROGRAM" }),
  }));
}
