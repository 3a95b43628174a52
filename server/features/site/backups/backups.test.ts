import type { DataSource } from "typeorm";
import pino from "pino";
import { testDatabase } from "../../../testing/database/testDatabase";
import { type BackupRun, type BackupTools, readBackupState, runIfDue } from "./backups.service";

describe("scheduled backups", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  beforeEach(() => dataSource.query("DELETE FROM backup_state"));
  afterAll(() => dataSource.destroy());

  let runs: string[] = [];
  const run = (what: BackupRun, more: Partial<BackupTools> = {}) => {
    runs = [];
    const runBackup = (started: BackupRun) => Promise.resolve(void runs.push(started));
    const tools = { db: dataSource.manager, log: pino({ level: "silent" }), runBackup, ...more };
    return runIfDue(tools, what, new AbortController().signal);
  };
  const age = (column: string, hours: number) =>
    dataSource.query(`UPDATE backup_state SET ${column} = now() - $1 * interval '1 hour'`, [hours]);

  test("are made once a day, also when servers start in between", async () => {
    expect(await run("backup")).toBe("done");
    expect((await readBackupState(dataSource.manager)).backedUpAt).toBeInstanceOf(Date);
    expect([await run("backup"), runs]).toEqual(["recent", []]);
    await age("backed_up_at", 23);
    expect([await run("backup"), runs]).toEqual(["done", ["backup"]]);
  });

  test("are proven once a week, when there is one", async () => {
    expect([await run("proof"), runs]).toEqual(["no backup yet", []]);
    await run("backup");
    expect([await run("proof"), runs]).toEqual(["done", ["proof"]]);
    await age("proven_at", 6 * 24);
    expect([await run("proof"), runs]).toEqual(["recent", []]);
    await age("proven_at", 7 * 24);
    expect([await run("proof"), runs]).toEqual(["done", ["proof"]]);
  });

  test("tell why they fail, keep the date of the last success, and forget the problem with the next", async () => {
    await run("backup");
    await run("proof");
    await age("proven_at", 200);
    const before = await readBackupState(dataSource.manager);
    const fail = () => Promise.reject(new Error("The table settings has other values."));
    await expect(run("proof", { runBackup: fail })).rejects.toThrow("other values");
    expect(await readBackupState(dataSource.manager)).toEqual({
      ...before,
      proofProblem: "The table settings has other values.",
    });
    await run("proof");
    expect((await readBackupState(dataSource.manager)).proofProblem).toBe("");
  });

  test("do nothing where no place is set", async () => {
    expect(await run("backup", { runBackup: null })).toBe("not set up");
    expect((await readBackupState(dataSource.manager)).backedUpAt).toBeNull();
  });
});
