import { isMonth } from "../../../../core/time/readDate";

const sums = `(?:sub|grand )?totals?|sum|summe|gesamt(?:summe)?|zwischensumme|suma|total g[eé]n[eé]ral|somme|(?:sub)?totaal|(?:sub)?totale|soma|totalt|summa|yhteensä|razem|celkem|(?:ara )?toplam|итого|всего|合計|小計|総計|合计|总计|小计|합계|총계`;
const averages =
  "average|avg|mean|durchschnitt|mittelwert|media|promedio|moyenne|gemiddelde|média|medel|średnia|ortalama|среднее|平均";
const sumCell = new RegExp(`^(?:${sums}|${averages})(?:[:：]| \\(\\d+\\))?$`, "iu");
const whole = "all|overall|insgesamt|alle|todos|todas|tous|tutti";
const tests =
  "test(?:s|order|sale|purchase|transaction|conversion|lead|bestellung|kauf|auftrag|transaktion)?|prueba|テスト";
const balances =
  "(?:(?:opening|closing|starting|ending|previous) )?balance|saldo|anfangssaldo|endsaldo|übertrag|carry over|carried (?:over|forward)|payout|withdrawal|auszahlung";
const noSaleId = new RegExp(
  [
    `^(?:${sums}|${averages}|bonus)(?![\\p{L}\\p{N}])`,
    `^(?:${tests})(?!\\p{L})`,
    `^(?:${balances})(?!\\p{L})`,
    `^(?:${whole})$`,
    // "Page total", "Shop A total"
    `[^\\p{L}\\p{N}](?:${sums})$`,
  ].join("|"),
  "iu",
);

/** Whether a cell names the sum or the average of other rows. */
export const isSum = (cell: string): boolean => sumCell.test(cell.trim());

/** Whether an id may name no sale: a sum of some rows, a balance, a payout, a test, a bonus, a month. */
export function isDoubtfulId(id: string): boolean {
  const [name = "", year = "", ...more] = id.trim().split(/\s+/);
  return noSaleId.test(id) || (more.length === 0 && /^\d{4}$/.test(year) && isMonth(name));
}

/** Whether the last amount is the sum of the others, which are several. */
export function endsWithSum(amounts: readonly number[]): boolean {
  const others = amounts.slice(0, -1);
  const sum = others.reduce((all, amount) => all + amount, 0);
  return others.filter(Boolean).length > 1 && Math.abs(sum - (amounts.at(-1) ?? 0)) < 1e-6;
}
