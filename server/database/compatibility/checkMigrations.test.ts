import type { DataSource, QueryRunner } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import released from "../released.json";
import { checkMigrations, recordRelease, type Released } from "./checkMigrations";
import { findBreaks } from "./findBreaks";
import { type DatabaseSchema, readSchema } from "./readSchema";

jest.setTimeout(60_000);

describe("the check of migrations", () => {
  let dataSource: DataSource;
  let before: DatabaseSchema;
  beforeAll(async () => {
    dataSource = await testDatabase();
    before = await withRunner(readSchema);
  });
  afterAll(() => dataSource.destroy());

  /** The embedded engine has one connection, so each step returns it. */
  async function withRunner<Result>(run: (runner: QueryRunner) => Promise<Result>): Promise<Result> {
    const runner = dataSource.createQueryRunner();
    return run(runner).finally(() => runner.release());
  }

  /** Applies a change, and returns what it breaks. */
  const findBreaksOf = (sql: string): Promise<string[]> =>
    withRunner(async (runner) => {
      await runner.startTransaction();
      try {
        await runner.query(sql);
        return findBreaks(before, await readSchema(runner)).map(({ subject, message }) => `${subject}: ${message}`);
      } finally {
        await runner.rollbackTransaction();
      }
    });

  test.each([
    ["a dropped table", "DROP TABLE page_views CASCADE", "page_views: drops or renames the table page_views"],
    ["a renamed table", "ALTER TABLE page_views RENAME TO views", "page_views: drops or renames the table page_views"],
    ["a dropped view", "DROP VIEW trashed_rows", "trashed_rows: drops or renames the table trashed_rows"],
    [
      "a dropped column",
      "ALTER TABLE outfits DROP COLUMN description CASCADE",
      "outfits.description: drops or renames",
    ],
    [
      "a renamed column",
      "ALTER TABLE page_views RENAME path TO address",
      "page_views.path: drops or renames the column",
    ],
    ["a dropped function", "DROP FUNCTION spellings CASCADE", "spellings(word text): drops or renames the function"],
    [
      "a narrowed type",
      "ALTER TABLE newsletter_subscribers ALTER source TYPE varchar(5)",
      "newsletter_subscribers.source: changes the type of newsletter_subscribers.source from",
    ],
    [
      "another type",
      "ALTER TABLE feeds ALTER run_hour TYPE bigint",
      "feeds.run_hour: changes the type of feeds.run_hour from integer to bigint",
    ],
    [
      "NOT NULL on a released column",
      "ALTER TABLE feeds ALTER program_id SET NOT NULL",
      "feeds.program_id: makes feeds.program_id NOT NULL, but the released version can write NULL.",
    ],
    [
      "a dropped default",
      "ALTER TABLE feeds ALTER format DROP DEFAULT",
      "feeds.format: drops the default of feeds.format",
    ],
    [
      "a generated column in place of a written one",
      "ALTER TABLE feeds DROP COLUMN etag, ADD COLUMN etag text GENERATED ALWAYS AS (format) STORED",
      "feeds.etag: makes feeds.etag a generated column",
    ],
    [
      "a new required column without a default",
      "ALTER TABLE feeds ADD COLUMN mood text NOT NULL",
      "feeds.mood: adds feeds.mood as NOT NULL without a default",
    ],
    [
      "a new check of a released column",
      "ALTER TABLE feeds ADD CHECK (format <> '')",
      "feeds: adds a check constraint to feeds (CHECK ((format <> ''::text)))",
    ],
    [
      "a new unique key of a released column",
      "ALTER TABLE feeds ADD UNIQUE (address)",
      "feeds: adds a unique constraint to feeds (btree (address))",
    ],
    [
      "a new foreign key of a released column",
      "ALTER TABLE feed_runs ADD FOREIGN KEY (actor_id) REFERENCES admin_users",
      "feed_runs: adds a foreign key constraint to feed_runs",
    ],
    [
      "a foreign key of a new table that refuses deletes",
      "CREATE TABLE moods (outfit_id uuid REFERENCES outfits (id))",
      "moods: adds a foreign key of moods that refuses to delete rows of outfits",
    ],
    [
      "a dropped unique key",
      "DROP INDEX newsletter_subscribers_email_key",
      "newsletter_subscribers: drops the unique key of newsletter_subscribers (btree (email))",
    ],
  ])("refuses %s", async (_, sql, problem) => {
    expect(await findBreaksOf(sql)).toEqual(expect.arrayContaining([expect.stringContaining(problem)]));
  });

  test.each([
    [
      "a new table",
      "CREATE TABLE moods (id int PRIMARY KEY, outfit_id uuid REFERENCES outfits (id) ON DELETE CASCADE)",
    ],
    ["a new column that allows NULL", "ALTER TABLE feeds ADD COLUMN mood text CHECK (mood <> '')"],
    ["a new column with a default", "ALTER TABLE feeds ADD COLUMN mood text NOT NULL DEFAULT ''"],
    ["a new index", "CREATE INDEX ON feeds (address)"],
    ["a relaxed column", "ALTER TABLE feeds ALTER etag DROP NOT NULL, ALTER etag DROP DEFAULT"],
    ["a dropped check", "ALTER TABLE feeds DROP CONSTRAINT feeds_run_hour_check"],
    [
      "a table that becomes partitioned, with a primary key on one more column",
      `ALTER TABLE audit_log RENAME TO former;
       CREATE TABLE audit_log (LIKE former INCLUDING DEFAULTS) PARTITION BY RANGE (created_at);
       CREATE SEQUENCE audit_log_ids; ALTER TABLE audit_log ALTER id SET DEFAULT nextval('audit_log_ids');
       ALTER TABLE audit_log ADD PRIMARY KEY (id, created_at);
       CREATE TABLE audit_log_rest PARTITION OF audit_log DEFAULT;
       INSERT INTO audit_log SELECT * FROM former; DROP TABLE former`,
    ],
  ])("accepts %s", async (_, sql) => {
    expect(await findBreaksOf(sql)).toEqual([]);
  });

  describe("since the last release", () => {
    const base: Released = { lastMigration: "", unused: [], unusedFromNow: [], accepted: {} };
    let names: string[];
    beforeAll(() => (names = dataSource.migrations.map(({ name = "" }) => name)));
    afterEach(() => void dataSource.migrations.splice(names.length));

    const check = async (changes: Partial<Released>): Promise<string[]> => {
      const drop = { name: "DropsMood9000000000000", up: dropEtag, down: () => Promise.resolve() };
      dataSource.migrations.push(drop);
      await dataSource.query("DROP SCHEMA public CASCADE");
      await dataSource.query("CREATE SCHEMA public");
      return checkMigrations(dataSource, { ...base, lastMigration: names.at(-1) ?? "", ...changes });
    };
    const dropEtag = (migrating: QueryRunner) => migrating.query("ALTER TABLE feeds DROP COLUMN etag");

    test("names the migration, the column and what to do", async () => {
      expect(await check({})).toEqual([
        'The migration DropsMood9000000000000 drops or renames the column feeds.etag, which the released version uses. Stop using it first: name it in "unusedFromNow" of server/database/released.json, and drop it in the version after the next release. To rename, add the new column and write to both until then. (DropsMood9000000000000 feeds.etag)',
      ]);
    });

    test("accepts a drop of what the released version does not use, and a break with a reason", async () => {
      expect(await check({ unusedFromNow: ["feeds.etag"] })).toHaveLength(1);
      dataSource.migrations.pop();
      expect(await check({ unused: ["feeds.etag"] })).toEqual([]);
      dataSource.migrations.pop();
      expect(await check({ accepted: { "DropsMood9000000000000 feeds.etag": "Nothing reads it." } })).toEqual([]);
    });

    test("names a released migration that is missing", async () => {
      expect(await check({ lastMigration: "Gone1" })).toEqual([
        "The migration Gone1 of server/database/released.json is missing.",
      ]);
    });

    test("continues after a release, which forgets what was dropped", async () => {
      const next = { unused: ["feeds.etag"], unusedFromNow: ["feeds.last_modified"], accepted: { a: "b" } };
      await check(next);
      expect(await recordRelease(dataSource, { ...base, ...next })).toEqual({
        lastMigration: "DropsMood9000000000000",
        unused: ["feeds.last_modified"],
        unusedFromNow: [],
        accepted: {},
      });
    });
  });

  test("knows the released migration", () => {
    expect(dataSource.migrations.map(({ name }) => name)).toContain(released.lastMigration);
  });
});
