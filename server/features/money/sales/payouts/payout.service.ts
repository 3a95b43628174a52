import type { EntityManager } from "typeorm";
import { badUserInput } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { currencyDecimals } from "../../../../core/money/currency";
import { parseMoney } from "../../../../core/money/parseMoney";
import { readSiteCurrency } from "../../../../core/money/siteCurrency";
import { readById, Select } from "../../../../core/read/select";
import { findRangeProblems, parseDay } from "../../../../core/time/dateRange";
import { createOnce } from "../../../../core/write/createOnce";
import { lockById, requireById } from "../../../../core/write/lockById";
import { type Write, write } from "../../../../core/write/write";
import { AffiliateProgram } from "../../../site/programs/affiliateProgram.entity";
import { lockSales } from "../conversions/writeSales";
import { readToday } from "../../../../core/money/saleDays";
import { matchPayouts, releaseSales } from "./matchPayouts";
import { Payout } from "./payout.entity";
import type { CreatePayoutInput, UpdatePayoutInput } from "./payout.inputs";

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

/** @param problems of other fields. @throws BAD_USER_INPUT with all invalid fields. */
async function readValues(
  db: EntityManager,
  input: Omit<UpdatePayoutInput, "id">,
  problems: Record<string, string> = {},
): Promise<Pick<Payout, "paidOn" | "amount" | "currency" | "from" | "to" | "note">> {
  const { paidOn, from, to, note } = input;
  const money = readAmount(input.amount, await readSiteCurrency(db));
  const paidOnProblem = findPaidOnProblem(paidOn, await readToday(db));
  const fieldErrors = {
    ...problems,
    ...(paidOnProblem && { paidOn: paidOnProblem }),
    ...(typeof money === "string" && { amount: money }),
    ...findRangeProblems(from, to),
  };
  if (typeof money === "string" || Object.keys(fieldErrors).length > 0) throw badUserInput(checkInput, fieldErrors);
  return { paidOn, ...money, from, to, note: note?.trim() ?? "" };
}

/** Overlapping payouts would both be for the same sales. */
async function requireFreePeriod(
  db: EntityManager,
  { id, program, currency, from, to }: Partial<Payout>,
): Promise<void> {
  const [other]: { from: string; to: string }[] = await db.query(
    `SELECT period_from::text AS from, period_to::text AS to FROM payouts
     WHERE program = $1 AND currency = $2 AND period_from <= $4 AND period_to >= $3 AND id IS DISTINCT FROM $5::uuid ORDER BY period_from LIMIT 1`,
    [program, currency, from, to, id ?? null],
  );
  if (!other) return;
  const sentence = `${program} already has a payout in ${currency} for the sales of ${other.from} to ${other.to}. Choose other days.`;
  throw badUserInput(sentence, { from: sentence });
}

const title = ({ program, amount, currency, from, to }: Payout): string =>
  `${program}: ${amount.toFixed(currencyDecimals(currency))} ${currency}, ${from} to ${to}`;

async function addPayout(change: Write, input: Omit<CreatePayoutInput, "requestId">): Promise<Payout> {
  const { db } = change;
  const program = await readById(db, AffiliateProgram, input.programId);
  const values = await readValues(db, input, program ? {} : { programId: "Choose an affiliate program." });
  const payout = db.create(Payout, { program: program?.name, ...values });
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

/** Imports lock the program's sales before they refer to its payouts, so this waits in the same order. @throws NOT_FOUND */
async function lockPayout(change: Write, id: string): Promise<Payout> {
  await lockSales(change.db, (await requireById(change.db, Payout, id, gone)).program);
  return lockById(change, Payout, id, gone);
}

/**
 * Corrects a payout and compares it again. Sales that only it marked as paid become approved first, unless amount,
 * currency and period are the same.
 * @throws NOT_FOUND, BAD_USER_INPUT as createPayout does.
 */
export const updatePayout = (db: EntityManager, actor: Actor | null, input: UpdatePayoutInput): Promise<Payout> =>
  write(db, actor, async (change) => {
    const payout = await lockPayout(change, input.id);
    const before = { ...payout };
    Object.assign(payout, await readValues(change.db, input));
    const isMatchedAgain = (["amount", "currency", "from", "to"] as const).some(
      (name) => payout[name] !== before[name],
    );
    await requireFreePeriod(change.db, payout);
    if (isMatchedAgain) await releaseSales(change.db, payout.id);
    await change.db.save(Payout, payout);
    if (isMatchedAgain) await matchPayouts(change.db, payout.program);
    change.invalidate("conversions");
    await change.audit({ action: "update", entityType, entityId: payout.id, title: title(payout) });
    return payout;
  });

/** Deletes a payout. Sales that only it marked as paid become approved again. @throws NOT_FOUND */
export const deletePayout = (db: EntityManager, actor: Actor | null, id: string): Promise<string> =>
  write(db, actor, async (change) => {
    const payout = await lockPayout(change, id);
    await releaseSales(change.db, id);
    await change.db.delete(Payout, { id });
    change.invalidate("conversions");
    await change.audit({ action: "delete", entityType, entityId: id, title: title(payout) });
    return id;
  });
