/**
 * Entry point of the embedded PostgreSQL engine. It runs in a separate process because its statements run synchronously and
 * would block the server's event loop. embeddedDatabase.ts starts it with the data folder and the socket path as arguments.
 */
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { wordSimilarity } from "../searchSettings";
import { snapshotSocket } from "./snapshot";
import { serveSnapshots } from "./snapshotServer";

const checkpointIntervalMs = 5 * 60_000;

async function main(dataDir: string, socketPath: string): Promise<void> {
  let stop = (): unknown => process.exit(0);
  process.on("message", (message) => {
    if (message === "ping") process.send?.("pong");
    if (message === "stop") stop();
  });
  // The server has exited or was killed, perhaps before the engine was ready, so no process can use this engine.
  process.on("disconnect", () => stop()).on("error", () => stop());
  // These signals reach the whole process group, but the server decides when its engine stops.
  process.on("SIGINT", () => undefined).on("SIGTERM", () => undefined);

  const database = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } });
  // All connections share the engine's only session.
  await database.exec(`SET ${wordSimilarity}`);
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 100 });
  await server.start();
  // The server's requests wait for longer while a backup runs.
  const reportBackups = (running: number): void => void process.send?.({ backups: running });
  await serveSnapshots(database, dataDir, snapshotSocket(socketPath), reportBackups);
  const checkpoint = () => database.exec("CHECKPOINT").catch(() => undefined);
  setInterval(() => void checkpoint(), checkpointIntervalMs).unref();

  let isStopping = false;
  stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.stop().catch(() => undefined);
    await checkpoint();
    await database.close().catch(() => undefined);
    process.exit(0);
  };
  if (!process.connected) stop();
  process.send?.("ready");
}

main(process.argv[2], process.argv[3]).catch((error: Error) => {
  // Send the reason before the exit, so that the server can report it.
  if (process.connected) process.send?.({ failed: error.message }, () => process.exit(1));
  else process.exit(1);
});
