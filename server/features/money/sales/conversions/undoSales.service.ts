import type { EntityManager } from "typeorm";
import type { UndoRules } from "../../../../core/imports/undoImport.service";
import type { Write } from "../../../../core/write/write";
import { AffiliateProgram } from "../../../site/programs/affiliateProgram.entity";
import { ConversionImport } from "../conversionImport.entity";
import { matchPayouts } from "../payouts/matchPayouts";
import { lockSales } from "./writeSales";

/** Forgets the answers that came with the import, unless a later one has added others. */
async function restoreAnswers(db: EntityManager, { id, program, formerChoices, createdAt }: ConversionImport) {
  if (formerChoices === null) return;
  const [later] = await db.query<unknown[]>(
    `SELECT FROM conversion_imports report JOIN imports USING (id)
     WHERE program = $1 AND report.created_at >= $2 AND id <> $3 AND former_choices IS NOT NULL AND undone_at IS NULL`,
    [program, createdAt, id],
  );
  if (!later) await db.update(AffiliateProgram, { name: program }, { reportChoices: formerChoices });
}

async function restore({ db }: Write, id: string): Promise<void> {
  const { formerChoices } = await db.findOneOrFail(ConversionImport, {
    where: { id },
    select: { id: true, formerChoices: true },
  });
  const report = await db.findOneByOrFail(ConversionImport, { id });
  await restoreAnswers(db, { ...report, formerChoices });
  await matchPayouts(db, report.program);
}

/** Restores the sales of a program, and what is remembered about its reports, as they were before an import. */
export const salesUndo: UndoRules = {
  entityType: "conversion",
  hint: "Delete the payout that has them first.",
  // Imports lock the program's sales first.
  lock: async (db, id) => lockSales(db, (await db.findOneByOrFail(ConversionImport, { id })).program),
  restore,
  invalidate: (change) => change.invalidate("conversions"),
};
