import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { type GraphQLSchema, printSchema } from "graphql";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import type { CountCache } from "../../shared/cache/countCache";

export interface SlowCountsDeps {
  countCache: CountCache;
  db: EntityManager;
  schema: GraphQLSchema;
  log: Logger;
}

/** The newest rows that are kept. */
const maxRows = 1_000;
const maxKeyLength = 500;
/** Rows are deleted after this many writes. */
const writesPerCleanup = 100;

/** The counts of another version of the API may have other fields. */
const buildPrefix = (schema: GraphQLSchema): string =>
  `${createHash("sha256").update(printSchema(schema)).digest("base64url").slice(0, 12)} `;

const isJson = (value: unknown): boolean => isDeepStrictEqual(value, JSON.parse(JSON.stringify(value)));

/**
 * Stores the slow counts in the database. A failure only means that the next process has to count.
 * @returns a function that loads those that processes of the same version stored
 */
export function storeSlowCounts({ countCache, db, schema, log }: SlowCountsDeps): () => Promise<void> {
  const prefix = buildPrefix(schema);
  let writes = 0;
  const store = async (key: string, value: unknown): Promise<void> => {
    await db.query(
      `INSERT INTO slow_counts (key, value) VALUES ($1, $2)
       ON CONFLICT (key) DO UPDATE SET value = EXCLUDED.value, counted_at = EXCLUDED.counted_at`,
      [prefix + key, JSON.stringify(value)],
    );
    writes += 1;
    if (writes % writesPerCleanup !== 0) return;
    await db.query(
      "DELETE FROM slow_counts WHERE key NOT IN (SELECT key FROM slow_counts ORDER BY counted_at DESC LIMIT $1)",
      [maxRows],
    );
  };
  countCache.onSlowCount((key, value) => {
    if (key.length > maxKeyLength || !isJson(value)) return;
    store(key, value).catch((error: unknown) => log.warn({ err: error }, "the server could not store a slow count"));
  });
  return async () => {
    const rows: { key: string; value: unknown }[] = await db.query(
      "SELECT key, value FROM slow_counts WHERE starts_with(key, $1) ORDER BY counted_at DESC LIMIT $2",
      [prefix, maxRows],
    );
    for (const { key, value } of rows) countCache.restoreSlowCount(key.slice(prefix.length), value);
  };
}
