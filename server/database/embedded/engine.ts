/**
 * The embedded PostgreSQL engine, in a process of its own: its statements run synchronously and would stop the server's
 * event loop. Started by embeddedDatabase.ts with the data folder and the socket's path as arguments.
 */
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { wordSimilarity } from "../searchSettings";

const checkpointInterval = 5 * 60_000;

async function main(dataDir: string, socketPath: string): Promise<void> {
  let stop = (): unknown => process.exit(0);
  process.on("message", (message) => {
    if (message === "ping") process.send?.("pong");
    if (message === "stop") stop();
  });
  // The server is gone, killed perhaps, and perhaps before the engine was up: nobody can use this engine any more.
  process.on("disconnect", () => stop()).on("error", () => stop());
  // Both reach the whole process group or service; the server decides when its engine stops.
  process.on("SIGINT", () => undefined).on("SIGTERM", () => undefined);

  const database = await PGlite.create({ dataDir, extensions: { pg_trgm, unaccent } });
  // All connections share the engine's one session.
  await database.exec(`SET ${wordSimilarity}`);
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 100 });
  await server.start();
  const checkpoint = () => database.exec("CHECKPOINT").catch(() => undefined);
  setInterval(() => void checkpoint(), checkpointInterval).unref();

  let stopping = false;
  stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    await server.stop().catch(() => undefined);
    await checkpoint();
    await database.close().catch(() => undefined);
    process.exit(0);
  };
  if (!process.connected) stop();
  process.send?.("ready");
}

main(process.argv[2], process.argv[3]).catch((error: Error) => {
  // Sent first: the server tells the reason.
  if (process.connected) process.send?.({ failed: error.message }, () => process.exit(1));
  else process.exit(1);
});
