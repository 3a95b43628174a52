import type { DataSource } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import { editorManager, getAudience } from "./audience";
import { timeStatements } from "./connection";
import { readRows, runStatement } from "./runStatement";

const sleep = "SELECT pg_sleep(0.05)";

describe("a manager that times its statements", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test("reports how long reads, raw SQL and transactions take, also when they fail", async () => {
    const times: number[] = [];
    const db = timeStatements(dataSource.manager, (ms) => times.push(ms));
    await runStatement(db, sleep, []);
    await readRows(db, sleep);
    await db.query(sleep);
    await db.transaction((transaction) => transaction.query(sleep));
    await db.transaction("REPEATABLE READ", (transaction) => transaction.query(sleep));
    const failing = db.transaction(async (transaction) => {
      await transaction.query(sleep);
      throw new Error("refused");
    });
    await expect(failing).rejects.toThrow("refused");
    expect(times.map((ms) => ms > 40)).toEqual([true, true, true, true, true, true]);
  });

  test("keeps the audience", () => {
    const report = () => undefined;
    expect(getAudience(timeStatements(dataSource.manager, report))).toBe("visitor");
    expect(getAudience(timeStatements(editorManager(dataSource.manager), report))).toBe("editor");
  });
});
