// On both engines: rows are restored into each.
import { spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../database/dataSource";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "../../../database/embedded/embeddedDatabase";
import { acquireLock } from "../../../database/embedded/lock";
import { migrate } from "../../../database/migrate";
import { folderStorage } from "../../../features/newsroom/media/upload/folderStorage";
import { buildCelebrity } from "../../../testing/build";
import { readDatabaseState } from "../../../testing/database/databaseState";
import { testDatabase } from "../../../testing/database/testDatabase";
import { backUp } from "../backup";

jest.setTimeout(120_000);

describe("npm run restore", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-killed-"));
  const archive = path.join(folder, "archive");
  let engine: EmbeddedDatabase | undefined;
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  /** The database of the project's own engine; the embedded one in a folder of its own, which the command has for itself. */
  async function open(): Promise<DataSource> {
    if (process.env.TEST_DATABASE_URL) return testDatabase();
    engine = await startEmbeddedDatabase(folder);
    const dataSource = createDataSource({ socketDir: engine.socketDir });
    await dataSource.initialize();
    await migrate(dataSource);
    return dataSource;
  }

  const start = (args: string[], environment: Record<string, string>) =>
    spawn(process.execPath, ["-r", "./scripts/registerTypescript.cjs", "server/commands/restore.ts", ...args], {
      env: { ...process.env, DATABASE_URL: "", ...environment },
    });

  /** Runs the command and kills it when it says this. @returns what it had said, and the signal that ended it. */
  async function killAt(words: string, url: string): Promise<{ said: string; signal: unknown }> {
    const child = start([archive, "--replace"], { DATABASE_URL: url, DATA_DIR: folder });
    let said = "";
    child.stdout.on("data", (data: Buffer) => {
      said += data.toString();
      if (said.includes(words)) child.kill("SIGKILL");
    });
    const [, signal] = (await once(child, "exit")) as [unknown, unknown];
    return { said, signal };
  }

  /** What it complains of, and its exit code. */
  async function complaint(args: string[], environment: Record<string, string>): Promise<[string, unknown]> {
    const child = start(args, environment);
    let said = "";
    child.stderr.on("data", (data: Buffer) => (said += data.toString()));
    const [code] = (await once(child, "close")) as [unknown];
    return [said, code];
  }

  test("leaves the database unchanged when it is killed during a restore", async () => {
    let dataSource = await open();
    const { url = "" } = dataSource.options as { url?: string };
    try {
      // Enough to be killed in.
      await dataSource.query(
        `INSERT INTO page_views (path) SELECT '/celebrity/' || n FROM generate_series(1, 60000) n`,
      );
      await backUp(dataSource, folderStorage(path.join(folder, "pictures")), archive);
      await dataSource.query("TRUNCATE page_views");
      await buildCelebrity(dataSource.manager, { name: "Still Here" });
      const before = await readDatabaseState(dataSource);
      if (engine) {
        await dataSource.destroy();
        await engine.stop();
      }
      const { said, signal } = await killAt("page_views ...", url);
      expect(signal).toBe("SIGKILL");
      expect(said).not.toContain("Restored");
      if (engine) dataSource = await open();
      expect(await readDatabaseState(dataSource)).toEqual(before);
    } finally {
      await dataSource.destroy();
      await engine?.stop();
    }
  });

  test("does not change a folder that a server uses, and creates none for a damaged archive", async () => {
    const [used, fresh] = [path.join(folder, "used"), path.join(folder, "fresh")];
    fs.mkdirSync(used);
    const lock = await acquireLock(path.join(used, "database.lock"), path.join(used, "socket"));
    try {
      const [said, code] = await complaint([archive], { DATA_DIR: used });
      expect(said).toMatch(/^Another server is already using the data folder .* Stop it first.*\n$/);
      expect([code, fs.readdirSync(used)]).toEqual([1, ["database.lock"]]);
    } finally {
      lock.release();
    }
    fs.truncateSync(archive, fs.statSync(archive).size - 1);
    const damaged = [
      "This archive is damaged: it is not a complete tar file (Unexpected end of data). Nothing was changed.\n",
      1,
    ];
    expect(await complaint([archive], { DATA_DIR: fresh })).toEqual(damaged);
    expect(fs.existsSync(fresh)).toBe(false);
  });
});
