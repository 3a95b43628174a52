import type { FastifyInstance } from "fastify";
import { admitDemoAdministrator } from "../features/auth/demoAdministrator.service";
import { importSampleDataOnce } from "../features/sampleData/sampleData.service";
import { type Environment, EnvironmentError } from "../config/environment";
import { registerWeb } from "../web/registerWeb";
import { readsOf } from "../shared/answerCache/reads";
import { createAnswers } from "./answers/answers";
import { type Database, openDatabase } from "./database";
import { createGraphqlServer } from "./graphqlServer";
import { createHttpServer } from "./httpServer";
import { startJobs } from "./jobs";
import { createLog } from "./log";
import { visitorContext } from "./requestContext";

/** Requests that have not ended by then are cut off, which leaves time to stop the database. */
const longestRequest = 8_000;

export interface RunningServer {
  address: string;
  /** Answers the requests that are there, and then stops everything. */
  stop(): Promise<void>;
}

async function closeHttp(http: FastifyInstance): Promise<void> {
  const force = setTimeout(() => http.server.closeAllConnections(), longestRequest);
  await http.close();
  clearTimeout(force);
}

async function listen(http: FastifyInstance, { host, port }: Environment): Promise<string> {
  try {
    return await http.listen({ host, port });
  } catch (error) {
    const sentences: Record<string, string> = {
      EADDRINUSE: `PORT ${port} is in use by another program. Stop that one first, or set PORT to another number.`,
      EACCES: `PORT ${port} may not be used by this user. Set PORT to a number above 1023.`,
      EADDRNOTAVAIL: `HOST must be an address of this machine, but is "${host}".`,
      ENOTFOUND: `HOST must be an address or a name of this machine, but "${host}" cannot be found.`,
    };
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ""];
    throw sentence ? new EnvironmentError(sentence) : error;
  }
}

/** Connects and migrates; in demo mode writes the sample data and the demo administrator, unless they are there. */
async function prepareData(database: Database, environment: Environment, end: AbortSignal): Promise<void> {
  await database.connect(end);
  const db = database.dataSource.manager;
  await admitDemoAdministrator(db, environment.demo);
  if (environment.demo) await importSampleDataOnce(db);
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

/**
 * Starts the whole server: it listens at once, and is ready when its data is. A start that fails, or that `end` breaks
 * off, stops what it has started.
 */
export async function startServer(environment: Environment, end: AbortSignal): Promise<RunningServer> {
  const log = createLog(environment.logLevel);
  const readiness = { ready: false };
  const started: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    readiness.ready = false;
    for (const stopPart of started.splice(0).reverse()) await stopPart();
  };
  try {
    const database = await openDatabase(environment, log, end);
    started.push(() => database.stop());
    const { dataSource } = database;
    const graphql = await createGraphqlServer(environment, log);
    started.push(() => graphql.stop());
    const answers = createAnswers({ environment, isReady: () => readiness.ready, log });
    started.push(() => answers.stop());
    const { front } = answers;
    const http = await createHttpServer({ environment, log, readiness, dataSource, graphql, front });
    started.push(() => closeHttp(http));
    await registerWeb(http, {
      environment,
      log,
      dataSource,
      executeFor: (request) => async (query, variables, operationName) => {
        const contextValue = visitorContext(dataSource.manager, environment.demo, readsOf(request.raw));
        const { body } = await graphql.executeOperation({ query, variables, operationName }, { contextValue });
        return body.kind === "single" ? body.singleResult : body.initialResult;
      },
    });
    const address = await listen(http, environment);
    await Promise.race([prepareData(database, environment, end), untilAborted(end)]);
    answers.start();
    const { databaseUrl } = environment;
    started.push(await startJobs({ databaseUrl, db: dataSource.manager, log }));
    readiness.ready = true;
    // For the person at the terminal; programs watch /readyz.
    console.log(`WornBy is ready at ${address}`);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
