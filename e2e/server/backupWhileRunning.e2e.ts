import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { ContinuousWriter } from "../support/servers/continuousWriter";
import {
  createFaultyEmbedded,
  faultSettings,
  type FaultyDatabase,
  findSocketDir,
  queryEmbedded,
} from "../support/servers/postgres/faultyDatabase";
import { removeDataDir } from "../support/servers/processes";
import { type SiteProcess, startServerProcess } from "../support/server";
import { waitUntil } from "../support/waiting";

const execute = promisify(execFile);

/** Runs a built command in a data folder. @throws with `code` and `stderr` when it fails. */
const runCommand = (name: "backup" | "restore", dataDir: string, ...args: string[]): Promise<{ stdout: string }> =>
  execute(process.execPath, [`dist/server/commands/${name}.js`, ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  });

describe("npm run backup while a server uses the embedded database", () => {
  let database: FaultyDatabase;
  let server: SiteProcess;
  let site: string;
  let archive: string;
  const restored = (): string => `${database.dataDir}-restored`;
  const listFolder = (): string[] => fs.readdirSync(database.dataDir).sort();

  const hasCopy = (): boolean => listFolder().some((name) => name.startsWith("snapshot-"));
  /**
   * Returns how many requests fail while the copy exists: one number when none does. At other times a busy machine may be too
   * slow for the shipped wait.
   */
  const countFailuresDuringCopy = async ({ failures }: ContinuousWriter): Promise<number[]> => {
    const count = (): number => Object.values(failures).reduce((sum, some) => sum + some, 0);
    await waitUntil(hasCopy);
    const before = count();
    const seen = new Set<number>();
    await waitUntil(() => !hasCopy() || !seen.add(count() - before));
    return [...seen];
  };

  beforeAll(async () => {
    database = createFaultyEmbedded();
    archive = path.join(database.dataDir, "archive.tar");
    // As on a slow disk, the copy takes longer than a server waits for its database.
    const slowCopies = path.join(__dirname, "../support/servers/slowCopies.cjs");
    server = startServerProcess(database.dataDir, { ...faultSettings, NODE_OPTIONS: `--require ${slowCopies}` });
    site = await server.waitUntilReady();
  });
  afterAll(async () => {
    await server.stop("SIGTERM");
    await database.remove();
    await removeDataDir(restored());
  });
  afterEach(() => fs.rmSync(archive, { force: true }));

  test("contains the rows of one moment, while no request fails", async () => {
    const writer = new ContinuousWriter();
    await writer.start(site);
    await waitUntil(() => writer.acknowledged > 10);
    const before = writer.acknowledgedNames;
    const [{ stdout }, failures] = await Promise.all([
      runCommand("backup", database.dataDir, archive),
      countFailuresDuringCopy(writer),
    ]);
    expect(stdout).toMatch(/archive.tar contains \d+ rows of \d+ tables/);
    expect(failures).toEqual([0]);
    const { acknowledged } = writer;
    await waitUntil(() => writer.acknowledged > acknowledged + 10);
    await writer.stop();
    expect(await writer.findLostWrites(database)).toEqual([]);
    // The copy of the database is removed.
    expect(listFolder()).toEqual(["archive.tar", "database", "database.lock"]);

    await runCommand("restore", restored(), archive);
    const copy = startServerProcess(restored(), { DEMO: "true" });
    try {
      await copy.waitUntilReady();
      const source = { query: <Row>(sql: string) => queryEmbedded<Row>(restored(), sql) };
      expect(await writer.findLostWrites(source, before)).toEqual([]);
      // Rows written after the backup are not in it.
      expect(await writer.findLostWrites(source)).not.toEqual([]);
    } finally {
      await copy.stop("SIGTERM");
    }
  });

  test("leaves no copy behind when it is killed", async () => {
    const command = spawn(process.execPath, ["dist/server/commands/backup.js", archive], {
      env: { PATH: process.env.PATH, DATA_DIR: database.dataDir },
    });
    await waitUntil(hasCopy);
    command.kill("SIGKILL");
    await once(command, "exit");
    await waitUntil(() => !hasCopy());
    fs.rmSync(`${archive}.unfinished`, { force: true });
  });

  test("says what to do when the server does not respond", async () => {
    database.pause();
    await server.stop("SIGKILL");
    // As for another /tmp. The suspended engine keeps the lock.
    fs.rmSync(path.join(findSocketDir(database.dataDir), "snapshot"));
    try {
      await expect(runCommand("backup", database.dataDir, archive)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^A server is using .+ does not respond .+ or stop the server first\.\n$/),
      });
      expect(fs.existsSync(archive)).toBe(false);
    } finally {
      database.resume();
    }
  });
});
