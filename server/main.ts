import "./config/libraryMode";
import "reflect-metadata";
import { once } from "node:events";
import { createLog } from "./app/log";
import { reportFailedStart } from "./app/reportFailedStart";
import { type Environment, parseEnvironment } from "./config/environment";
import { checkNode } from "./config/nodeSupport";

const longestStop = 10_000;
/** Ctrl+C under npm comes twice, from the terminal and from npm; a person takes longer. */
const sameSignalWithin = 300;

/** The reason to end when the next release serves at the same port. */
const replaced = new Error("Another process has taken over.");
/** A process that starts beside another one listens when its supervisor says so; see scripts/upgrade/supervise.mjs. */
const isBeside = process.argv.includes("--beside");

/**
 * Aborted by the first signal to end, or by the process that started this one; from then on a second signal, or ten seconds, end
 * the process at once.
 */
function endSignal(): AbortSignal {
  const ending = new AbortController();
  let began = 0;
  const onSignal = (): void => {
    if (began === 0) {
      began = Date.now();
      setTimeout(() => process.exit(1), longestStop).unref();
      ending.abort();
    } else if (Date.now() - began > sameSignalWithin) process.exit(1);
  };
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal).once("disconnect", onSignal);
  process.on("message", (message) => {
    if (message !== "replaced") return;
    ending.abort(replaced);
    onSignal();
  });
  return ending.signal;
}

/** Starts to record traces if the environment says so; otherwise nothing of OpenTelemetry's SDK is loaded. */
async function startTracingIfSet(environment: Environment): Promise<(() => Promise<void>) | undefined> {
  const { tracing, logLevel } = environment;
  if (!tracing) return undefined;
  const { startTracing } = await import("./app/tracing/startTracing");
  return startTracing(environment, tracing, createLog(logLevel));
}

/** Says that this process can listen, and waits for the word. */
async function waitForTurn(): Promise<void> {
  process.send?.({ state: "ready" });
  await once(process, "message");
}

async function main(end: AbortSignal): Promise<void> {
  try {
    checkNode(process.version);
    const environment = parseEnvironment(process.env);
    const stopTracing = await startTracingIfSet(environment);
    // Loaded here, because tracing patches the modules that it loads.
    const { startServer } = await import("./app/startServer");
    const server = await startServer(environment, end, isBeside ? waitForTurn : undefined);
    process.send?.({ state: "serving", address: server.address });
    if (!end.aborted) await once(end, "abort");
    await server.stop(end.reason === replaced);
    await stopTracing?.();
  } catch (error) {
    // A signal during the start has already stopped everything.
    if (!end.aborted) throw error;
  }
  process.exit(0);
}

main(endSignal()).catch((error: unknown) => {
  reportFailedStart(error);
  process.exit(1);
});
