import type { EntityManager } from "typeorm";
import type { Problem } from "../../../../core/table/problems";
import type { ReportedSale } from "./report.types";
import { truncate } from "./reportFile";
import type { SaleState } from "./reportStatus";

/** A row of a report by the piece of its order, which several rows can share. */
export interface PieceRow {
  piece: string;
  sale: ReportedSale;
}

/** A stored row of an order. */
export interface StoredLine {
  transactionId: string;
  advertiser: string;
  line: string;
  amount: number;
  currency: string;
  state: SaleState;
  /** Its time like that of WrittenDate: in UTC, and on the clock of the site. */
  utc: string;
  local: string;
}

/** Reads what is stored of the orders of a report. The caller holds the lock of the program's sales. */
export const readStoredLines = (
  db: EntityManager,
  program: string,
  transactionIds: readonly string[],
): Promise<StoredLine[]> =>
  db.query(
    `SELECT transaction_id AS "transactionId", advertiser, line, amount::float8 AS amount, currency, state,
       to_char(occurred_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS') AS utc,
       to_char(occurred_at AT TIME ZONE settings.time_zone, 'YYYY-MM-DD"T"HH24:MI:SS') AS local
     FROM conversions CROSS JOIN settings WHERE program = $1 AND transaction_id = ANY($2) ORDER BY line, advertiser`,
    [program, transactionIds],
  );

const count = / ?#\d+$/;
const isOfPiece = ({ line }: StoredLine, piece: string): boolean => line === piece || line.replace(count, "") === piece;
const isOfShop = ({ advertiser }: StoredLine, shop: string): boolean =>
  advertiser === shop || advertiser === "" || shop === "";
const isEqual = (stored: StoredLine, { amount, currency, occurredAt }: ReportedSale): boolean =>
  stored.amount === amount &&
  stored.currency === currency &&
  (occurredAt.isZoned ? stored.utc : stored.local) === occurredAt.at;

const isSameDay = (stored: StoredLine, { occurredAt }: ReportedSale): boolean =>
  (occurredAt.isZoned ? stored.utc : stored.local).slice(0, 10) === occurredAt.at.slice(0, 10);

const problemOf = ({ transactionId, amount }: ReportedSale): string => {
  const name = truncate(transactionId);
  return amount < 0
    ? `Another amount of the order "${name}" was taken back on this day, so this row can be a correction or a second refund. Give each refund a different line.`
    : `The order "${name}" has several lines, and this row fits none of them by amount, currency and date. Use a report that numbers the lines.`;
};

/** Gives rows the lines of the stored rows that they are, or of new ones. */
class LineFitter {
  private readonly byTransaction = new Map<string, StoredLine[]>();
  private readonly taken = new Set<StoredLine>();
  private readonly named = new Set<string>();

  /** @param hasPieces whether the report numbers the pieces of its orders. */
  constructor(
    stored: readonly StoredLine[],
    private readonly hasPieces: boolean,
  ) {
    for (const row of stored) {
      const others = this.byTransaction.get(row.transactionId);
      if (others) others.push(row);
      else this.byTransaction.set(row.transactionId, [row]);
    }
  }

  private find({ piece, sale }: PieceRow): StoredLine[] {
    const stored = this.byTransaction.get(sale.transactionId) ?? [];
    return stored.filter((row) => isOfPiece(row, piece) && isOfShop(row, sale.advertiser));
  }

  private take(row: PieceRow, stored: StoredLine | undefined): ReportedSale | undefined {
    if (!stored) return undefined;
    this.taken.add(stored);
    return { ...row.sale, line: stored.line, advertiser: stored.advertiser || row.sale.advertiser };
  }

  /** Returns the row as the stored one with the same values, if there is one. */
  takeEqual(row: PieceRow, isState: boolean): ReportedSale | undefined {
    const equal = this.find(row).filter((stored) => !this.taken.has(stored) && isEqual(stored, row.sale));
    return this.take(
      row,
      equal.find(({ state }) => !isState || state === row.sale.state),
    );
  }

  /**
   * Returns a row with other values: a correction of the only stored one of its day, or a new one; null when it can be
   * either, or a whole order of known pieces. A row of another day corrects nothing by itself.
   */
  takeOther(row: PieceRow): ReportedSale | null {
    const known = this.find(row);
    if (known.length === 0 && this.isOfSeveralPieces(row)) return null;
    const stored = known.filter((one) => isSameDay(one, row.sale));
    const [left] = stored.filter((one) => !this.taken.has(one));
    if (left && (stored.length > 1 || row.sale.amount < 0)) return null;
    return this.take(row, left) ?? this.create(row, new Set(known.map(({ line }) => line)));
  }

  /** Whether the row is a whole order, of which several pieces are known. */
  private isOfSeveralPieces({ piece, sale }: PieceRow): boolean {
    if (this.hasPieces || piece !== "") return false;
    const stored = this.byTransaction.get(sale.transactionId) ?? [];
    return stored.filter((row) => row.amount >= 0 && isOfShop(row, sale.advertiser)).length > 1;
  }

  private create({ piece, sale }: PieceRow, used: ReadonlySet<string>): ReportedSale {
    const key = (line: string) => JSON.stringify([sale.transactionId, sale.advertiser, line]);
    let line = piece;
    for (let at = 2; used.has(line) || this.named.has(key(line)); at++) line = `${piece} #${at}`.trim();
    this.named.add(key(line));
    return { ...sale, line };
  }
}

/**
 * Finds which stored row each row is. Files can have only some rows of an order, or have them in another order, so equal
 * values count before places. A row that can be another line as well as a correction is reported as a problem.
 */
export function fitLines(rows: readonly PieceRow[], stored: readonly StoredLine[], problem: Problem): ReportedSale[] {
  const fitter = new LineFitter(
    stored,
    rows.some(({ sale }) => sale.line !== ""),
  );
  const equal = rows.map((row) => fitter.takeEqual(row, true));
  rows.forEach((row, at) => (equal[at] ??= fitter.takeEqual(row, false)));
  return rows.flatMap((row, at) => {
    const sale = equal[at] ?? fitter.takeOther(row);
    if (sale === null) problem(row.sale.row, problemOf(row.sale));
    return sale ?? [];
  });
}
