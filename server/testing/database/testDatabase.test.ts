// On both engines: each resets its database in its own way.
import { type DataSource, type EntityManager } from "typeorm";
import { resetDatabase } from "./template";
import { testDatabase } from "./testDatabase";

describe("the database that test files share", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  /** Resets the database after a statement, which is rolled back. */
  async function resetAfter(statement: string): Promise<string> {
    let outcome = "";
    const run = async (db: EntityManager) => {
      await db.query(statement);
      outcome = await resetDatabase(db).then(
        () => "reset",
        (error: Error) => error.message,
      );
      throw new Error("rolled back");
    };
    await expect(dataSource.transaction(run)).rejects.toThrow("rolled back");
    return outcome;
  }

  test("without a table, the next file says that an earlier one lost it", async () => {
    const outcome = await resetAfter("ALTER TABLE testimonials RENAME TO hidden_testimonials");
    expect(outcome).toMatch(/^The database that test files share has lost 1 tables \(testimonials\)\./);
    expect(outcome).toMatch(/A test file that ran earlier dropped or renamed them/);
  });

  test("is emptied for the next file", async () => {
    expect(await resetAfter("INSERT INTO testimonials (name, quote) VALUES ('Reader', 'Lovely.')")).toBe("reset");
  });
});
