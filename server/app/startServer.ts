import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { prepareDemoAdministrator, generatedPasswordHint } from "../features/people/accounts/demoAdministrator.service";
import { describeMailSetup, setUpMail } from "../features/site/mail/mailSite.service";
import { folderStorage } from "../features/newsroom/media/upload/folderStorage";
import { createStorages } from "../features/newsroom/media/upload/storages";
import { samplePictures } from "../features/imports/sampleData/sampleContent.service";
import { importSampleDataOnce } from "../features/imports/sampleData/sampleData.service";
import type { Environment } from "../config/environment";
import { prepareDataDir } from "../database/dataDir";
import { registerWeb } from "../web/registerWeb";
import { type Database, openDatabase } from "./database";
import type { Readiness } from "./http/httpServer";
import { jobs } from "./jobs/jobList";
import { startJobs } from "./jobs/jobs";
import { runBackup } from "./jobs/runBackup";
import { listenAt } from "./http/listenAt";
import { createLog } from "./log";
import { Metrics } from "./metrics/metrics";
import { startMetricsServer } from "./metrics/metricsServer";
import { watchComponents } from "./metrics/watchComponents";
import { createSite } from "./site";

/** Longer requests are cut off, which leaves time to stop the database. */
const maxRequestMs = 8_000;
/**
 * Requests sent before the shutdown may still be in the socket buffer of a busy process: they are read and answered
 * too. A balancer sends more until its checks have failed; see deploy/haproxy.cfg.
 */
const shutdownGrace = { milliseconds: 500, behindBalancer: 3_000, turns: 5 };
const lastKeepAliveMs = 1_000;

export interface RunningServer {
  address: string;
  /**
   * Answers the pending requests, and then stops everything.
   * @param isReplaced another process serves the same port: balancers need not notice.
   */
  stop(isReplaced?: boolean): Promise<void>;
}

/** What is under way: connections that have not sent a request yet, and responses that are not finished. */
interface Traffic {
  silent: ReadonlySet<Socket>;
  unfinished: ReadonlySet<ServerResponse>;
}

function watchTraffic(server: Server): Traffic {
  const silent = new Set<Socket>();
  const unfinished = new Set<ServerResponse>();
  server.on("connection", (socket) => {
    silent.add(socket);
    socket.once("close", () => silent.delete(socket));
  });
  server.on("request", ({ socket }, response) => {
    silent.delete(socket);
    unfinished.add(response);
    response.once("close", () => unfinished.delete(response));
  });
  return { silent, unfinished };
}

/** A client then sends its next request on another connection: none is sent while this one closes. */
function askToReconnect(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader("connection", "close");
}

async function closeHttp(
  http: FastifyInstance,
  { silent, unfinished }: Traffic,
  readiness: Readiness,
  isBehindProxy: boolean,
): Promise<void> {
  const { server } = http;
  const { stoppingSince = Date.now() } = readiness;
  const force = setTimeout(() => server.closeAllConnections(), stoppingSince + maxRequestMs - Date.now());
  server.prependListener("request", (_, response) => askToReconnect(response));
  for (const response of unfinished) askToReconnect(response);
  // For those whose head was sent before.
  server.keepAliveTimeout = lastKeepAliveMs;
  const graceMs = isBehindProxy ? shutdownGrace.behindBalancer : shutdownGrace.milliseconds;
  if (readiness.ready) await sleep(Math.max(0, stoppingSince + graceMs - Date.now()));
  // For a machine without processor time meanwhile: connections are accepted in one turn, and read in the next ones.
  for (let turn = 0; turn < shutdownGrace.turns; turn += 1) await nextTurn();
  // That of the HTTP server would also close those whose first request is on its way.
  NetServer.prototype.close.call(server);
  for (const since = Date.now(); silent.size > 0 && Date.now() - since < lastKeepAliveMs;) await sleep(20);
  // Closes the connections that were idle all the time. Requests that still arrive on others are answered.
  await http.close();
  readiness.ready = false;
  clearTimeout(force);
}

/** Connects and migrates; in demo mode imports the sample data and creates the demo administrator, if missing. */
async function prepareData(database: Database, environment: Environment, end: AbortSignal): Promise<void> {
  await database.connect(end);
  const db = database.dataSource.manager;
  const password = await prepareDemoAdministrator(db, environment);
  // Before anything else can fail, because the password cannot be looked up later.
  if (password !== null) console.log(generatedPasswordHint(password));
  if (environment.demo) await importSampleDataOnce(db);
}

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    else signal.addEventListener("abort", () => reject(signal.reason as Error), { once: true });
  });

/**
 * Starts the whole server: it listens immediately, and is ready after its data. A failed or aborted start stops
 * everything it has started.
 * @param waitForTurn for a server that will take over: called when it is ready, and it listens afterwards.
 */
export async function startServer(
  environment: Environment,
  end: AbortSignal,
  waitForTurn?: () => Promise<void>,
): Promise<RunningServer> {
  const log = createLog(environment.logLevel);
  const readiness: Readiness = { ready: false };
  const started: (() => Promise<void>)[] = [];
  const stop = async (isReplaced = false): Promise<void> => {
    if (!isReplaced) readiness.stoppingSince ??= Date.now();
    for (const stopPart of started.splice(0).reverse()) await stopPart();
  };
  try {
    if (environment.bucket === null) prepareDataDir(environment.dataDir);
    const database = await openDatabase(environment, log, end);
    started.push(() => database.stop());
    end.throwIfAborted();
    const { dataSource, reader } = database;
    const metrics = environment.metrics ? new Metrics() : undefined;
    const site = await createSite({ environment, log, readiness, dataSource, reader, metrics });
    started.push(() => site.stop());
    const { http, responseCache, executeFor, executeSave, refuseClient } = site;
    const traffic = watchTraffic(http.server);
    started.push(() => closeHttp(http, traffic, readiness, environment.isTrustedProxy !== null));
    const readDb = () => reader?.db ?? dataSource.manager;
    const execution = { executeFor, executeSave, refuseClient };
    const recorder = await registerWeb(http, { environment, log, dataSource, readDb, ...execution });
    const listen = async (): Promise<string> => {
      const address = await listenAt(environment, "", (place) => http.listen(place));
      if (metrics) {
        watchComponents(metrics, { http, dataSource, reader, responseCache, recorder });
        started.push(await startMetricsServer(environment, metrics, log));
      }
      setUpMail(dataSource.manager, describeMailSetup(environment, address));
      return address;
    };
    const early = waitForTurn ? undefined : await listen();
    await Promise.race([prepareData(database, environment, end), untilAborted(end)]);
    responseCache.start();
    readiness.ready = true;
    if (waitForTurn) await Promise.race([waitForTurn(), untilAborted(end)]);
    const address = early ?? (await listen());
    const art = folderStorage(samplePictures);
    const backup = { runBackup: environment.backups && runBackup };
    const tools = { ...environment, ...createStorages(environment), ...backup, art, db: dataSource.manager, log };
    started.push(startJobs(jobs, tools, { onRun: metrics?.countRun }));
    // For the terminal; programs poll /readyz.
    console.log(`WornBy is ready at ${address}`);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
