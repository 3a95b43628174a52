import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { Client } from "pg";
import { OwnPostgres, postgresPrograms } from "./ownPostgres";
import { type SiteProcess, startServerProcess } from "./server";

/** A database that can be made to fail, and the server on it. */
export interface FaultyDatabase {
  /** Whether kept answers serve on without it: with several processes nobody would tell this one of a write. */
  keptWithout: boolean;
  /** Starts the server; its settings are the same each time. */
  serve(): SiteProcess;
  /** Kills it; the embedded engine comes back by itself, PostgreSQL when it is started. */
  kill(): Promise<void>;
  /** It is there again; what it needs for that is done. */
  revive(): Promise<void>;
  /** It stands still, connections and all. */
  pause(): void;
  resume(): void;
  /** Asks it past the server, which must not be writing at that time. */
  query<Row>(sql: string): Promise<Row[]>;
  remove(): Promise<void>;
}

const settings = { TRUST_PROXY: "1", DEMO: "true", LOG_LEVEL: "fatal" };

/** @param dataDir is filled with sample data; without it a folder of its own is. */
export function faultyEmbedded(dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-faults-"))): FaultyDatabase {
  fs.cpSync(process.env.FILLED_DATA_DIR ?? "", dataDir, { recursive: true });
  const lock = () =>
    JSON.parse(fs.readFileSync(path.join(dataDir, "database.lock"), "utf8")) as {
      engine: { pid: number };
      socket: string;
    };
  const signal = (name: NodeJS.Signals) => void process.kill(lock().engine.pid, name);
  return {
    keptWithout: true,
    serve: () => startServerProcess(dataDir, settings),
    kill: () => Promise.resolve(signal("SIGKILL")),
    revive: () => Promise.resolve(),
    pause: () => signal("SIGSTOP"),
    resume: () => signal("SIGCONT"),
    query: async <Row>(sql: string) => {
      const client = new Client({ host: path.dirname(lock().socket), user: "postgres", database: "postgres" });
      await client.connect();
      const { rows } = await client.query(sql);
      await client.end();
      return rows as Row[];
    },
    remove: () => Promise.resolve(fs.rmSync(dataDir, { recursive: true, force: true })),
  };
}

export async function faultyPostgres(): Promise<FaultyDatabase> {
  const own = await OwnPostgres.create();
  const dataDir = path.join(own.folder, "site");
  return {
    keptWithout: false,
    serve: () => startServerProcess(dataDir, { ...settings, DATABASE_URL: own.url, HOST: "127.0.0.1" }),
    kill: () => own.stopAtOnce(),
    revive: () => own.start(),
    pause: () => own.pause(),
    resume: () => own.resume(),
    query: (sql) => own.query(sql),
    remove: () => own.remove(),
  };
}

/** The databases that this machine has, by their names. */
export const faultyDatabases: [name: string, create: () => Promise<FaultyDatabase>][] = [
  ["the embedded engine", () => Promise.resolve(faultyEmbedded())],
];
if (postgresPrograms()) faultyDatabases.push(["PostgreSQL", faultyPostgres]);
else console.warn("Faults of PostgreSQL are left out: its programs (initdb, postgres) are not installed.");
