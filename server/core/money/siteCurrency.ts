import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import { readCachedCount } from "../graphql/cachedCount";
import type { LoaderFactory, RequestContext } from "../graphql/context";
import { batchStatements } from "../read/runStatement";
import { rawSql, sql, type SqlFragment } from "../read/sql";
import { settingsTag } from "../cache/cacheTags";

/** SQL: the currency of prices that name none, from the settings. */
const siteCurrency = "(SELECT default_currency FROM settings)";
const siteCurrencySql = rawSql(siteCurrency);

/** Returns the currency of prices that name none, from the settings. */
export async function readSiteCurrency(db: EntityManager): Promise<string> {
  const rest = rawSql("FROM settings");
  const [[currency]] = await batchStatements(db, { columns: ["default_currency"], rest, planDependsOnValues: false });
  return currency as string;
}

/** Reads the site's currency once per request. */
const currencyOfSite: LoaderFactory<"site", string> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const currency = await readSiteCurrency(db);
    return keys.map(() => currency);
  });

const cacheTags = new Set([settingsTag]);

/** The context of a read whose visitors may get cached values. */
export type ReadContext = Pick<RequestContext, "db" | "cachedCounts" | "dependencies" | "loader">;

/** Returns the same currency for a list of offers. Visitors get it from the cache, so that the list takes one statement. */
export const readListCurrency = (context: ReadContext): Promise<string> =>
  readCachedCount(context, {
    key: "site currency",
    tags: () => cacheTags,
    count: () => context.loader(currencyOfSite).load("site"),
    mustBeCurrent: true,
  });

/** SQL over an alias: the currency of an offer's price, which is the site's if the price names none. */
export const priceCurrency = (alias: string): string => `COALESCE(${alias}.price_currency, ${siteCurrency})`;

/** SQL over an alias: the same, stored; null without a price. */
export const comparedCurrency = (alias: string): string => `${alias}.compared_currency`;

const code = (currency: string): SqlFragment => sql`CAST(${currency} AS character(3))`;

/**
 * SQL over an alias: whether an offer has a price in this currency.
 * @param currency ISO 4217; the site's if omitted.
 */
export const isPricedIn = (alias: string, currency: string | null | undefined): SqlFragment =>
  sql`${rawSql(comparedCurrency(alias))} = ${currency ? code(currency) : siteCurrencySql}`;

/** SQL over an alias: whether an offer has a price in another currency, in a form that the index of prices serves. */
export function isPricedInOther(alias: string, currency: string): SqlFragment {
  const column = rawSql(comparedCurrency(alias));
  return sql`(${column} < ${code(currency)} OR ${column} > ${code(currency)})`;
}
