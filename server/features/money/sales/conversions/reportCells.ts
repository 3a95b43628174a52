import { findCurrencies } from "../../../../core/money/currency";
import { findCurrencyWords } from "../../../../core/money/price";
import { endsWithSum, isDoubtfulId, isSum } from "./noSales";
import type { ReportRules } from "./report.types";
import { type ColumnName, type ReportColumns, titleCurrencies, titleKey } from "./reportTitles";
import { type ReportRow, type ReportTable, truncate } from "./reportFile";
import { type MoneyCells, type ReadMoney, readMoney } from "./reportMoney";

function findTwins(columns: ReportColumns, header: readonly string[]): ReportColumns {
  const titles = header.map((title) => title.trim().toLowerCase());
  const findAll = (places: readonly number[]) =>
    titles.flatMap((title, at) => (places.some((place) => titles[place] === title) ? [at] : []));
  return Object.fromEntries(Object.entries(columns).map(([name, places]) => [name, findAll(places)]));
}

/** The rows of a table by what they are, and their cells by the names of the columns. */
export class ReportCells {
  /** The rows without those of sums. */
  readonly sales: readonly ReportRow[];
  readonly sums: readonly ReportRow[];
  /** The sales that may be none though they have an id and a date. */
  readonly doubtful: ReadonlySet<ReportRow>;
  /** The places of each column and of those with the same title. */
  readonly twins: ReportColumns;
  /** The places of the same amount in other currencies. */
  private readonly rivals: readonly number[];
  /** The amounts that have been read with the chosen currency. */
  private readonly amounts = new Map<ReportRow, ReadMoney | string>();
  private readonly moneyTitles: Readonly<
    Record<"amount" | "saleAmount", Pick<MoneyCells, "title" | "titleCurrencies">>
  >;

  constructor(
    private readonly table: ReportTable,
    private readonly rules: Pick<ReportRules, "columns" | "currency" | "hasNoIds">,
  ) {
    this.twins = findTwins(rules.columns, table.header);
    const describeTitle = (title: string) => ({ title, titleCurrencies: titleCurrencies(title) });
    this.moneyTitles = {
      amount: describeTitle(this.title("amount")),
      saleAmount: describeTitle(this.title("saleAmount")),
    };
    const keys = table.header.map(titleKey);
    const own = this.twins.amount ?? [];
    this.rivals = keys.flatMap((key, at) => (!own.includes(at) && own.some((one) => keys[one] === key) ? [at] : []));
    this.sums = table.rows.filter((row) => this.isSum(row));
    const sums = new Set(this.sums);
    this.sales = table.rows.filter((row) => !sums.has(row));
    this.doubtful = this.findDoubtful();
  }

  /** Returns the cells of a column, joined. */
  cell(row: ReportRow, name: ColumnName): string {
    return (this.rules.columns[name] ?? []).map((at) => row.cells[at].trim()).join("|");
  }

  /** Returns the value that the columns with this title agree on; several values, which are no amount or currency, otherwise. */
  agreed(row: ReportRow, name: ColumnName): string {
    const places = this.twins[name] ?? [];
    if (places.length === 1) return row.cells[places[0]].trim();
    const values = places.map((at) => row.cells[at].trim());
    return [...new Set(values.filter(Boolean))].join("|");
  }

  /** Returns the date, with the time if that has a separate column. */
  date(row: ReportRow): string {
    return (this.rules.columns.occurredAt ?? [])
      .map((at) => row.cells[at].trim())
      .join(" ")
      .trim();
  }

  private title(name: ColumnName): string {
    const [at] = this.rules.columns[name] ?? [];
    return at === undefined ? "" : this.table.header[at];
  }

  /** Returns the transaction, or the order if the report has none; empty also for a dash. */
  id(row: ReportRow): string {
    const given = this.cell(row, "transactionId") || this.cell(row, "orderId");
    return /[\p{L}\p{N}]/u.test(given) ? given : "";
  }

  /** Returns what names a row for a person. */
  label(row: ReportRow): string {
    return this.rules.hasNoIds ? (row.cells.find((cell) => cell.trim())?.trim() ?? "") : this.id(row);
  }

  /** Whether nothing names the row's currency, or a sign of several does. */
  lacksCurrency(row: ReportRow): boolean {
    const money = this.readAmount(row);
    if (typeof money !== "string") return money.currency === null;
    const signs = findCurrencyWords(`${this.agreed(row, "amount")} ${this.agreed(row, "currency")}`);
    const candidates = [...signs, ...this.moneyTitles.amount.titleCurrencies].flatMap(
      (sign) => findCurrencies(sign) ?? [],
    );
    return candidates.some((currency) => typeof this.readAmountIn(row, currency) !== "string");
  }

  /** Returns the cells of an amount. */
  money(row: ReportRow, amount: "amount" | "saleAmount", currency: "currency" | "saleCurrency"): MoneyCells {
    return {
      ...this.moneyTitles[amount],
      amount: this.agreed(row, amount),
      currency: this.agreed(row, currency),
    };
  }

  /** Returns the amount of a row, or an error message. */
  readAmount(row: ReportRow): ReadMoney | string {
    const known = this.amounts.get(row) ?? this.readAmountIn(row, this.rules.currency);
    this.amounts.set(row, known);
    return known;
  }

  /** @param chosen currency of amounts that name none, or a sign of several. */
  private readAmountIn(row: ReportRow, chosen: string | null): ReadMoney | string {
    const money = readMoney(this.money(row, "amount", "currency"), chosen);
    if (typeof money === "string" || money.amount !== 0) return money;
    const rival = this.rivals.find((at) => /[1-9]/.test(row.cells[at]));
    return rival === undefined ? money : `The column "${truncate(this.table.header[rival])}" has another amount.`;
  }

  /** A shop or a campaign may be called Total. */
  private isSum(row: ReportRow): boolean {
    const id = this.id(row);
    if (isSum(id)) return true;
    const hasDate = this.cell(row, "occurredAt") !== "";
    const { retailer = [], reference = [] } = this.rules.columns;
    const names = id === "" && !hasDate ? [] : [...retailer, ...reference];
    const namesNoSale = id === "" || !hasDate;
    return namesNoSale && row.cells.some((cell, at) => !names.includes(at) && isSum(cell));
  }

  /** Returns the rows that may be no sales though they have an id and a date. */
  private findDoubtful(): Set<ReportRow> {
    const named = this.sales.filter((row) => this.rules.hasNoIds || this.id(row) !== "");
    const lasts = [...Map.groupBy(this.sales, ({ file }) => file).values()].flatMap((rows) => this.findLastSum(rows));
    return new Set(named.filter((row) => lasts.includes(row) || isDoubtfulId(this.label(row))));
  }

  /** Returns the last row of a file when its amount is the sum of the others. */
  private findLastSum(rows: readonly ReportRow[]): ReportRow[] {
    const amounts = rows.map((row) => this.readAmount(row));
    const isSumOfAll =
      amounts.every((money) => typeof money !== "string") &&
      new Set(amounts.map(({ currency }) => currency)).size === 1 &&
      endsWithSum(amounts.map(({ amount }) => amount));
    return isSumOfAll ? rows.slice(-1) : [];
  }
}
