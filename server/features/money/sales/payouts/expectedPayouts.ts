import type { EntityManager } from "typeorm";
import { isRevenue, roundedSum } from "../../../../core/money/saleRules";
import type { ExpectedPayout } from "./payout.types";

const sum = (condition: string): string => `COALESCE(${roundedSum("amount", condition)}, 0)::float8`;

const statement = `
  WITH months AS (
    SELECT program, currency, date_trunc('month', occurred_at AT TIME ZONE settings.time_zone)::date AS month,
      (now() AT TIME ZONE settings.time_zone)::date AS today,
      ${sum(isRevenue())} AS approved, ${sum("state = 'paid'")} AS paid, ${sum("state = 'pending'")} AS pending
    FROM conversions CROSS JOIN settings
    WHERE occurred_at >= (date_trunc('month', now() AT TIME ZONE settings.time_zone) - interval '11 months') AT TIME ZONE settings.time_zone
    GROUP BY 1, 2, 3, 4
  ), decided AS (
    SELECT months.*, (month + interval '1 month')::date - 1 + program.validation_days AS "decidedBy"
    FROM months LEFT JOIN affiliate_programs program ON program.name = months.program
  )
  SELECT program, currency, to_char(month, 'YYYY-MM') AS month, approved, paid, pending, "decidedBy"::text AS "decidedBy",
    COALESCE("decidedBy" < today AND (approved <> paid OR pending <> 0), false) AS "isOverdue"
  FROM decided ORDER BY decided.month DESC, program, currency`;

/** Returns what programs owe for the sales of the last twelve months, the present one included, newest first. */
export const readExpectedPayouts = (db: EntityManager): Promise<ExpectedPayout[]> => db.query(statement);
