import { spawn } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { createDataSource } from "../../dataSource";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../embeddedDatabase";
import { DataDirInUseError } from "../lock";
import { waitUntil } from "../../../testing/time/waiting";

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
  /** Kills the engine's process without a shutdown. */
  const killEngine = (): boolean => process.kill(readLock().engine.pid, "SIGKILL");

  test("keeps committed rows when its process is killed, and restarts", async () => {
    engine = await startEmbeddedDatabase(folder);
    await query("CREATE TABLE saved (word text)");
    await query("INSERT INTO saved VALUES ('still here')");
    killEngine();
    await waitUntil(() => query("SELECT 1").then(Boolean, () => false));
    expect(await query("SELECT word FROM saved")).toEqual([{ word: "still here" }]);
  });

  test("is used by one server at a time", async () => {
    engine = await startEmbeddedDatabase(folder);
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(DataDirInUseError);
    expect(await query("SELECT word FROM saved")).toEqual([{ word: "still here" }]);
  });

  test("is used by one server during the first start of its engine", async () => {
    const fresh = path.join(folder, "fresh");
    const first = startEmbeddedDatabase(fresh);
    await waitUntil(() => fs.existsSync(path.join(fresh, "database.lock")));
    await expect(startEmbeddedDatabase(fresh)).rejects.toThrow(DataDirInUseError);
    await (await first).stop();
    expect(fs.readdirSync(fresh)).toEqual(["database"]);
  });

  test("is used by one server during a restart of its engine", async () => {
    engine = await startEmbeddedDatabase(folder);
    const before = readLock().engine.pid;
    killEngine();
    await expect(startEmbeddedDatabase(folder)).rejects.toThrow(DataDirInUseError);
    expect(readLock().engine.pid).not.toBe(before);
  });

  test("waits for the engine of a killed server, and then replaces its lock", async () => {
    const socketDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-"));
    const orphan = spawn("cat");
    const killed = { pid: 2 ** 22 + 1, started: null };
    const staleLock = {
      server: killed,
      engine: { pid: orphan.pid, started: null },
      socket: `${socketDir}/.s.PGSQL.5432`,
    };
    fs.writeFileSync(lockFile, JSON.stringify(staleLock));
    const look = jest.spyOn(process, "kill");
    const starting = startEmbeddedDatabase(folder);
    await waitUntil(() => look.mock.calls.filter(([pid]) => pid === orphan.pid).length > 2);
    look.mockRestore();
    orphan.stdin.end();
    engine = await starting;
    expect(orphan.exitCode).toBe(0);
    expect(fs.existsSync(socketDir)).toBe(false);
  });

  test("does not mistake another process with the same pid for the lock's holder", async () => {
    const other = { pid: process.pid, started: "1" };
    fs.writeFileSync(lockFile, JSON.stringify({ server: other, engine: other, socket: "/nowhere/.s.PGSQL.5432" }));
    engine = await startEmbeddedDatabase(folder);
    expect(await query("SELECT word FROM saved")).toEqual([{ word: "still here" }]);
  });

  test("replaces an unreadable lock", async () => {
    fs.writeFileSync(lockFile, "/nowhere/.s.PGSQL.5432");
    engine = await startEmbeddedDatabase(folder);
    expect(await query("SELECT word FROM saved")).toEqual([{ word: "still here" }]);
  });

  test("does not remove a lock that belongs to another server", async () => {
    engine = await startEmbeddedDatabase(folder);
    const foreignLock = JSON.stringify({ ...readLock(), socket: "/elsewhere/.s.PGSQL.5432" });
    fs.writeFileSync(lockFile, foreignLock);
    await engine.stop();
    expect(fs.readFileSync(lockFile, "utf8")).toBe(foreignLock);
    fs.rmSync(lockFile);
  });

  test("starts no engine when the signal aborts while it takes the lock", async () => {
    const end = new AbortController();
    const aborted = path.join(folder, "unstarted");
    const starting = startEmbeddedDatabase(aborted, end.signal);
    await waitUntil(() => fs.existsSync(path.join(aborted, "database.lock")));
    end.abort(new Error("The server is stopping."));
    await expect(starting).rejects.toThrow("The server is stopping.");
    expect(fs.readdirSync(aborted)).toEqual([]);
  });

  test("stops its start when the signal aborts", async () => {
    const fresh = path.join(folder, "aborted");
    const end = new AbortController();
    const stopped = expect(startEmbeddedDatabase(fresh, end.signal)).rejects.toThrow("stopped during startup");
    const freshLock = path.join(fresh, "database.lock");
    await waitUntil(() => fs.existsSync(freshLock) && fs.readFileSync(freshLock, "utf8").includes('"engine":{'));
    end.abort();
    await stopped;
    expect(fs.existsSync(freshLock)).toBe(false);
  });

  test("uses the same word similarity threshold as PostgreSQL", async () => {
    engine = await startEmbeddedDatabase(folder);
    expect(await query("SHOW pg_trgm.word_similarity_threshold")).toEqual([
      { "pg_trgm.word_similarity_threshold": "0.45" },
    ]);
  });
});
