import type { Problems } from "../../../../core/table/problems";
import { badUserInput } from "../../../../core/errors/appErrors";
import { StateReader } from "./readState";
import type { ReportedSale, ReportQuestions, ReportRules, Unread } from "./report.types";
import { headerKey } from "./chooseColumns";
import { findColumns } from "./reportColumns";
import { type DateOrder, findDateOrders, readDate, type WrittenDate } from "../../../../core/time/readDate";
import { type ReportRow, type ReportTable, truncate } from "./reportFile";
import { ReportCells } from "./reportCells";
import { readMoney } from "./reportMoney";

const fault = (problem: string): Unread => ({ problem, isSale: true });

const maxTextLength = 200;
/** Networks write the time of other zones. */
const toleranceMs = 2 * 86_400_000;
/** How a spreadsheet writes a long number. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;
const tidy = (text: string): string => text.replaceAll("\0", "").trim().slice(0, maxTextLength);

/** Reads the sales of a table. */
export class ReportReader {
  private readonly cells: ReportCells;
  private readonly order: DateOrder | "both" | null;
  private readonly states: StateReader;

  constructor(
    private readonly table: ReportTable,
    private readonly rules: ReportRules,
  ) {
    this.cells = new ReportCells(table, rules);
    this.states = new StateReader(table, this.cells.sales, this.cells.twins.status ?? [], rules.columns, rules.states);
    this.order = this.findOrder();
  }

  /** Returns what must be asked before the rows can be read. */
  findQuestions(): ReportQuestions {
    return {
      meanings: this.states.findQuestions(),
      noSales:
        this.rules.noSales === null
          ? [...this.cells.doubtful].map((row) => ({
              line: row.line,
              file: row.file,
              id: truncate(this.cells.label(row)),
            }))
          : [],
      dateOrder: this.order === null,
      currency: this.rules.currency === null && this.cells.sales.some((row) => this.cells.lacksCurrency(row)),
    };
  }

  /** Returns the places of the columns that tell what became of a sale. */
  findStateColumns(): Set<number> {
    return this.states.findTelling();
  }

  /** Yields the sales. Rows that cannot be read are reported as problems, rows that are no sales apart. */
  *read(problems: Problems, noSales: Problems): Generator<ReportedSale> {
    for (const { line, file } of this.cells.sums) noSales.in(file)(line, "This row sums up others.");
    for (const row of this.cells.sales) {
      const { line, file } = row;
      if (this.rules.noSales === "leaveOut" && this.cells.doubtful.has(row)) {
        noSales.in(file)(line, `"${truncate(this.cells.label(row))}" is no sale, as you said.`);
        continue;
      }
      const sale = this.readRow(row);
      if (!("problem" in sale)) yield sale;
      else if (sale.isSale) problems.in(file)(line, sale.problem);
      else noSales.in(file)(line, sale.problem);
    }
  }

  /** Returns the order that the dates of the whole file prove; "both" when no date needs it; null when it is unclear. */
  private findOrder(): DateOrder | "both" | null {
    const dates = this.cells.sales.map((row) => findDateOrders(this.cells.date(row)));
    const proven = new Set(dates.filter(({ orders }) => orders.length === 1).map(({ orders }) => orders[0]));
    if (!dates.some(({ isUnclear }) => isUnclear)) return "both";
    return proven.size === 1 ? [...proven][0] : this.rules.dateOrder;
  }

  private readDate(text: string): WrittenDate | null {
    if (this.order !== "both") return this.order && readDate(text, this.order);
    return readDate(text, "dmy") ?? readDate(text, "mdy");
  }

  private readSale(row: ReportRow, currency: string): ReportedSale["sale"] {
    const money = readMoney(this.cells.money(row, "saleAmount", "saleCurrency"), currency);
    return typeof money === "string" ? null : { amount: money.amount, currency: money.currency ?? currency };
  }

  /** Below other titles, this reader would take one column for another. */
  private refuseOtherTitles({ line, file, cells }: ReportRow): void {
    const { occurredAt, amount } = findColumns(cells);
    if (!occurredAt || !amount || headerKey(cells) === headerKey(this.table.header)) return;
    const sentence = `Line ${line}${file ? ` of ${file}` : ""} has other titles. Import the rows below it as another file.`;
    throw badUserInput(sentence, { file: sentence });
  }

  /** Returns the sale, or why there is none. @throws BAD_USER_INPUT for a row with other titles. */
  private readRow(row: ReportRow): ReportedSale | Unread {
    const transactionId = this.cells.id(row);
    if (!transactionId && !this.rules.hasNoIds) return fault("The transaction ID is missing.");
    if (shortened.test(transactionId))
      return fault(
        `A spreadsheet has shortened the transaction ID to "${transactionId}". Import the file as the program made it.`,
      );
    if (transactionId.length > maxTextLength || transactionId.includes("\0"))
      return fault("The transaction ID is too long or contains invalid characters.");
    const date = this.cells.date(row);
    const occurredAt = this.readDate(date);
    if (!occurredAt) {
      this.refuseOtherTitles(row);
      return fault(date ? `The date "${truncate(date)}" cannot be read.` : "The date is missing.");
    }
    if (Date.parse(`${occurredAt.at}Z`) > Date.now() + toleranceMs)
      return fault(`The date "${truncate(date)}" has not come yet.`);
    const money = this.cells.readAmount(row);
    if (typeof money === "string")
      return fault(`The amount "${truncate(this.cells.agreed(row, "amount"))}" cannot be read. ${money}`);
    const currency = money.currency ?? this.rules.currency;
    if (currency === null) return fault("The amount has no currency.");
    const read = this.states.read(row, money.amount);
    if ("problem" in read) return read;
    const retailer = tidy(this.cells.cell(row, "retailer"));
    const piece = tidy(this.cells.cell(row, "line"));
    // Without ids, a row is the n-th of its day, piece and amount.
    const identity = this.rules.hasNoIds
      ? { transactionId: tidy(`${occurredAt.at.slice(0, 10)} ${piece}`), line: `${money.amount} ${currency}` }
      : { transactionId, line: piece };
    const isUnique = this.rules.hasUniqueIds && this.cells.cell(row, "transactionId") !== "";
    return {
      row: row.line,
      ...(row.file !== undefined && { file: row.file }),
      ...identity,
      orderId: tidy(this.cells.cell(row, "transactionId") && this.cells.cell(row, "orderId")),
      advertiser: isUnique ? "" : retailer.toLowerCase(),
      occurredAt,
      postedAt: tidy(this.cells.cell(row, "postedAt")),
      amount: money.amount,
      currency,
      sale: this.readSale(row, currency),
      state: read.state,
      reportedStatus: tidy(read.reported),
      retailer,
      reference: tidy(this.cells.cell(row, "reference")),
    };
  }
}
