import { DataSource, DefaultNamingStrategy, type Logger, type Table } from "typeorm";
import { PatientPool, type WasBackedUp } from "./embedded/patientPool";
import { entities } from "./entities";
import { wordSimilarity } from "./searchSettings";
import { TimeoutClient } from "./timeoutClient";
import { Shows } from "./migrations/shows";
import { FirstSchema } from "./firstSchema";
import { Events } from "./migrations/events";
import { Brands } from "./migrations/brands";
import { FeedBrands } from "./migrations/feedBrands";
import { PlaceWords } from "./migrations/placeWords";
import { SiteMenus } from "./migrations/siteMenus";
import { FollowedPlaces } from "./migrations/followedPlaces";
import { EpisodeWords } from "./migrations/episodeWords";
import { PieceWords } from "./migrations/pieceWords";
import { ShownBrands } from "./migrations/shownBrands";
import { SubscriberPlaces } from "./migrations/subscriberPlaces";
import { MergedPlaces } from "./migrations/mergedPlaces";

/**
 * All migrations in order: the first schema, then those of the folder `migrations`. Listed explicitly, so that the compiled server
 * does not scan a folder.
 */
export const migrations = [
  FirstSchema,
  Shows,
  Events,
  Brands,
  PlaceWords,
  FeedBrands,
  SiteMenus,
  FollowedPlaces,
  SubscriberPlaces,
  MergedPlaces,
  ShownBrands,
  PieceWords,
  EpisodeWords,
];

/** A PostgreSQL URL, or the folder of the embedded engine's Unix socket and whether a backup was running. */
export type DatabaseTarget = (
  { url: string; poolSize: number; readOnly?: boolean } | { socketDir: string; wasBackedUp?: WasBackedUp }
) & {
  /** How long a statement waits for a connection; null means the default. */
  connectTimeoutMs?: number | null;
};

/** A request waits at most twice, for its session and for its transaction. Both waits must take less than two seconds. */
const defaultWaitMs = 900;
const statementTimeoutMs = 10_000;

const snakeCase = (name: string): string => name.replaceAll(/([a-z0-9])([A-Z])/g, "$1_$2").toLowerCase();

const getTableName = (table: Table | string): string =>
  (typeof table === "string" ? table : table.name).split(".").pop() ?? "";

/** Uses snake_case columns, and PostgreSQL's default constraint names instead of hashes. */
class SnakeCaseNaming extends DefaultNamingStrategy {
  columnName(propertyName: string, customName: string | undefined, embeddedPrefixes: string[]): string {
    return customName ?? snakeCase([...embeddedPrefixes, propertyName].join("_"));
  }
  joinColumnName(relationName: string, referencedColumnName: string): string {
    return snakeCase(`${relationName}_${referencedColumnName}`);
  }
  primaryKeyName(table: Table | string): string {
    return `${getTableName(table)}_pkey`;
  }
  uniqueConstraintName(table: Table | string, columns: string[]): string {
    return `${getTableName(table)}_${columns.join("_")}_key`;
  }
  foreignKeyName(table: Table | string, columns: string[]): string {
    return `${getTableName(table)}_${columns.join("_")}_fkey`;
  }
  indexName(table: Table | string, columns: string[]): string {
    return `${getTableName(table)}_${columns.join("_")}_idx`;
  }
}

/** Creates TypeORM's data source. Only migrations change the schema. */
export function createDataSource(target: DatabaseTarget, logger?: Logger): DataSource {
  const embedded = "socketDir" in target;
  return new DataSource({
    type: "postgres",
    ...(embedded
      ? {
          host: target.socketDir,
          port: 5432,
          username: "postgres",
          database: "postgres",
          driver: { Pool: PatientPool },
        }
      : { url: target.url }),
    // The embedded engine has one session: statements and transactions of several connections would interleave.
    poolSize: embedded ? 1 : target.poolSize,
    connectTimeoutMS: target.connectTimeoutMs ?? defaultWaitMs,
    extra: {
      max: embedded ? 1 : target.poolSize,
      Client: TimeoutClient,
      ...(embedded && { wasBackedUp: target.wasBackedUp ?? (() => false) }),
      ...(!embedded && {
        statement_timeout: statementTimeoutMs,
        idle_in_transaction_session_timeout: 3 * statementTimeoutMs,
        // Compiling a statement takes seconds; no statement here runs that long.
        options: `-c jit=off -c ${wordSimilarity}${target.readOnly ? " -c default_transaction_read_only=on" : ""}`,
      }),
    },
    // The pool replaces a broken idle connection; the next query reports a lasting failure.
    poolErrorHandler: () => undefined,
    uuidExtension: "pgcrypto",
    installExtensions: false,
    namingStrategy: new SnakeCaseNaming(),
    // The reader runs statements only.
    entities: !embedded && target.readOnly ? [] : entities,
    migrations,
    migrationsTableName: "migrations",
    synchronize: false,
    logger,
    logging: logger ? true : false,
  });
}
