import { createRandom } from "../../../../../testing/random";
import { chooseColumns } from "../chooseColumns";
import { ReportReader } from "../readReport";
import type { StateRules } from "../report.types";
import { titleKey } from "../reportTitles";
import { Problems } from "../../../../../core/table/problems";
import type { ReportTable } from "../reportFile";
import type { Meaning, SaleState } from "../reportStatus";

const files = 10_000;
const random = createRandom(52);
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)];
const chance = (share: number): boolean => random() < share;

type State = "pending" | "approved" | "declined";
const states: readonly State[] = ["pending", "approved", "declined"];

/** Titles of id, date, commission, currency, state, date of cancellation and confirmation, words of the states, and of a sum. */
const languages = [
  "Order ID|Date|Commission|Currency|Status|Cancelled at|Confirmed|pending|approved|declined|Total",
  "Bestellnummer|Datum|Provision|Währung|Zustand|Storniert am|Bestätigt|offen|bestätigt|storniert|Gesamtsumme",
  "Número de pedido|Fecha|Comisión|Moneda|Situación|Fecha de anulación|Confirmado|en espera|aceptada|rechazada|Suma",
  "Numéro de commande|Date|Commission|Devise|Etat|Date d'annulation|Confirmé|attente|valide|refuse|Somme",
  "Numero ordine|Data|Commissione|Valuta|Stato|Data di annullamento|Confermato|in sospeso|confermato|annullato|Totale",
  "Ordernummer|Datum|Commissie|Valuta|Staat|Geannuleerd op|Bevestigd|in behandeling|goedgekeurd|afgekeurd|Totaal",
  "Número do pedido|Data|Comissão|Moeda|Situação|Cancelado em|Confirmado|pendente|aprovada|recusada|Soma",
  "Beställning|Dag|Provision|Valuta|Läge|Avbokad|Godkänd|väntar|godkänd|nekad|Summa",
  "Numer zamówienia|Data|Prowizja|Waluta|Stan|Anulowano|Potwierdzone|oczekuje|zatwierdzona|odrzucona|Razem",
  "注文番号|日付|報酬|通貨|状態|キャンセル日|承認済み|保留|承認|却下|合計",
].map((line) => line.split("|"));

interface Column {
  title: string;
  cell: (state: State, at: number) => string;
  /** What each word means, for the column of states; none for others. */
  meanings: Record<string, Meaning>;
  use: string;
}

const plain = (use: string, title: string, cell: Column["cell"]): Column => ({ use, title, cell, meanings: {} });

/** The column that tells the states, of those that can occur with it. */
function makeStateColumn(language: readonly string[]): { column: Column; possible: readonly State[] } {
  const [, , , , title, cancelled, confirmed, ...words] = language;
  const strange = pick([title, title, "Foo", "X1", "Code"]);
  const table = (
    cells: Record<State, string>,
    name: string,
    possible = states,
  ): ReturnType<typeof makeStateColumn> => ({
    possible,
    column: {
      use: "",
      title: name,
      cell: (state) => cells[state],
      meanings: Object.fromEntries(possible.map((state) => [cells[state].toLowerCase(), state])),
    },
  });
  const code = pick([
    ["P", "A", "D"],
    ["0", "1", "2"],
    ["2", "0", "1"],
    ["open", "ok", "no"],
  ]);
  const [pending, approved, declined] = words;
  switch (pick(["words", "words", "codes", "dates", "yes", "blank", "none"] as const)) {
    case "words":
      return table({ pending, approved, declined }, strange);
    case "codes":
      return table({ pending: code[0], approved: code[1], declined: code[2] }, strange);
    case "dates": {
      const made = table({ pending: "", approved: "", declined: "2026-05-20" }, cancelled, ["approved", "declined"]);
      made.column.meanings = { "": "nothing", "a date": "declined" };
      return made;
    }
    case "yes":
      return table({ pending: "No", approved: "Yes", declined: "" }, confirmed, ["pending", "approved"]);
    case "blank":
      return table({ pending: "", approved: pick(["1", "x", "Yes"]), declined: "" }, confirmed, [
        "pending",
        "approved",
      ]);
    case "none":
      return { possible: ["approved"], column: plain("", "Note", () => "") };
  }
}

interface Generated {
  table: ReportTable;
  columns: readonly Column[];
  /** Cents by state. */
  ledger: Record<State, number>;
  /** Lines of rows that are no sales. */
  noSales: ReadonlySet<number>;
}

function generate(): Generated {
  const language = pick(languages);
  const { column, possible } = makeStateColumn(language);
  const count = 1 + Math.floor(random() * 14);
  const cents = Array.from({ length: count }, () => 1 + Math.floor(random() * 5_000));
  const hasComma = chance(0.3);
  const money = (amount: number) => (amount / 100).toFixed(2).replace(".", hasComma ? "," : ".");
  const columns: Column[] = [
    plain(chance(0.3) ? "transactionId" : "orderId", language[0], (_, at) => `A${1_000 + at}`),
    plain("occurredAt", language[1], (_, at) => `2026-05-${String((at % 28) + 1).padStart(2, "0")}`),
    plain("amount", language[2], (_, at) => money(cents[at])),
    plain("currency", language[3], () => "EUR"),
    column,
    plain("", "Country", () => pick(["US", "DE", "FR"])),
    plain("", pick(["Farbe", "Bar", "Gruppo", "Note"]), () => pick(["rot", "blau", ""])),
    plain("", pick(["Memo", "Text"]), () => pick(["", String(Math.floor(random() * 1e9))])),
  ].filter((_, at) => at < 5 || chance(0.4));
  columns.sort(() => random() - 0.5);
  const ledger = { pending: 0, approved: 0, declined: 0 };
  const rows = cents.map((amount, at) => {
    const state = pick(possible);
    ledger[state] += amount;
    return { line: at + 2, cells: columns.map(({ cell }) => cell(state, at)) };
  });
  const noSales = new Set<number>();
  if (count > 1 && chance(0.4)) {
    const sum = cents.reduce((all, one) => all + one, 0);
    const named = chance(0.7);
    const cellOf = ({ use, cell }: Column): string => {
      if (use === "amount") return money(sum);
      if (use.endsWith("Id")) return named ? language[10] : "A9999";
      if (use === "occurredAt") return chance(0.5) || !named ? "2026-05-28" : "";
      return use === "currency" ? "EUR" : cell("approved", 0);
    };
    noSales.add(count + 2);
    rows.push({ line: count + 2, cells: columns.map(cellOf) });
  }
  return { table: { header: columns.map(({ title }) => title), rows }, columns, ledger, noSales };
}

/** Reads a report as a person does who answers each question as it is. @returns cents by state, and whether something was asked. */
function readWithAnswers({ table, columns, noSales }: Generated) {
  const chosen = Object.fromEntries(columns.flatMap(({ use, title }) => (use ? [[use, title]] : [])));
  let isAsked = false;
  const choose = () => {
    try {
      return chooseColumns(table, {});
    } catch {
      isAsked = true;
      return chooseColumns(table, chosen);
    }
  };
  const rules = {
    columns: choose(),
    currency: null,
    dateOrder: null,
    hasUniqueIds: false,
    hasNoIds: false,
  };
  const preset: StateRules["preset"] = { meanings: {}, plain: new Set() };
  const questions = new ReportReader(table, {
    ...rules,
    noSales: null,
    states: { answers: {}, preset },
  }).findQuestions();
  isAsked ||= questions.meanings.length + questions.noSales.length > 0;
  const answers = Object.fromEntries(
    questions.meanings.map(({ title, words }) => {
      const told = columns.find((column) => column.title === title)?.meanings ?? {};
      return [titleKey(title), Object.fromEntries(words.map(({ word }) => [word, told[word] ?? "nothing"] as const))];
    }),
  );
  const doubtful = questions.noSales.every(({ line }) => noSales.has(line)) ? "leaveOut" : "count";
  const reader = new ReportReader(table, {
    ...rules,
    noSales: doubtful,
    states: { answers, preset },
  });
  const sums: Record<SaleState, number> = { pending: 0, approved: 0, declined: 0, paid: 0 };
  const told = new Problems();
  for (const { state, amount } of reader.read(told, told)) sums[state] += Math.round(amount * 100);
  return { sums, isAsked, told: told.count };
}

test(`${files} generated reports have the sums of their ledgers`, () => {
  let asked = 0;
  for (let at = 0; at < files; at++) {
    const report = generate();
    const { sums, isAsked } = readWithAnswers(report);
    asked += Number(isAsked);
    const { header, rows } = report.table;
    const { paid, ...known } = sums;
    expect([at, header, rows.map(({ cells }) => cells.join(",")), known, paid]).toEqual([
      at,
      header,
      rows.map(({ cells }) => cells.join(",")),
      report.ledger,
      0,
    ]);
  }
  expect(asked).toBeLessThan(files);
});
