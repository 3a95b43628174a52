import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDataSource } from "../dataSource";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embeddedDatabase";
import { DataDirInUseError } from "./lock";

describe("the embedded database", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-embedded-"));
  let engine: EmbeddedDatabase | undefined;
  afterEach(() => engine?.stop());
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const query = async (text: string): Promise<unknown[]> => {
    const dataSource = createDataSource({ socketDir: engine?.socketDir ?? "" });
    await dataSource.initialize();
    try {
      return await dataSource.query(text);
    } finally {
      await dataSource.destroy();
    }
  };
  const lockFile = path.join(folder, "database.lock");
  interface Lock {
    server: { pid: number; started: string | null };
    engine: { pid: number; started: string | null };
    socket: string;
  }
  const readLock = (): Lock => JSON.parse(fs.readFileSync(lockFile, "utf8")) as Lock;
  /** Ends the engine's process as the kernel would, without a word. */
  const killEngine = (): boolean => process.kill(readLock().engine.pid, "SIGKILL");

  test("keeps what was written when its process is killed, and is started again", async () => {
    engine = await startEmbeddedDatabase(folder);
    await query("CREATE TABLE kept (word text)");
    await query("INSERT INTO kept VALUES ('still here')");
    killEngine();
    let rows: unknown[] = [];
    for (let attempt = 0; attempt < 60 && rows.length === 0; attempt++) {
      await sleep(250);
      rows = await query("SELECT word FROM kept").catch(() => []);
    }
    expect(rows).toEqual([{ word: "still here" }]);
  });

  test("is used by one server at a time", async () => {
    engine = await startEmbeddedDatabase(folder);
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(DataDirInUseError);
    expect(await query("SELECT word FROM kept")).toEqual([{ word: "still here" }]);
  });

  test("is used by one server while its engine is started for the first time", async () => {
    const fresh = path.join(folder, "fresh");
    const first = startEmbeddedDatabase(fresh);
    const late = sleep(700).then(() => startEmbeddedDatabase(fresh));
    await expect(late).rejects.toThrow(DataDirInUseError);
    await (await first).stop();
    expect(fs.readdirSync(fresh)).toEqual(["database"]);
  });

  test("is used by one server while its engine is started again", async () => {
    engine = await startEmbeddedDatabase(folder);
    const before = readLock().engine.pid;
    killEngine();
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(DataDirInUseError);
    expect(readLock().engine.pid).not.toBe(before);
  });

  test("waits for the engine of a server that was killed, and then takes its lock over", async () => {
    const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-"));
    const orphan = spawn(process.execPath, ["-e", "setTimeout(() => undefined, 4_000)"]);
    const ended = once(orphan, "exit").then(() => Date.now());
    const gone = { pid: 2 ** 22 + 1, started: null };
    const left = { server: gone, engine: { pid: orphan.pid, started: null }, socket: `${socketDir}/.s.PGSQL.5432` };
    fs.writeFileSync(lockFile, JSON.stringify(left));
    engine = await startEmbeddedDatabase(folder);
    expect(orphan.exitCode).toBe(0);
    expect(Date.now()).toBeGreaterThan(await ended);
    expect(fs.existsSync(socketDir)).toBe(false);
  });

  test("does not take another process with the same number for the lock's holder", async () => {
    const other = { pid: process.pid, started: "1" };
    fs.writeFileSync(lockFile, JSON.stringify({ server: other, engine: other, socket: "/nowhere/.s.PGSQL.5432" }));
    engine = await startEmbeddedDatabase(folder);
    expect(await query("SELECT word FROM kept")).toEqual([{ word: "still here" }]);
  });

  test("takes over a lock that cannot be read", async () => {
    fs.writeFileSync(lockFile, "/nowhere/.s.PGSQL.5432");
    engine = await startEmbeddedDatabase(folder);
    expect(await query("SELECT word FROM kept")).toEqual([{ word: "still here" }]);
  });

  test("leaves a lock that is no longer its own", async () => {
    engine = await startEmbeddedDatabase(folder);
    const others = JSON.stringify({ ...readLock(), socket: "/elsewhere/.s.PGSQL.5432" });
    fs.writeFileSync(lockFile, others);
    await engine.stop();
    expect(fs.readFileSync(lockFile, "utf8")).toBe(others);
    fs.rmSync(lockFile);
  });

  test("gives up its start when it is told to", async () => {
    const fresh = path.join(folder, "given-up");
    await expect(startEmbeddedDatabase(fresh, AbortSignal.timeout(700))).rejects.toThrow("stopped while");
    expect(fs.existsSync(path.join(fresh, "database.lock"))).toBe(false);
  });

  test("forgives misspelling as PostgreSQL does", async () => {
    engine = await startEmbeddedDatabase(folder);
    expect(await query("SHOW pg_trgm.word_similarity_threshold")).toEqual([
      { "pg_trgm.word_similarity_threshold": "0.45" },
    ]);
  });
});
