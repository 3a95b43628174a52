import type { EntityManager } from "typeorm";
import { adminPaths } from "../../../site/addresses";
import { countText, type FoundNotice } from "./notice.types";

interface QuietProgram {
  id: string;
  name: string;
  /** Sales in the 28 days before the last 7. */
  sales: number;
  isImported: boolean;
}

/** Sales of a wrong date in the future say nothing about the last days. */
const quietPrograms = `
  SELECT program.id, program.name, sold.sales, EXISTS (
    SELECT FROM conversion_imports report
    WHERE report.program = program.name AND report.created_at >= now() - interval '7 days') AS "isImported"
  FROM affiliate_programs program JOIN (
    SELECT program, count(DISTINCT (advertiser, transaction_id))::int AS sales, max(occurred_at) AS last
    FROM conversions
    WHERE occurred_at >= now() - interval '35 days' AND occurred_at <= now() AND state <> 'declined' AND amount >= 0
    GROUP BY program
  ) sold ON sold.program = program.name
  WHERE sold.last < now() - interval '7 days'
  ORDER BY sold.sales DESC, program.name`;

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
