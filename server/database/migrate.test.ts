// On both engines: migrations run on each.
import type { DataSource, MigrationInterface } from "typeorm";
import { readDatabaseState } from "../testing/database/databaseState";
import { testDatabase } from "../testing/database/testDatabase";
import { waitUntil } from "../testing/time/waiting";
import { listMigrations, migrate, MigrationFailed } from "./migrate";
import { testOnPostgres } from "../testing/skipped";

const onPostgres = testOnPostgres("the embedded engine has one connection");

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
    await setMigrations(listMigrations(dataSource));
  });
  afterAll(() => dataSource.destroy());

  /** Writes which migrations have run, as another version would. */
  async function setMigrations(names: string[]): Promise<void> {
    await dataSource.query("DELETE FROM migrations");
    await dataSource.query(
      "INSERT INTO migrations (timestamp, name) SELECT right(name, 13)::bigint, name FROM unnest($1::text[]) name",
      [names],
    );
  }

  const hasColumn = async (): Promise<boolean> => {
    const sql = "SELECT FROM information_schema.columns WHERE table_name = 'outfits' AND column_name = 'mood'";
    return (await dataSource.query<unknown[]>(sql)).length > 0;
  };

  test("accepts a database that a newer version has migrated", async () => {
    await dataSource.query("ALTER TABLE outfits ADD COLUMN mood text");
    await setMigrations([...listMigrations(dataSource), "Tomorrow9000000000001"]);
    expect(await migrate(dataSource)).toEqual([]);
    expect(await hasColumn()).toBe(true);
  });

  test.each([
    ["an earlier text of the first schema", ["FirstSchema_0123456789ab_1763700000000"]],
    ["the migrations of an earlier version", ["FirstSchema1763700000000", "RefundStates1764229500000"]],
  ])("leaves a database with %s unchanged, and says how to carry its data over", async (_, names) => {
    await setMigrations(names);
    const before = await readDatabaseState(dataSource);
    const failure: unknown = await migrate(dataSource).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(MigrationFailed);
    expect((failure as Error).message).toMatch(
      /^This database has the schema of another version .+ "npm run backup -- FILE" .+ "npm run restore -- FILE" .+\.$/,
    );
    expect(await readDatabaseState(dataSource)).toEqual(before);
  });

  onPostgres("waits for a locked table without making the site's statements wait for long", async () => {
    dataSource.migrations.push({
      name: "AddsColumn9000000000000",
      up: (runner) => runner.query("ALTER TABLE outfits ADD COLUMN mood text"),
      down: () => Promise.resolve(),
    });
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
