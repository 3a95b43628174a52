import { flagTitles, type ReportColumns, titleKey } from "./reportColumns";
import { type ReportRow, type ReportTable, truncate } from "./reportFile";
import {
  isPaid,
  isTakenBack,
  type KnownStatuses,
  readStatus,
  type ReportState,
  type SaleState,
  statusWord,
  typeTitles,
} from "./reportStatus";

/** What one column says of a row. */
interface ToldStatus {
  /** As it is compared and remembered. */
  word: string;
  /** Null for an unknown word, which somebody must be asked about. */
  status: ReportState | null;
  /** The network's own word. */
  reported: string;
}

/** Of several columns, the one that promises least counts. */
const weakest: readonly ReportState[] = ["declined", "refunded", "pending", "approved", "paid"];

/** Reads the states of a report's rows. */
export class StateReader {
  private readonly columns: { at: number; key: string; title: string }[];
  private readonly types: number[];

  /** @param places of the status columns. */
  constructor(
    { header }: Pick<ReportTable, "header">,
    places: readonly number[],
    private readonly paid: ReportColumns["paid"],
    private readonly rules: { statuses: KnownStatuses; isAwin: boolean },
  ) {
    const keys = header.map(titleKey);
    this.columns = places.map((at) => ({ at, key: keys[at], title: header[at].trim() }));
    this.types = keys.flatMap((key, at) => (typeTitles.has(key) ? [at] : []));
  }

  /**
   * Returns what each status column says; CJ has one for the action and one for its validation. Behind one that is
   * understood, the unknown words of others say nothing: "Delivered" of an order.
   */
  readWords({ cells }: ReportRow): ToldStatus[] {
    const read: ToldStatus[] = [];
    for (const { at, key, title } of this.columns) {
      const status = readStatus(cells[at], key, this.rules);
      if (status === undefined) continue;
      if (status === null && key !== "validationstatus" && read.some((other) => other.status !== null)) continue;
      const reported = flagTitles.has(key) ? title : cells[at].trim();
      read.push({ word: statusWord(cells[at]), status, reported });
    }
    return read;
  }

  /** Returns the state of a row with the network's own words, or an error message. */
  read(row: ReportRow, amount: number): { state: SaleState; reported: string } | string {
    const words = this.readWords(row);
    const unknown = words.find(({ status }) => status === null);
    if (unknown) return `The status "${truncate(unknown.word)}" is unknown.`;
    const status = weakest.find((state) => words.some((one) => one.status === state)) ?? "approved";
    if (amount > 0 && this.types.some((at) => isTakenBack(row.cells[at])))
      return "This row takes a sale back, but its amount is positive: check this sale.";
    if (amount < 0 && status === "declined")
      return "A negative amount with this status can mean both: check this sale.";
    return { state: this.toSale(row, status, amount), reported: words.map((word) => word.reported).join("|") };
  }

  private toSale({ cells }: ReportRow, status: ReportState, amount: number): SaleState {
    if (status === "refunded") return amount < 0 ? "approved" : "declined";
    const isPaidOut = (this.paid ?? []).some((at) => isPaid(cells[at]));
    return status === "approved" && isPaidOut ? "paid" : status;
  }
}
