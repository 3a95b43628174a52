import { findDateOrders } from "../../../../core/time/readDate";

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

/**
 * What a word of a column says of its row: the state, that the row takes a sale back, that it is no sale, or nothing about
 * what became of it.
 */
export const meanings = [...reportStates, "takenBack", "noSale", "nothing"] as const;
export type Meaning = (typeof meanings)[number];

/** Meanings by word, by the key of the column's title, see `titleKey`. */
export type Meanings = Readonly<Record<string, Readonly<Record<string, Meaning>>>>;

/** The word of any date and of any broken number, of which a column has many. */
export const dateWord = "a date";
export const numberWord = "a number";
const brokenNumber = /^[-+\p{Sc}\s]*\d[\d\s]*[.,][\d.,\s]*\p{Sc}?$/u;

/** A cell as it is compared, asked about and remembered. */
export function cellWord(cell: string): string {
  const text = cell.replace(/\s+/g, " ").trim().toLowerCase();
  if (!/\d/.test(text)) return text;
  if (findDateOrders(text).orders.length > 0) return dateWord;
  if (!brokenNumber.test(text)) return text;
  return /[1-9]/.test(text) ? numberWord : "0";
}

/** What columns that say yes or no tell by their titles; null when that answer leaves the state open. */
interface Flag {
  yes: "declined" | "refunded" | "pending" | null;
  /** Of networks whose empty cell is pending, "no" is declined; of others it is pending. */
  no: "pending" | "unclear" | null;
}
const flagsOf = (titles: string, flag: Flag): [string, Flag][] => titles.split(" ").map((title) => [title, flag]);
export const flagTitles: ReadonlyMap<string, Flag> = new Map([
  ...flagsOf("voided cancelled canceled declined rejected", { yes: "declined", no: null }),
  ...flagsOf("reversed refunded returned chargeback chargedback", { yes: "refunded", no: null }),
  ...flagsOf("approved validated valid isvalid", { yes: null, no: "unclear" }),
  ...flagsOf("locked", { yes: null, no: "pending" }),
  ...flagsOf("pending", { yes: "pending", no: null }),
]);

const yes = new Set(["1", "y", "yes", "true", dateWord]);
const no = new Set(["0", "n", "no", "false"]);
/** Types of rows that are sales. */
const saleTypes = new Set([
  "sale",
  "sales",
  "order",
  "purchase",
  "lead",
  "commission",
  "transaction",
  "product",
  "item",
]);

/**
 * Returns what a word means in a column of states, of yes and no, or of types; null when somebody must be asked. An empty
 * cell has no meaning by itself.
 * @param key of the column's title, see `titleKey`.
 */
export function findMeaning(word: string, key: string): Meaning | null {
  const flag = flagTitles.get(key);
  if (flag && yes.has(word)) return flag.yes ?? "nothing";
  if (flag && no.has(word)) return flag.no === "unclear" ? null : (flag.no ?? "nothing");
  if (typeTitles.has(key)) return findState(word) === "refunded" ? "takenBack" : saleTypes.has(word) ? "nothing" : null;
  return findState(word);
}

/** "Rejected by advertiser" */
const findState = (word: string): ReportState | null => states.get(word) ?? states.get(word.split(" by ")[0]) ?? null;

/** Words of states that also describe products and customers. */
const commonWords = new Set(["new", "open", "active", "valid", "closed", "locked", "extended", "return", "void"]);

/** Returns whether only a column of states has the word. */
export const isStateWord = (word: string): boolean => states.has(word) && !commonWords.has(word);

/** Titles of columns that tell a sale from what takes one back. */
export const typeTitles = new Set(["type", "transactiontype", "eventtype", "actiontype", "recordtype", "saletype"]);

/** Returns whether a cell of the payment column says that the commission was paid. */
export function isPaid(cell: string): boolean {
  const word = cellWord(cell);
  return yes.has(word) || states.get(word) === "paid";
}
