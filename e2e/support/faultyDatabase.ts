import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { TestPostgres, findPostgresPrograms } from "./testPostgres";
import { removeDataDir } from "./processes";
import { type SiteProcess, startServerProcess } from "./server";
import { SmallDisk } from "./smallDisk";

/** A database that can be made to fail, and the server on it. */
export interface FaultyDatabase {
  /** Where the server keeps its pictures, and the embedded engine its rows. */
  dataDir: string;
  /** What that and the database's files lie on; null on the machine's own. */
  disk: SmallDisk | null;
  /** Whether kept answers serve on without it: with several processes nobody would tell this one of a write. */
  servesCacheWhileDown: boolean;
  /** Starts the server; its settings are the same each time. */
  startServer(): SiteProcess;
  /** Kills it; the embedded engine comes back by itself, PostgreSQL when it is started. */
  kill(): Promise<void>;
  /** It is there again; what it needs for that is done. */
  revive(): Promise<void>;
  /** It stands still, connections and all. */
  pause(): void;
  resume(): void;
  /** Bytes of the files with its rows, those of an open transaction among them. */
  size(): number;
  /** Asks it past the server, which must not be writing at that time. */
  query<Row>(sql: string): Promise<Row[]>;
  remove(): Promise<void>;
}

const settings = { TRUST_PROXY: "1", DEMO: "true", LOG_LEVEL: "fatal", DATABASE_WAIT_MS: "" };

function countBytes(folder: string): number {
  const entries = fs.readdirSync(folder, { recursive: true }) as string[];
  return entries.reduce(
    (sum, name) => sum + (fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

/** With sample data. */
export function faultyEmbedded(disk: SmallDisk | null = null): FaultyDatabase {
  const dataDir = fs.mkdtempSync(path.join(disk?.folder ?? os.tmpdir(), "wornby-faults-"));
  fs.cpSync(process.env.FILLED_DATA_DIR ?? "", dataDir, { recursive: true });
  const lock = () =>
    JSON.parse(fs.readFileSync(path.join(dataDir, "database.lock"), "utf8")) as {
      engine: { pid: number };
      socket: string;
    };
  const signal = (name: NodeJS.Signals) => void process.kill(lock().engine.pid, name);
  return {
    dataDir,
    disk,
    servesCacheWhileDown: true,
    startServer: () => startServerProcess(dataDir, settings),
    kill: () => Promise.resolve(signal("SIGKILL")),
    revive: () => Promise.resolve(),
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    size: () => countBytes(path.join(dataDir, "database", "base")),
    query: async <Row>(sql: string) => {
      const client = new Client({ host: path.dirname(lock().socket), user: "postgres", database: "postgres" });
      await client.connect();
      const { rows } = await client.query(sql);
      await client.end();
      return rows as Row[];
    },
    remove: async () => {
      await removeDataDir(dataDir);
      disk?.remove();
    },
  };
}

async function faultyPostgres(disk: SmallDisk | null = null): Promise<FaultyDatabase> {
  const own = await TestPostgres.create(disk?.folder);
  const dataDir = path.join(own.folder, "site");
  return {
    dataDir,
    disk,
    servesCacheWhileDown: false,
    startServer: () => startServerProcess(dataDir, { ...settings, DATABASE_URL: own.url, HOST: "127.0.0.1" }),
    kill: () => own.stopImmediately(),
    revive: () => own.start(),
    pause: () => own.pause(),
    resume: () => own.resume(),
    size: () => countBytes(path.join(own.data, "base")),
    query: (sql) => own.query(sql),
    remove: async () => {
      await own.remove();
      disk?.remove();
    },
  };
}

/** The databases that this machine has, by their names. */
export const faultyDatabases: [name: string, create: () => Promise<FaultyDatabase>][] = [
  ["the embedded engine", () => Promise.resolve(faultyEmbedded(SmallDisk.create()))],
];
if (findPostgresPrograms()) faultyDatabases.push(["PostgreSQL", () => faultyPostgres(SmallDisk.create())]);
else console.warn("Faults of PostgreSQL are left out: its programs (initdb, postgres) are not installed.");
