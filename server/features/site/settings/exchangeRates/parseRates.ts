import { Parser } from "htmlparser2";
import { isCurrency } from "../../../../core/money/currency";
import { parseDay, toUtcDay } from "../../../../core/time/dateRange";
import type { ExchangeRate } from "./exchangeRate.entity";
import { badUserInput } from "../../../../core/errors/appErrors";

/** @param reason continues the sentence after a colon. */
export const ratesRefused = (reason: string) =>
  badUserInput(`The exchange rates could not be loaded: ${reason}. Nothing was changed.`);

/** Older rates are not used. The European Central Bank publishes none on weekends and holidays. */
export const maxAgeDays = 7;
const dayMs = 86_400_000;
/** The time of the parser grows with the square of the depth. */
const maxDepth = 100;

/** The rates of a day as written in the file. */
interface WrittenDay {
  /** Empty for rates outside of a day. */
  day: string;
  rates: { currency: string; rate: string }[];
}

/** Returns the days of a file: `<Cube time="2026-11-24"><Cube currency="USD" rate="1.0772"/></Cube>`. */
function readDays(xml: string): WrittenDay[] {
  const days: WrittenDay[] = [];
  let hasRoot = false;
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, { time, currency, rate = "" }) => {
        hasRoot = true;
        if (++depth > maxDepth) throw ratesRefused("the elements of the file are nested too deep");
        if (name !== "Cube") return;
        if (time !== undefined || (currency !== undefined && days.length === 0))
          days.push({ day: time ?? "", rates: [] });
        if (currency !== undefined) days.at(-1)?.rates.push({ currency, rate });
      },
      onclosetag: () => void depth--,
    },
    { xmlMode: true },
  );
  parser.write(xml);
  if (!hasRoot) throw ratesRefused("the file is empty or no XML");
  if (depth > 0) throw ratesRefused("the file ends in the middle of an element");
  return days.filter(({ rates }) => rates.length > 0);
}

function parseRate(currency: string, rate: string): number {
  const perEuro = /^\d{1,12}(?:\.\d{1,12})?$/.test(rate) ? Number(rate) : 0;
  if (perEuro <= 0) throw ratesRefused(`the rate of ${currency} is not a positive number`);
  return perEuro;
}

function checkDay(day: string, now: Date): void {
  const today = toUtcDay(now);
  const start = parseDay(day);
  if (Number.isNaN(start)) throw ratesRefused("the rates have no date");
  if (day > today) throw ratesRefused(`the rates are of ${day}, a day in the future`);
  if (parseDay(today) - start > maxAgeDays * dayMs)
    throw ratesRefused(`the rates are of ${day}, more than ${maxAgeDays} days ago`);
}

/**
 * Parses the European Central Bank's file of reference rates: those of its newest day. Unknown currencies are skipped.
 * @throws BAD_USER_INPUT with the reason for any other file.
 */
export function parseRates(xml: string, now: Date): ExchangeRate[] {
  const days = readDays(xml);
  if (days.length === 0) throw ratesRefused("the file contains no rates");
  const { day, rates } = days.reduce((newest, other) => (other.day > newest.day ? other : newest));
  checkDay(day, now);
  const known = rates.filter(({ currency }) => currency !== "EUR" && isCurrency(currency));
  if (known.length === 0) throw ratesRefused("the file contains no rates");
  const byCurrency = new Map(known.map(({ currency, rate }) => [currency, parseRate(currency, rate)]));
  return [...byCurrency].map(([currency, perEuro]) => ({ currency, perEuro, day }));
}
