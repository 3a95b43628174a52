import type { EntityManager } from "typeorm";
import { conflict } from "../../../../core/errors/appErrors";
import { isUniqueViolation } from "../../../../core/errors/databaseErrors";
import type { Actor } from "../../../../core/graphql/context";
import { lockById, requireById } from "../../../../core/write/lockById";
import { type Write, write } from "../../../../core/write/write";
import { AffiliateProgram } from "../../../site/programs/affiliateProgram.entity";
import { ConversionImport } from "../conversionImport.entity";
import { matchPayouts } from "../payouts/matchPayouts";
import { lockSales } from "./writeSales";

const gone = "This import no longer exists.";

/** SQL: a stored row of conversions. It is compared as a row, because JSON has the times of another time zone in other words. */
const storedRow = (column: string): string => `jsonb_populate_record(NULL::conversions, change.${column})`;

async function countChangedSince(db: EntityManager, importId: string): Promise<number> {
  const [{ count }]: { count: number }[] = await db.query(
    `SELECT count(*)::int AS count FROM sale_changes change LEFT JOIN conversions sale ON sale.id = change.sale_id
     CROSS JOIN LATERAL ${storedRow("after")} AS left_row
     WHERE change.import_id = $1 AND ROW(sale.*) IS DISTINCT FROM ROW(left_row.*)`,
    [importId],
  );
  return count;
}

async function restoreSales(db: EntityManager, importId: string): Promise<void> {
  await db.query("DELETE FROM conversions WHERE id IN (SELECT sale_id FROM sale_changes WHERE import_id = $1)", [
    importId,
  ]);
  await db.query(
    `INSERT INTO conversions SELECT former.* FROM sale_changes change CROSS JOIN LATERAL ${storedRow("before")} AS former
     WHERE change.import_id = $1 AND change.before IS NOT NULL`,
    [importId],
  );
}

/** Forgets the answers that came with the import, unless a later one has added others. */
async function restoreAnswers(db: EntityManager, { id, program, formerChoices, createdAt }: ConversionImport) {
  if (formerChoices === null) return;
  const [later] = await db.query<unknown[]>(
    `SELECT FROM conversion_imports
     WHERE program = $1 AND created_at >= $2 AND id <> $3 AND former_choices IS NOT NULL AND undone_at IS NULL`,
    [program, createdAt, id],
  );
  if (!later) await db.update(AffiliateProgram, { name: program }, { reportChoices: formerChoices });
}

async function undo(change: Write, id: string): Promise<ConversionImport> {
  const { db } = change;
  // Imports lock the program's sales first.
  await lockSales(db, (await requireById(db, ConversionImport, id, gone)).program);
  const report = await lockById(change, ConversionImport, id, gone);
  if (report.undoneAt) throw conflict("This import has been undone already.");
  if (!report.undoUntil) throw conflict("This import can no longer be undone.");
  const changed = await countChangedSince(db, id);
  if (changed > 0)
    throw conflict(
      `${changed} of its sales were changed since, by a later report or a payout. Undo the later report or delete the payout first.`,
    );
  await restoreSales(db, id);
  const { formerChoices } = await db.findOneOrFail(ConversionImport, {
    where: { id },
    select: { id: true, formerChoices: true },
  });
  await restoreAnswers(db, { ...report, formerChoices });
  await matchPayouts(db, report.program);
  await db.query("DELETE FROM sale_changes WHERE import_id = $1", [id]);
  Object.assign(report, { undoneAt: new Date(), undoUntil: null });
  await db.save(ConversionImport, report);
  change.invalidate("conversions");
  const title = `${report.program}: ${report.created} conversions removed, ${report.updated} restored`;
  await change.audit({ action: "undo", entityType: "conversion", entityId: id, title });
  return report;
}

/**
 * Restores the sales of a program, and what is remembered about its reports, as they were before an import.
 * @throws NOT_FOUND; CONFLICT when it was undone, is too old, or something has changed its sales since.
 */
export async function undoConversionImport(
  db: EntityManager,
  actor: Actor | null,
  id: string,
): Promise<ConversionImport> {
  try {
    return await write(db, actor, (change) => undo(change, id));
  } catch (error) {
    if (!isUniqueViolation(error, "conversions_key")) throw error;
    throw conflict("A later report has a sale that this import gave another number. Undo the later report first.");
  }
}

/** Deletes what is kept for the undo of old imports. */
export async function forgetSaleChanges(db: EntityManager): Promise<void> {
  await db.query(
    `WITH old AS (UPDATE conversion_imports SET undo_until = NULL WHERE undo_until < now() RETURNING id)
     DELETE FROM sale_changes WHERE import_id IN (SELECT id FROM old)`,
  );
}
