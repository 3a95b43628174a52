import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { findPostgresPrograms } from "./postgresPrograms";
import { TestPostgres } from "./testPostgres";
import { removeDataDir } from "../processes";
import { type SiteProcess, startServerProcess } from "../../server";
import { SmallDisk } from "../smallDisk";

/** A database that a test can make fail, and the server that uses it. */
export interface FaultyDatabase {
  /** Folder of the uploaded images and, with the embedded engine, of the database. */
  dataDir: string;
  /** Disk that contains the data folder and the database files; null means the machine's own disk. */
  disk: SmallDisk | null;
  /** Whether the server serves cached responses while the database is down. With PostgreSQL it must not: it could miss invalidations. */
  servesCacheWhileDown: boolean;
  /** Starts the server with the same settings each time. Requests wait for the database as long as on a site, unless stated. */
  startServer(settings?: Record<string, string>): SiteProcess;
  /** Kills the database. The embedded engine restarts automatically, PostgreSQL when the test starts it. */
  kill(): Promise<void>;
  /** Starts the database again where that is necessary. */
  revive(): Promise<void>;
  /** Suspends the database processes; connections stay open. */
  pause(): void;
  resume(): void;
  /** Size of the table files in bytes, including those of an open transaction. */
  size(): number;
  /** Queries the database directly. The server must not be writing at that time. */
  query<Row>(sql: string): Promise<Row[]>;
  remove(): Promise<void>;
}

export const faultSettings = { TRUST_PROXY: "1", DEMO: "true", LOG_LEVEL: "fatal", DATABASE_WAIT_MS: "" };

function countBytes(folder: string): number {
  const entries = fs.readdirSync(folder, { recursive: true }) as string[];
  return entries.reduce(
    (sum, name) => sum + (fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  );
}

interface EmbeddedLock {
  engine: { pid: number };
  socket: string;
}

const readLock = (dataDir: string): EmbeddedLock =>
  JSON.parse(fs.readFileSync(path.join(dataDir, "database.lock"), "utf8")) as EmbeddedLock;

/** Folder of the sockets of the engine that a server runs on the data folder. */
export const findSocketDir = (dataDir: string): string => path.dirname(readLock(dataDir).socket);

/** Queries the engine of a server directly. The server must not be writing at that time. */
export async function queryEmbedded<Row>(dataDir: string, sql: string): Promise<Row[]> {
  const client = new Client({ host: findSocketDir(dataDir), user: "postgres", database: "postgres" });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows as Row[];
}

/** Creates an embedded database with sample data. */
export function createFaultyEmbedded(disk: SmallDisk | null = null): FaultyDatabase {
  const dataDir = fs.mkdtempSync(path.join(disk?.folder ?? os.tmpdir(), "wornby-faults-"));
  fs.cpSync(process.env.FILLED_DATA_DIR ?? "", dataDir, { recursive: true });
  const signal = (name: NodeJS.Signals) => void process.kill(readLock(dataDir).engine.pid, name);
  return {
    dataDir,
    disk,
    servesCacheWhileDown: true,
    startServer: (settings) => startServerProcess(dataDir, { ...faultSettings, ...settings }),
    kill: () => Promise.resolve(signal("SIGKILL")),
    revive: () => Promise.resolve(),
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    size: () => countBytes(path.join(dataDir, "database", "base")),
    query: (sql) => queryEmbedded(dataDir, sql),
    remove: async () => {
      await removeDataDir(dataDir);
      disk?.remove();
    },
  };
}

async function createFaultyPostgres(disk: SmallDisk | null = null): Promise<FaultyDatabase> {
  const postgres = await TestPostgres.create({ parent: disk?.folder });
  const dataDir = path.join(postgres.folder, "site");
  return {
    dataDir,
    disk,
    servesCacheWhileDown: false,
    startServer: (settings) =>
      startServerProcess(dataDir, { ...faultSettings, DATABASE_URL: postgres.url, HOST: "127.0.0.1", ...settings }),
    kill: () => postgres.stopImmediately(),
    revive: () => postgres.start(),
    pause: () => postgres.pause(),
    resume: () => postgres.resume(),
    size: () => countBytes(path.join(postgres.data, "base")),
    query: (sql) => postgres.query(sql),
    remove: async () => {
      await postgres.remove();
      disk?.remove();
    },
  };
}

/** The databases that this machine can run, with their names. */
export const faultyDatabases: [name: string, create: () => Promise<FaultyDatabase>][] = [
  ["the embedded engine", () => Promise.resolve(createFaultyEmbedded(SmallDisk.create()))],
];
if (findPostgresPrograms()) faultyDatabases.push(["PostgreSQL", () => createFaultyPostgres(SmallDisk.create())]);
else console.warn("The PostgreSQL fault tests are skipped: initdb and postgres are not installed.");
