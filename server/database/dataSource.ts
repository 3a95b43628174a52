import { DataSource, type Logger } from "typeorm";
import { entities } from "./entities";
import { migrations } from "./migrations";
import { SnakeCaseNaming } from "./namingStrategy";
import { wordSimilarity } from "./searchSettings";
import { TimeoutClient } from "./timeoutClient";

/** A PostgreSQL address, or the folder of the embedded engine's unix socket. */
export type DatabaseTarget = ({ url: string; poolSize: number; readOnly?: boolean } | { socketDir: string }) & {
  /** How long a statement waits for a connection, in milliseconds; null means as long as is usual. */
  longestWait?: number | null;
};

/** Most requests wait twice at the most, for the session and for the transaction, and together that is to stay below two seconds. */
const usualWait = 900;
const statementTimeout = 10_000;

/** The one way to the database. Nothing is synchronised: the schema is what the migrations made. */
export function createDataSource(target: DatabaseTarget, logger?: Logger): DataSource {
  const embedded = "socketDir" in target;
  return new DataSource({
    type: "postgres",
    ...(embedded
      ? { host: target.socketDir, port: 5432, username: "postgres", database: "postgres" }
      : { url: target.url }),
    // Statements of several connections would interleave in the embedded engine, transactions too.
    poolSize: embedded ? 1 : target.poolSize,
    connectTimeoutMS: target.longestWait ?? usualWait,
    extra: {
      max: embedded ? 1 : target.poolSize,
      Client: TimeoutClient,
      ...(!embedded && {
        statement_timeout: statementTimeout,
        idle_in_transaction_session_timeout: 3 * statementTimeout,
        options: `-c ${wordSimilarity}${target.readOnly ? " -c default_transaction_read_only=on" : ""}`,
      }),
    },
    // An idle connection that breaks is replaced by the pool; the query that needs the next one reports what is wrong.
    poolErrorHandler: () => undefined,
    uuidExtension: "pgcrypto",
    installExtensions: false,
    namingStrategy: new SnakeCaseNaming(),
    entities,
    migrations,
    migrationsTableName: "migrations",
    synchronize: false,
    logger,
    logging: logger ? true : false,
  });
}
