import { findDateOrders } from "./reportDate";
import { flagTitles } from "./reportColumns";

/** What became of a sale. Refunded: it was taken back, by its own row or by a row with a negative amount. */
export const reportStates = ["pending", "approved", "paid", "declined", "refunded"] as const;
export type ReportState = (typeof reportStates)[number];

/** What became of a sale. A sale that was taken back is declined; a row that takes it back is approved. */
export type SaleState = "pending" | "approved" | "paid" | "declined";

/** The words of networks for each state, in English, German, Spanish and French. */
const stateWords: Record<ReportState, string> = {
  pending: `pending, new, open, extended, tracked, in review, under review, in validation, on hold, estimated, unconfirmed,
    ausstehend, offen, vorgemerkt, pendiente, en attente, en cours`,
  approved: `approved, confirmed, accepted, validated, valid, locked, closed, payable, active, bestätigt, genehmigt, freigegeben,
    aprobado, aprobada, confirmado, confirmada, validado, validada, approuvé, approuvée, validé, validée, confirmé, confirmée`,
  paid: "paid, paid out, bezahlt, ausgezahlt, pagado, pagada, payé, payée",
  declined: `declined, rejected, denied, disapproved, invalid, void, voided, cancelled, canceled, deleted, fraud, storniert,
    abgelehnt, ungültig, rechazado, rechazada, cancelado, cancelada, anulado, anulada, refusé, refusée, rejeté, rejetée,
    annulé, annulée`,
  refunded: `refunded, refund, returned, return, reversed, reversal, chargeback, charged back, erstattet, zurückerstattet,
    retourniert, reembolsado, reembolsada, devuelto, devuelta, remboursé, remboursée, retourné, retournée`,
};

const states = new Map(
  Object.entries(stateWords).flatMap(([state, list]) =>
    list.split(",").map((word) => [word.replace(/\s+/g, " ").trim(), state as ReportState] as const),
  ),
);

/** Awin writes a number for the state of a commission. */
const awinStates: Readonly<Record<string, ReportState>> = { "0": "pending", "1": "approved", "2": "declined" };

const yes = new Set(["1", "y", "yes", "true"]);
const no = new Set(["0", "n", "no", "false", ""]);

/** A word as it is compared and remembered. */
export const statusWord = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

/** States of words that an administrator chose, by the word. */
export type KnownStatuses = Readonly<Record<string, ReportState>>;

/**
 * Returns the state that a cell names; null for an unknown word, which somebody must be asked about; undefined when the cell
 * leaves the state open.
 * @param key of the column's title, see `titleKey`.
 * @param isAwin whether numbers are Awin's.
 */
export function readStatus(
  cell: string,
  key: string,
  { statuses: known, isAwin }: { statuses: KnownStatuses; isAwin: boolean },
): ReportState | null | undefined {
  const word = statusWord(cell);
  const flag = flagTitles.get(key);
  // Some say yes by a date.
  if (flag && (yes.has(word) || findDateOrders(cell).orders.length > 0)) return flag.yes ?? undefined;
  if (flag && no.has(word)) return word === "" ? undefined : (flag.no ?? undefined);
  if (isAwin && key === "commissionstatus" && Object.hasOwn(awinStates, word)) return awinStates[word];
  if (Object.hasOwn(known, word)) return known[word];
  // "Rejected by advertiser"
  return states.get(word) ?? states.get(word.split(" by ")[0]) ?? null;
}

/** Words of states that also describe products and customers. */
const commonWords = new Set(["new", "open", "active", "valid", "closed", "locked", "extended", "return", "void"]);

/** Returns whether a cell is a word that only a column of states has. */
export function isStateWord(cell: string): boolean {
  const word = statusWord(cell);
  return states.has(word) && !commonWords.has(word);
}

/** Titles of columns that tell a sale from what takes one back. */
export const typeTitles = new Set(["type", "transactiontype", "eventtype", "actiontype", "recordtype", "saletype"]);

/** Returns whether a cell of a column of types says that its row takes a sale back. */
export const isTakenBack = (cell: string): boolean => states.get(statusWord(cell)) === "refunded";

/** Returns whether a cell of the payment column says that the commission was paid. */
export function isPaid(cell: string): boolean {
  const word = statusWord(cell);
  return yes.has(word) || states.get(word) === "paid";
}
