import { findDoubtful, mayTellLater } from "./doubtfulColumns";
import { type ReportColumns, titleKey } from "./reportTitles";
import { type ReportRow, type ReportTable, truncate } from "./reportFile";
import type { StateQuestion, StateRules, Unread } from "./report.types";
import {
  cellWord,
  findMeaning,
  flagTitles,
  isPaid,
  isStateWord,
  type Meaning,
  type ReportState,
  type SaleState,
  typeTitles,
} from "./reportStatus";

interface StateColumn {
  at: number;
  key: string;
  title: string;
  /** Whether its title does not tell that it has states: only what somebody answered counts. */
  isDoubtful: boolean;
  /** All that its cells say. */
  words: ReadonlySet<string>;
}

/** Of several columns, the one that promises least counts. */
const weakest: readonly ReportState[] = ["declined", "refunded", "pending", "approved", "paid"];
const maxWords = 50;

const own = <Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined;

/** Reads the states of a report's rows. */
export class StateReader {
  private readonly columns: StateColumn[];

  /** @param places of the status columns. */
  constructor(
    { header }: Pick<ReportTable, "header">,
    rows: readonly ReportRow[],
    places: readonly number[],
    private readonly used: ReportColumns,
    private readonly rules: StateRules,
  ) {
    const keys = header.map(titleKey);
    const types = keys.flatMap((key, at) => (typeTitles.has(key) && !places.includes(at) ? [at] : []));
    const others = new Set([...Object.values(used).flat(), ...places, ...types]);
    const doubtful = findDoubtful(rows, keys, others, rules.preset.plain);
    this.columns = [...places, ...types, ...doubtful].map((at) => ({
      at,
      key: keys[at],
      title: header[at].trim(),
      isDoubtful: doubtful.includes(at),
      words: new Set(rows.map(({ cells }) => cellWord(cells[at]))),
    }));
  }

  /** Returns what must be answered before the rows can be read. */
  findQuestions(): StateQuestion[] {
    return this.columns.flatMap((column) => {
      const unknown = [...column.words].filter((word) => this.find(column, word) === null).slice(0, maxWords);
      if (unknown.length === 0) return [];
      return { title: column.title, words: unknown.map((word) => ({ word, meaning: findMeaning(word, column.key) })) };
    });
  }

  /** Returns the places of the columns that tell what became of a sale, as far as it is known. */
  findTelling(): Set<number> {
    const tells = (column: StateColumn) =>
      [...column.words].some((word) => (this.find(column, word) ?? "nothing") !== "nothing");
    return new Set(this.columns.filter(tells).map(({ at }) => at));
  }

  /** Returns the state of a row with the network's own words, or a sentence why the row is no sale or unclear. */
  read(row: ReportRow, amount: number): { state: SaleState; reported: string } | Unread {
    const told = this.columns.map((column) => {
      const cell = row.cells[column.at].trim();
      return { ...column, cell, meaning: this.find(column, cellWord(cell)) };
    });
    const unknown = told.find(({ meaning }) => meaning === null);
    if (unknown) return { problem: `The status "${truncate(unknown.cell)}" is unknown.`, isSale: true };
    const none = told.find(({ meaning }) => meaning === "noSale");
    if (none) return { problem: `"${truncate(none.cell)}" in "${truncate(none.title)}" is no sale.`, isSale: false };
    const has = (meaning: Meaning) => told.some((one) => one.meaning === meaning);
    const status = weakest.find(has) ?? "approved";
    if (amount > 0 && has("takenBack"))
      return { problem: "This row takes a sale back, but its amount is positive: check this sale.", isSale: true };
    if (amount < 0 && status === "declined")
      return { problem: "A negative amount with this status can mean both: check this sale.", isSale: true };
    const says = told.filter(({ meaning }) => meaning !== "nothing" && meaning !== "takenBack");
    const reported = says.map(({ key, title, cell }) => (flagTitles.has(key) ? title : cell)).join("|");
    const isPaidOut = told.some(({ isDoubtful, meaning }) => isDoubtful && meaning === "paid");
    return { state: this.toSale(row, status, amount, isPaidOut), reported };
  }

  /** Returns what a word of a column means; null when somebody must be asked. */
  private find({ key, isDoubtful }: StateColumn, word: string): Meaning | null {
    const answers = own(this.rules.answers, key) ?? {};
    const known = own(answers, word) ?? own(own(this.rules.preset.meanings, key) ?? {}, word);
    if (known) return known;
    const given = Object.values(answers);
    // A column that says nothing may have other words later, but not one of a state.
    const tellsNothing = given.length > 0 && given.every((meaning) => meaning === "nothing");
    if (tellsNothing && !isStateWord(word) && !mayTellLater(key)) return "nothing";
    if (isDoubtful) return null;
    return findMeaning(word, key);
  }

  /** @param isPaidOut whether somebody said that another column tells of the payment. */
  private toSale({ cells }: ReportRow, status: ReportState, amount: number, isPaidOut: boolean): SaleState {
    if (status === "refunded") return amount < 0 ? "approved" : "declined";
    const isPaidSale = isPaidOut || (this.used.paid ?? []).some((at) => isPaid(cells[at]));
    return status === "approved" && isPaidSale ? "paid" : status;
  }
}
