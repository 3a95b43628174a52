import type { EntityManager } from "typeorm";
import { badUserInput } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import { currencyDecimals } from "../../../core/money/currency";
import { parseMoney } from "../../../core/money/parseMoney";
import { readSiteCurrency } from "../../../core/money/siteCurrency";
import { readById, Select } from "../../../core/read/select";
import { findRangeProblems, parseDay } from "../../../core/time/dateRange";
import { createOnce } from "../../../core/write/createOnce";
import { lockById, requireById } from "../../../core/write/lockById";
import { type Write, write } from "../../../core/write/write";
import { AffiliateProgram } from "../../programs/affiliateProgram.entity";
import { lockSales } from "../conversions/writeSales";
import { readToday } from "../siteDays";
import { matchPayouts, releaseSales } from "./matchPayouts";
import { Payout } from "./payout.entity";
import type { CreatePayoutInput } from "./payout.inputs";

const entityType = "payout";
const gone = "This payout no longer exists.";
const checkInput = "Please check what you entered.";

/** Returns payouts, last paid first. */
export const listPayouts = (db: EntityManager, limit: number): Promise<Payout[]> =>
  new Select(db, Payout, "payout").read({
    order: "payout.paid_on DESC, payout.created_at DESC, payout.id",
    limit,
  });

/** Returns amount and currency, or an error message. @param siteCurrency decides between currencies with one sign. */
function readAmount(text: string, siteCurrency: string): Pick<Payout, "amount" | "currency"> | string {
  const { amount, currency, problem } = parseMoney(text, null, siteCurrency);
  if (amount === null) return problem ?? "There is no amount.";
  if (currency === null) return `Write the currency too, for example ${siteCurrency} 500.00.`;
  if (amount <= 0) return "Enter what the network paid, an amount above zero.";
  const decimals = currencyDecimals(currency);
  if (Number(amount.toFixed(decimals)) !== amount)
    return `${currency} has ${decimals || "no"} decimals. Write the amount that was paid.`;
  return { amount, currency };
}

function findPaidOnProblem(day: string, today: string): string | undefined {
  if (Number.isNaN(parseDay(day))) return "Enter a day as YYYY-MM-DD.";
  return day > today ? "This day has not come yet." : undefined;
}

/** @throws BAD_USER_INPUT with all invalid fields. */
async function readPayout(db: EntityManager, input: Omit<CreatePayoutInput, "requestId">): Promise<Partial<Payout>> {
  const { programId, paidOn, from, to, note } = input;
  const program = await readById(db, AffiliateProgram, programId);
  const money = readAmount(input.amount, await readSiteCurrency(db));
  const paidOnProblem = findPaidOnProblem(paidOn, await readToday(db));
  const fieldErrors = {
    ...(!program && { programId: "Choose an affiliate program." }),
    ...(paidOnProblem && { paidOn: paidOnProblem }),
    ...(typeof money === "string" && { amount: money }),
    ...findRangeProblems(from, to),
  };
  if (!program || typeof money === "string" || Object.keys(fieldErrors).length > 0)
    throw badUserInput(checkInput, fieldErrors);
  return { program: program.name, paidOn, ...money, from, to, note: note?.trim() ?? "" };
}

/** Overlapping payouts would both be for the same sales. */
async function requireFreePeriod(db: EntityManager, { program, currency, from, to }: Partial<Payout>): Promise<void> {
  const [other]: { from: string; to: string }[] = await db.query(
    `SELECT period_from::text AS from, period_to::text AS to FROM payouts
     WHERE program = $1 AND currency = $2 AND period_from <= $4 AND period_to >= $3 ORDER BY period_from LIMIT 1`,
    [program, currency, from, to],
  );
  if (!other) return;
  const sentence = `${program} already has a payout in ${currency} for the sales of ${other.from} to ${other.to}. Choose other days.`;
  throw badUserInput(sentence, { from: sentence });
}

const title = ({ program, amount, currency, from, to }: Payout): string =>
  `${program}: ${amount.toFixed(currencyDecimals(currency))} ${currency}, ${from} to ${to}`;

async function addPayout(change: Write, input: Omit<CreatePayoutInput, "requestId">): Promise<Payout> {
  const { db } = change;
  const values = await readPayout(db, input);
  const payout = db.create(Payout, values);
  await lockSales(db, payout.program);
  await requireFreePeriod(db, payout);
  await db.save(Payout, payout);
  await matchPayouts(db, payout.program);
  change.invalidate("conversions");
  await change.audit({ action: "create", entityType, entityId: payout.id, title: title(payout) });
  return payout;
}

/**
 * Records a payout. If it equals what the reports approved, its sales become paid.
 * @throws BAD_USER_INPUT, also when another payout of the program covers a day of the period in the same currency.
 */
export const createPayout = (db: EntityManager, actor: Actor | null, input: CreatePayoutInput): Promise<Payout> =>
  createOnce(db, actor, Payout, input, addPayout);

/** Deletes a payout. Sales that only it marked as paid become approved again. @throws NOT_FOUND */
export const deletePayout = (db: EntityManager, actor: Actor | null, id: string): Promise<string> =>
  write(db, actor, async (change) => {
    // Imports lock the program's sales before they refer to its payouts, so this waits in the same order.
    await lockSales(change.db, (await requireById(change.db, Payout, id, gone)).program);
    const payout = await lockById(change, Payout, id, gone);
    await releaseSales(change.db, id);
    await change.db.delete(Payout, { id });
    change.invalidate("conversions");
    await change.audit({ action: "delete", entityType, entityId: id, title: title(payout) });
    return id;
  });
