import { ensureDemoAdministrator } from "../features/auth/auth.service";
import { importSampleDataOnce } from "../features/sampleData/sampleData.service";
import type { Environment } from "../config/environment";
import { registerWeb } from "../web/registerWeb";
import { openDatabase } from "./database";
import { createGraphqlServer } from "./graphqlServer";
import { createHttpServer } from "./httpServer";
import { createLog } from "./log";
import { visitorContext } from "./requestContext";

const longestStop = 10_000;

export interface RunningServer {
  address: string;
  stop: () => void;
}

/**
 * Starts the whole server: it listens at once, and is ready when the database is connected and migrated. In demo mode
 * the sample data and the demo administrator are written first, unless they are there.
 */
export async function startServer(environment: Environment): Promise<RunningServer> {
  const log = createLog(environment.logLevel);
  const readiness = { ready: false };
  const database = await openDatabase(environment, log);
  const { dataSource } = database;
  const graphql = await createGraphqlServer(environment, log);
  const http = await createHttpServer({ environment, log, readiness, dataSource, graphql });
  await registerWeb(http, {
    environment,
    log,
    db: () => dataSource.manager,
    execute: async (query, variables, operationName) => {
      const { body } = await graphql.executeOperation(
        { query, variables, operationName },
        { contextValue: visitorContext(dataSource.manager) },
      );
      return body.kind === "single" ? body.singleResult : body.initialResult;
    },
  });

  let stopping = false;
  const stop = (): void => {
    if (stopping) process.exit(1);
    stopping = true;
    readiness.ready = false;
    setTimeout(() => process.exit(1), longestStop).unref();
    void (async () => {
      await http.close();
      await graphql.stop();
      await database.stop();
      process.exit(0);
    })();
  };

  const address = await http.listen({ host: environment.host, port: environment.port });
  try {
    await database.connect();
    if (environment.demo) {
      await ensureDemoAdministrator(dataSource.manager);
      await importSampleDataOnce(dataSource.manager);
    }
  } catch (error) {
    await http.close();
    await database.stop();
    throw error;
  }
  readiness.ready = true;
  // For the person at the terminal; programs watch /readyz.
  console.log(`WornBy is ready at ${address}`);
  return { address, stop };
}
