import type { EntityManager } from "typeorm";
import { write } from "../../../content/write/write";
import { badUserInput } from "../../../shared/errors/appErrors";
import type { Actor } from "../../../shared/graphql/context";
import type { FetchOptions } from "../../../shared/page/fetchPage";
import { Select } from "../../../shared/read/select";
import { rawSql } from "../../../shared/read/sql";
import { getSettings } from "../settings.service";
import { ExchangeRate } from "./exchangeRate.entity";
import type { ExchangeRates } from "./exchangeRates.types";
import { fetchRates } from "./fetchRates";
import { maxAgeDays, parseRates } from "./parseRates";
import { ratesRefused } from "./ratesRefused";
import { replaceRates } from "./replaceRates";

const isRecent = rawSql(`rate.day >= (now() AT TIME ZONE 'UTC')::date - ${maxAgeDays}`);

/** Returns the loaded rates; null when there are none, or they are too old. */
export async function readExchangeRates(db: EntityManager): Promise<ExchangeRates | null> {
  const rates = await new Select(db, ExchangeRate, "rate").andWhere(isRecent).read({ order: "rate.currency" });
  return rates.length > 0 ? { day: rates[0].day, rates } : null;
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
