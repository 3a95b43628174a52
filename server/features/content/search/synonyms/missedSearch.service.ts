import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Write } from "../../../../core/write/write";
import { addressRange, rateLimiter } from "../../../../core/access/rateLimit";
import { notFound } from "../../../../core/errors/appErrors";
import type { Page } from "../../../../core/paging/connection";
import { readKeysetPage } from "../../../../core/paging/keyset";
import { Select } from "../../../../core/read/select";
import type { SortOrder } from "../../../../core/read/sortOrder";
import { sql } from "../../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../../core/text/search";
import { splitWords } from "../../../../core/vocabulary/vocabulary";
import { MissedSearch } from "./missedSearch.entity";
import { type MissedSearchesArgs, MissedSearchSort, maxPhraseLength, synonymMessages } from "./synonym.inputs";

const retentionDays = 90;
const maxMissedSearches = 5_000;

const hour = 60 * 60;

/** For each client and for each process: a robot cannot fill the table or keep the database busy. */
const clientLimit = rateLimiter({ points: 30, duration: hour });
const processLimit = rateLimiter({ points: 60, duration: 60 });

const orders: Record<MissedSearchSort, SortOrder> = {
  COUNT: { direction: "DESC", keys: [{ expression: "missed.count", type: "numeric" }] },
  LAST: { direction: "DESC", keys: [{ expression: "missed.last_at", type: "timestamptz" }] },
  TEXT: { direction: "ASC", keys: [{ expression: "missed.text", type: "text" }] },
};

/** Something in the text that may identify a person: an address, or a number as long as a telephone number. */
const mayBePersonal = (text: string): boolean => /@|(?:\d[\s().-]*){7,}/.test(text);

/** Returns the text as it is stored; null for a text that is not stored. */
function normalize(text: string): string | null {
  const words = splitWords(text).join(" ");
  return words === "" || words.length > maxPhraseLength || mayBePersonal(text) ? null : words;
}

/** Returns whether the client may report another search. */
export const mayReport = (clientAddress: string): Promise<boolean> =>
  Promise.all([clientLimit.consume(addressRange(clientAddress)), processLimit.consume("all")]).then(
    () => true,
    () => false,
  );

/**
 * Counts a search that found nothing. A full table takes no new texts, and counts those that it has.
 * @returns false for a text that is not stored.
 */
export async function countMissedSearch(db: EntityManager, text: string): Promise<boolean> {
  const words = normalize(text);
  if (words === null) return false;
  const counted: unknown[] = await db.query(
    `INSERT INTO missed_searches AS missed (text)
       SELECT $1 WHERE EXISTS (SELECT FROM missed_searches WHERE text = $1)
         OR (SELECT count(*) FROM missed_searches) < ${maxMissedSearches}
       ON CONFLICT (text) DO UPDATE SET count = missed.count + 1, last_at = now() RETURNING id`,
    [words],
  );
  return counted.length > 0;
}

export function listMissedSearches(db: EntityManager, args: MissedSearchesArgs): Promise<Page<MissedSearch>> {
  const query = new Select(db, MissedSearch, "missed");
  const search = normalizeSearch(args.filter?.search);
  if (search) query.andWhere(sql`missed.text LIKE ${likePattern(search.toLowerCase())}`);
  return readKeysetPage(query, orders[args.sort], args);
}

/** Removes a text from the list; a new search adds it again. @throws NOT_FOUND. */
export async function deleteMissedSearch(change: Write, id: string): Promise<string> {
  const missed = isUuid(id) ? await change.db.findOneBy(MissedSearch, { id }) : null;
  if (!missed) throw notFound(synonymMessages.searchGone);
  await change.db.delete(MissedSearch, { id });
  await change.audit({ action: "delete", entityType: "missedSearch", entityId: id, title: missed.text });
  return id;
}

/** Deletes texts that nobody has searched for in the retention period. @returns the number of deleted rows. */
export async function deleteOldMissedSearches(db: EntityManager): Promise<number> {
  // By the clock of the database, which wrote the times.
  const [, deleted]: [unknown, number] = await db.query(
    "DELETE FROM missed_searches WHERE last_at < now() - make_interval(days => $1)",
    [retentionDays],
  );
  return deleted;
}
