import type { Problem } from "../../../../core/table/problems";
import { idKey } from "./lookalikes";
import { fitLines, type PieceRow, type StoredLine } from "./fitLines";
import type { ReportedSale } from "./report.types";
import { truncate } from "./reportFile";

const valuesOf = ({ occurredAt, amount, currency, state, reference }: ReportedSale): string =>
  JSON.stringify([occurredAt, amount, currency, state, reference]);

/** Returns the piece of a row, for a row that takes a sale back with its day. */
function pieceOf({ line, occurredAt, postedAt, amount }: ReportedSale): string {
  const takenBack = amount < 0 ? `taken back ${postedAt || occurredAt.at.slice(0, 10)}` : "";
  return [line, takenBack].filter(Boolean).join(" ");
}

/** What rows of one sale have in common. */
export const saleKey = (sale: ReportedSale): string =>
  JSON.stringify([idKey(sale.transactionId), sale.advertiser, pieceOf(sale)]);

/** How a report tells its rows apart: by an id of each, by the order, or not at all. */
export type Identity = "transaction" | "order" | "none";

/**
 * Gives each row of a report the line that, with program, shop and transaction, identifies it in later files: the number
 * of the piece, for a row that takes a sale back its day, and a count for rows that are alike otherwise.
 *
 * The same row twice is one sale, and is reported as a problem; only a report without any id, such as Amazon's, sells the
 * same piece twice that way.
 * @param stored rows of these orders, for a report that tells its rows apart by the order.
 */
export function identifySales(
  sales: Iterable<ReportedSale>,
  identity: Identity,
  stored: readonly StoredLine[],
  problem: Problem,
): ReportedSale[] {
  const seen = new Map<string, { line: number; id: string; values: string }[]>();
  const identified: PieceRow[] = [];
  for (const sale of sales) {
    const { row: line, transactionId } = sale;
    const key = saleKey(sale);
    const before = seen.get(key) ?? [];
    const values = valuesOf(sale);
    const same = before.find((row) => row.values === values);
    const name = truncate(transactionId);
    if (identity !== "none" && same) problem(line, `The transaction "${name}" already appears in line ${same.line}.`);
    else if (identity === "transaction" && before.some(({ id }) => id === transactionId))
      problem(line, `The transaction "${name}" already appears in line ${before[0].line}, with other values.`);
    else {
      seen.set(key, [...before, { line, id: transactionId, values }]);
      identified.push({ piece: pieceOf(sale), sale });
    }
  }
  return fitLines(identified, stored, problem);
}
