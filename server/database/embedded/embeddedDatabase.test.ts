import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createDataSource } from "../dataSource";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./embeddedDatabase";
import { DataDirInUseError } from "./lock";

jest.setTimeout(60_000);

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
  /** Ends the engine's process as the kernel would, without a word. */
  const killEngine = (): void => void execFileSync("pkill", ["-9", "-f", path.join(folder, "database")]);

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

  test("takes over the lock that a killed server left behind", async () => {
    fs.writeFileSync(path.join(folder, "database.lock"), "/nowhere/.s.PGSQL.5432");
    engine = await startEmbeddedDatabase(folder);
    expect(await query("SELECT word FROM kept")).toEqual([{ word: "still here" }]);
  });

  test("forgives misspelling as PostgreSQL does", async () => {
    engine = await startEmbeddedDatabase(folder);
    expect(await query("SHOW pg_trgm.word_similarity_threshold")).toEqual([
      { "pg_trgm.word_similarity_threshold": "0.45" },
    ]);
  });
});
