import type { Problem } from "../../../../core/csv/problems";
import { badUserInput } from "../../../../core/errors/appErrors";
import { type StateQuestion, StateReader, type StateRules } from "./readState";
import { headerKey } from "./chooseColumns";
import { endsWithSum, isDoubtfulId, isSum } from "./noSales";
import { type ColumnName, findColumns, type ReportColumns, titleKey } from "./reportColumns";
import { type DateOrder, findDateOrders, readDate, type ReportDate } from "./reportDate";
import { type ReportRow, type ReportTable, truncate } from "./reportFile";
import { type ReadMoney, readMoney } from "./reportMoney";
import type { SaleState } from "./reportStatus";

/** One row of a report: a sale, or what takes one back. */
export interface ReportedSale {
  transactionId: string;
  /** Name of the shop in lowercase if it belongs to the identity; empty when the network's ids are unique. */
  advertiser: string;
  /** Number of the piece in the order, if the report names it. */
  line: string;
  occurredAt: ReportDate;
  /** The day on which the network entered the row, as it writes it; empty when the report does not tell. */
  postedAt: string;
  /** Commission with all its decimals; negative when a sale is taken back. */
  amount: number;
  currency: string;
  /** What the buyer paid; null when the report does not tell it clearly. */
  sale: { amount: number; currency: string } | null;
  state: SaleState;
  /** The network's own word; empty without a status column. */
  reportedStatus: string;
  /** Empty when the report does not name it. */
  retailer: string;
  /** The click's reference as reported; empty for none. */
  reference: string;
}

/** What the file and its editor say together. */
export interface ReportRules {
  columns: ReportColumns;
  /** Currency of amounts that nothing in the report gives one; null to ask. */
  currency: string | null;
  /** Order of day and month where the report does not prove it; null to ask. */
  dateOrder: DateOrder | null;
  states: StateRules;
  /** What becomes of the rows that may be no sales; null to ask. */
  noSales: "leaveOut" | "count" | null;
  hasUniqueIds: boolean;
}

/** What only a person can say about a report. */
export interface ReportQuestions {
  /** Columns that tell, or may tell, what became of a sale in words that nobody has explained yet. */
  meanings: StateQuestion[];
  /** Rows that have an id, a date and an amount, and may be the sum of others, a test or a bonus. */
  noSales: { line: number; id: string }[];
  /** True when nothing proves the order of day and month. */
  dateOrder: boolean;
  /** True when amounts have no currency. */
  currency: boolean;
}

/** Why a row is not imported, and whether it is a sale that somebody must look at. */
export interface Unread {
  problem: string;
  isSale: boolean;
}

const fault = (problem: string): Unread => ({ problem, isSale: true });

const maxTextLength = 200;
/** Networks write the time of other zones. */
const toleranceMs = 2 * 86_400_000;
/** How a spreadsheet writes a long number. */
const shortened = /^\d(?:[.,]\d+)?E\+\d+$/i;
const tidy = (text: string): string => text.replaceAll("\0", "").trim().slice(0, maxTextLength);

function findTwins(columns: ReportColumns, header: readonly string[]): ReportColumns {
  const titles = header.map((title) => title.trim().toLowerCase());
  const findAll = (places: readonly number[]) =>
    titles.flatMap((title, at) => (places.some((place) => titles[place] === title) ? [at] : []));
  return Object.fromEntries(Object.entries(columns).map(([name, places]) => [name, findAll(places)]));
}

/** Reads the cells of a table by the names of its columns. */
export class ReportReader {
  /** The rows without those of sums, which name no sale. */
  private readonly sales: ReportRow[];
  private readonly sums: ReportRow[];
  private readonly doubtful: ReadonlySet<ReportRow>;
  private readonly order: DateOrder | "both" | null;
  /** The places of each column and of those with the same title. */
  private readonly twins: ReportColumns;
  /** The places of the same amount in other currencies. */
  private readonly rivals: readonly number[];
  private readonly states: StateReader;

  constructor(
    private readonly table: ReportTable,
    private readonly rules: ReportRules,
  ) {
    this.twins = findTwins(rules.columns, table.header);
    const keys = table.header.map(titleKey);
    const own = this.twins.amount ?? [];
    this.rivals = keys.flatMap((key, at) => (!own.includes(at) && own.some((one) => keys[one] === key) ? [at] : []));
    this.sums = table.rows.filter((row) => this.isSum(row));
    const sums = new Set(this.sums);
    this.sales = table.rows.filter((row) => !sums.has(row));
    this.states = new StateReader(table, this.sales, this.twins.status ?? [], rules.columns, rules.states);
    this.order = this.findOrder();
    this.doubtful = this.findDoubtful();
  }

  /** Returns what must be asked before the rows can be read. */
  findQuestions(): ReportQuestions {
    return {
      meanings: this.states.findQuestions(),
      noSales:
        this.rules.noSales === null ? [...this.doubtful].map((row) => ({ line: row.line, id: this.id(row) })) : [],
      dateOrder: this.order === null,
      currency: this.rules.currency === null && this.sales.some((row) => this.lacksCurrency(row)),
    };
  }

  /** Yields the sales. Rows that cannot be read are reported as problems, rows that are no sales apart. */
  *read(problem: Problem, noSale: Problem): Generator<{ line: number; sale: ReportedSale }> {
    for (const { line } of this.sums) noSale(line, "This row sums up others.");
    for (const row of this.sales) {
      if (this.rules.noSales === "leaveOut" && this.doubtful.has(row)) {
        noSale(row.line, `"${truncate(this.id(row))}" is no sale, as you said.`);
        continue;
      }
      const sale = this.readRow(row);
      if (!("problem" in sale)) yield { line: row.line, sale };
      else if (sale.isSale) problem(row.line, sale.problem);
      else noSale(row.line, sale.problem);
    }
  }

  /** A shop or a campaign may be called Total. */
  private isSum(row: ReportRow): boolean {
    const id = this.id(row);
    if (isSum(id)) return true;
    const names = [...(this.rules.columns.retailer ?? []), ...(this.rules.columns.reference ?? [])];
    const namesNoSale = id === "" || this.cell(row, "occurredAt") === "";
    return namesNoSale && row.cells.some((cell, at) => !names.includes(at) && isSum(cell));
  }

  /** Returns the rows that may be no sales though they have an id and a date. */
  private findDoubtful(): Set<ReportRow> {
    const amounts = this.sales.map((row) => this.readAmount(row));
    const isSumOfAll =
      amounts.every((money) => typeof money !== "string") &&
      new Set(amounts.map(({ currency }) => currency)).size === 1 &&
      endsWithSum(amounts.map(({ amount }) => amount));
    return new Set(
      this.sales.filter((row) => isDoubtfulId(this.id(row))).concat(isSumOfAll ? this.sales.slice(-1) : []),
    );
  }

  private cell(row: ReportRow, name: ColumnName): string {
    return (this.rules.columns[name] ?? []).map((at) => row.cells[at].trim()).join("|");
  }

  /** Returns the value that the columns with this title agree on; several values, which are no amount or currency, otherwise. */
  private agreed(row: ReportRow, name: ColumnName): string {
    const values = (this.twins[name] ?? []).map((at) => row.cells[at].trim());
    return [...new Set(values.filter(Boolean))].join("|");
  }

  /** Returns the date, with the time if that has a separate column. */
  private date(row: ReportRow): string {
    return (this.rules.columns.occurredAt ?? [])
      .map((at) => row.cells[at].trim())
      .join(" ")
      .trim();
  }

  private title(name: ColumnName): string {
    const [at] = this.rules.columns[name] ?? [];
    return at === undefined ? "" : this.table.header[at];
  }

  /** Returns the transaction, or the order if the report has none. */
  private id(row: ReportRow): string {
    const given = this.cell(row, "transactionId") || this.cell(row, "orderId");
    return /^[|\s]*$/.test(given) ? "" : given;
  }

  /** Returns the order that the dates of the whole file prove; "both" when no date needs it; null when it is unclear. */
  private findOrder(): DateOrder | "both" | null {
    const dates = this.sales.map((row) => findDateOrders(this.date(row)));
    const proven = new Set(dates.filter(({ orders }) => orders.length === 1).map(({ orders }) => orders[0]));
    if (!dates.some(({ isUnclear }) => isUnclear)) return "both";
    return proven.size === 1 ? [...proven][0] : this.rules.dateOrder;
  }

  private readDate(text: string): ReportDate | null {
    if (this.order !== "both") return this.order && readDate(text, this.order);
    return readDate(text, "dmy") ?? readDate(text, "mdy");
  }

  private readAmount(row: ReportRow): ReadMoney | string {
    const cells = {
      amount: this.agreed(row, "amount"),
      title: this.title("amount"),
      currency: this.agreed(row, "currency"),
    };
    const money = readMoney(cells, this.rules.currency);
    if (typeof money === "string" || money.amount !== 0) return money;
    const rival = this.rivals.find((at) => /[1-9]/.test(row.cells[at]));
    return rival === undefined ? money : `The column "${truncate(this.table.header[rival])}" has another amount.`;
  }

  private lacksCurrency(row: ReportRow): boolean {
    const money = this.readAmount(row);
    return typeof money !== "string" && money.currency === null;
  }

  private readSale(row: ReportRow, currency: string): ReportedSale["sale"] {
    const cells = {
      amount: this.agreed(row, "saleAmount"),
      title: this.title("saleAmount"),
      currency: this.agreed(row, "saleCurrency"),
    };
    const money = readMoney(cells, currency);
    return typeof money === "string" ? null : { amount: money.amount, currency: money.currency ?? currency };
  }

  /** Below other titles, this reader would take one column for another. */
  private refuseOtherTitles({ line, cells }: ReportRow): void {
    const { occurredAt, amount } = findColumns(cells);
    if (!occurredAt || !amount || headerKey(cells) === headerKey(this.table.header)) return;
    const sentence = `Line ${line} has other titles. Import the rows below it as another file.`;
    throw badUserInput(sentence, { file: sentence });
  }

  /** Returns the sale, or why there is none. @throws BAD_USER_INPUT for a row with other titles. */
  private readRow(row: ReportRow): ReportedSale | Unread {
    const transactionId = this.id(row);
    if (!transactionId) return fault("The transaction ID is missing.");
    if (shortened.test(transactionId))
      return fault(
        `A spreadsheet has shortened the transaction ID to "${transactionId}". Import the file as the program made it.`,
      );
    if (transactionId.length > maxTextLength || transactionId.includes("\0"))
      return fault("The transaction ID is too long or contains invalid characters.");
    const date = this.date(row);
    const occurredAt = this.readDate(date);
    if (!occurredAt) {
      this.refuseOtherTitles(row);
      return fault(`The date "${truncate(date)}" cannot be read.`);
    }
    if (Date.parse(`${occurredAt.at}Z`) > Date.now() + toleranceMs)
      return fault(`The date "${truncate(date)}" has not come yet.`);
    const money = this.readAmount(row);
    if (typeof money === "string")
      return fault(`The amount "${truncate(this.agreed(row, "amount"))}" cannot be read. ${money}`);
    const currency = money.currency ?? this.rules.currency;
    if (currency === null) return fault("The amount has no currency.");
    const read = this.states.read(row, money.amount);
    if ("problem" in read) return read;
    const retailer = tidy(this.cell(row, "retailer"));
    const isUnique = this.rules.hasUniqueIds && this.cell(row, "transactionId") !== "";
    return {
      transactionId,
      advertiser: isUnique ? "" : retailer.toLowerCase(),
      line: tidy(this.cell(row, "line")),
      occurredAt,
      postedAt: tidy(this.cell(row, "postedAt")),
      amount: money.amount,
      currency,
      sale: this.readSale(row, currency),
      state: read.state,
      reportedStatus: tidy(read.reported),
      retailer,
      reference: tidy(this.cell(row, "reference")),
    };
  }
}
