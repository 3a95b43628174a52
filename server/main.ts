import "reflect-metadata";
import { once } from "node:events";
import { startServer } from "./app/startServer";
import { reportFailedStart } from "./app/reportFailedStart";
import { parseEnvironment } from "./config/environment";

const longestStop = 10_000;
/** Ctrl+C under npm comes twice, from the terminal and from npm; a person takes longer. */
const sameSignalWithin = 300;

/** Aborted by the first signal to end; from then on a second signal, or ten seconds, end the process at once. */
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
  process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
  return ending.signal;
}

async function main(end: AbortSignal): Promise<void> {
  try {
    const server = await startServer(parseEnvironment(process.env), end);
    if (!end.aborted) await once(end, "abort");
    await server.stop();
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
