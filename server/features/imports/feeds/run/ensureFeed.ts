import { createHash } from "node:crypto";
import type { EntityManager } from "typeorm";
import type { Write } from "../../../../core/write/write";
import { ImportRefused } from "../../../../core/table/importRefused";
import { isUniqueViolation } from "../../../../core/errors/databaseErrors";
import { readCurrencyCode } from "../../../../core/money/currency";
import { Feed } from "../feed.entity";
import type { FeedFormatChoice } from "../feed.types";
import { createLinkBuilder } from "../read/linkTemplate";
import { oneLine } from "../read/productText";
import type { RuleRow } from "../rules/readRules";

/** The feed to import into, by its name, and settings that replace its stored ones; undefined keeps them. */
export interface FeedSettings {
  name: string;
  format?: FeedFormatChoice;
  currency?: string | null;
  linkTemplate?: string;
  mapping?: Record<string, string> | null;
}

const maxNameLength = 100;
/** Raised when the same file would become other items. */
const importVersion = 3;

export function checkFeedName(text: string): string {
  const name = oneLine(text);
  if (!name || name.length > maxNameLength)
    throw new ImportRefused(`The feed needs a name of 1 to ${maxNameLength} characters.`);
  return name;
}

/** Returns the code in capital letters; null for none. @throws ImportRefused for an invalid code. */
export function checkCurrency(code: string | null | undefined): string | null {
  if (!code?.trim()) return null;
  const currency = readCurrencyCode(code);
  if (currency) return currency;
  throw new ImportRefused("The currency must be an ISO 4217 code of three letters, for example EUR.");
}

/**
 * Holds a lock until the end of the transaction.
 * @param key the feed's id, or the name of one that does not exist yet.
 * @throws ImportRefused while another import holds it.
 */
export async function lockImport(db: EntityManager, key: string, name: string): Promise<void> {
  const [{ free }] = await db.query<{ free: boolean }[]>(
    "SELECT pg_try_advisory_xact_lock(hashtext('feed import'), hashtext($1)) AS free",
    [key],
  );
  if (!free) throw new ImportRefused(`Another import of "${name}" is running. Nothing was written.`);
}

/** Returns the feed of that name with the given settings, and creates it when there is none. */
export async function ensureFeed({ db }: Pick<Write, "db">, settings: FeedSettings): Promise<Feed> {
  const name = checkFeedName(settings.name);
  const { format, linkTemplate, mapping } = settings;
  if (linkTemplate) createLinkBuilder(linkTemplate);
  const currency = settings.currency === undefined ? undefined : checkCurrency(settings.currency);
  const given = Object.fromEntries(
    Object.entries({ format, currency, linkTemplate, mapping }).filter(([, value]) => value !== undefined),
  );
  const find = () => db.createQueryBuilder(Feed, "feed").where("lower(feed.name) = lower(:name)", { name }).getOne();
  let known = await find();
  if (!known) {
    await lockImport(db, name.toLowerCase(), name);
    // The first import may have ended between the look and the lock.
    known = await find();
  }
  const feed = known ?? db.create(Feed, { name });
  const isChanged = Object.entries(given).some(
    ([key, value]) => JSON.stringify(feed[key as keyof Feed] ?? null) !== JSON.stringify(value ?? null),
  );
  if (known && !isChanged) return known;
  return db.save(Feed, Object.assign(feed, given)).catch((error: unknown) => {
    if (!isUniqueViolation(error, "feeds_name_key")) throw error;
    throw new ImportRefused(`The feed "${name}" was added at this moment. Import again. Nothing was written.`);
  });
}

/** Identifies the settings and rules that decide what a product becomes. */
export const hashSettings = (
  { format, currency, linkTemplate, mapping }: Pick<Feed, "format" | "currency" | "linkTemplate" | "mapping">,
  rules: readonly RuleRow[],
): string =>
  createHash("md5")
    .update(JSON.stringify([importVersion, format, currency, linkTemplate, mapping, rules]))
    .digest("base64url");
