import type { EntityManager } from "typeorm";
import { write } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { isPrivateAddress } from "../../../../core/network/privateNetwork";
import {
  failureReasons,
  FetchFailed,
  type FetchOptions,
  fetchPage,
  type PageResponse,
} from "../../../../core/network/fetchPage";
import { Select } from "../../../../core/read/select";
import { rawSql } from "../../../../core/read/sql";
import { getSettings } from "../settings.service";
import { ExchangeRate, type ExchangeRates } from "./exchangeRate.entity";
import { maxAgeDays, parseRates, ratesRefused } from "./parseRates";
import { replaceRates } from "./replaceRates";

const isRecent = rawSql(`rate.day >= (now() AT TIME ZONE 'UTC')::date - ${maxAgeDays}`);

/** Returns the loaded rates; null when there are none, or they are too old. */
export async function readExchangeRates(db: EntityManager): Promise<ExchangeRates | null> {
  const rates = await new Select(db, ExchangeRate, "rate").andWhere(isRecent).read({ order: "rate.currency" });
  return rates.length > 0 ? { day: rates[0].day, rates } : null;
}

const standardOptions: FetchOptions = {
  isRefused: isPrivateAddress,
  userAgent: "Mozilla/5.0 (compatible; WornByRates/1.0)",
  timeout: 10_000,
};

/** A day's file has 2 kB. */
const maxKilobytes = 16;

async function request(address: URL, options: FetchOptions): Promise<PageResponse> {
  try {
    return await fetchPage("GET", address, options);
  } catch (error) {
    if (error instanceof FetchFailed) throw ratesRefused(failureReasons[error.failure](address.hostname));
    throw error;
  }
}

/** Fetches the file of rates. Redirects are not followed. @throws BAD_USER_INPUT with the reason when there is none. */
async function fetchRates(text: string, options: Partial<FetchOptions>): Promise<string> {
  const address = new URL(text);
  const { status, body } = await request(address, { ...standardOptions, ...options });
  if (status >= 300 && status < 400)
    throw ratesRefused(`${address.hostname} redirects to another address, which you have to enter instead`);
  if (status !== 200) throw ratesRefused(`${address.hostname} responds with status ${status}`);
  if (body.length > maxKilobytes * 1024) throw ratesRefused(`the file is larger than ${maxKilobytes} kB`);
  return body.toString("utf8");
}

/**
 * Fetches the rates from the address in the settings, and replaces the loaded ones.
 * @throws BAD_USER_INPUT with the reason when there is no address or no valid file; the loaded rates stay.
 */
export async function loadExchangeRates(
  db: EntityManager,
  actor: Actor | null,
  options: Partial<FetchOptions> = {},
): Promise<ExchangeRates> {
  const { exchangeRatesAddress: address } = await getSettings(db);
  if (!address) throw badUserInput("Save an address of exchange rates first.");
  const rates = parseRates(await fetchRates(address, options), new Date());
  const [{ day }] = rates;
  await write(db, actor, async (change) => {
    // Two loads wait for each other, and an address that was cleared meanwhile has no rates.
    const locked = await change.db.query<unknown[]>(
      "SELECT FROM settings WHERE exchange_rates_address = $1 FOR UPDATE",
      [address],
    );
    if (locked.length === 0) throw ratesRefused("the address has changed in the meantime");
    await replaceRates(change, rates);
    const title = `${rates.length} exchange rates of ${day}`;
    if (actor) await change.audit({ action: "import", entityType: "settings", title });
  });
  return { day, rates };
}

/** Loads the rates if the settings have an address. @returns the day of the rates; null without an address. */
export async function loadDailyRates(db: EntityManager, end?: AbortSignal): Promise<string | null> {
  const { exchangeRatesAddress } = await getSettings(db);
  return exchangeRatesAddress ? (await loadExchangeRates(db, null, { end })).day : null;
}
