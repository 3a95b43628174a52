import type { DataSource, MigrationInterface } from "typeorm";
import { testDatabase } from "../testing/database/testDatabase";
import { waitUntil } from "../testing/waiting";
import { migrate } from "./migrate";

const onPostgres = process.env.TEST_DATABASE_URL ? test : test.skip;

describe("migrate", () => {
  let dataSource: DataSource;
  let migrations: MigrationInterface[];
  beforeAll(async () => {
    dataSource = await testDatabase();
    migrations = [...dataSource.migrations];
  });
  afterEach(async () => {
    dataSource.migrations.splice(migrations.length);
    await dataSource.query("ALTER TABLE outfits DROP COLUMN IF EXISTS mood");
    await dataSource.query("DROP INDEX IF EXISTS outfits_mood_idx");
    await dataSource.query("DELETE FROM migrations WHERE timestamp >= 9000000000000");
  });
  afterAll(() => dataSource.destroy());

  const addMigration = (name: string, sql: string, more: Partial<MigrationInterface> = {}): void => {
    const [up, down] = [
      (runner: { query(text: string): Promise<unknown> }) => runner.query(sql),
      () => Promise.resolve(),
    ];
    dataSource.migrations.push({ name, up, down, ...more });
  };
  const hasColumn = async (): Promise<boolean> => {
    const sql = "SELECT FROM information_schema.columns WHERE table_name = 'outfits' AND column_name = 'mood'";
    return (await dataSource.query<unknown[]>(sql)).length > 0;
  };

  test("accepts a database that a newer version has migrated", async () => {
    await dataSource.query("ALTER TABLE outfits ADD COLUMN mood text");
    await dataSource.query(`INSERT INTO migrations (timestamp, name) VALUES (9000000000001, 'Tomorrow9000000000001')`);
    expect(await migrate(dataSource)).toEqual([]);
    expect(await hasColumn()).toBe(true);
  });

  test("commits what precedes a migration with its own transactions, and runs that one outside a transaction", async () => {
    addMigration("AddsColumn9000000000000", "ALTER TABLE outfits ADD COLUMN mood text");
    const createIndex = "CREATE INDEX CONCURRENTLY outfits_mood_idx ON outfits (mood)";
    addMigration("CreatesIndex9000000000001", createIndex, { transaction: false });
    addMigration("Fails9000000000002", "ALTER TABLE nothing ADD COLUMN mood text");
    await expect(migrate(dataSource)).rejects.toThrow(
      'The database migration failed and was rolled back: relation "nothing" does not exist.',
    );
    expect(
      await dataSource.query("SELECT indisvalid FROM pg_index WHERE indexrelid = 'outfits_mood_idx'::regclass"),
    ).toEqual([{ indisvalid: true }]);
    dataSource.migrations.pop();
    expect(await migrate(dataSource)).toEqual([]);
  });

  onPostgres("waits for a locked table without making the site's statements wait for long", async () => {
    addMigration("AddsColumn9000000000000", "ALTER TABLE outfits ADD COLUMN mood text");
    const reader = dataSource.createQueryRunner();
    await reader.startTransaction();
    await reader.query("SELECT FROM outfits");
    const migration = migrate(dataSource);
    try {
      const waiting = "SELECT FROM pg_locks WHERE NOT granted AND relation = 'outfits'::regclass";
      await waitUntil(async () => (await dataSource.query<unknown[]>(waiting)).length > 0);
      // This statement queues behind the migration's lock, which gives up.
      await dataSource.query("SELECT FROM outfits");
      expect(await hasColumn()).toBe(false);
    } finally {
      await reader.rollbackTransaction();
      await reader.release();
    }
    expect(await migration).toEqual(["AddsColumn9000000000000"]);
    expect(await hasColumn()).toBe(true);
  });
});
