// On both engines: rows are copied from each.
import { createHash, randomBytes } from "node:crypto";
import fsSync from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { createDataSource } from "../../../database/dataSource";
import { startEmbeddedDatabase } from "../../../database/embedded/embeddedDatabase";
import { firstSchemaName } from "../../../database/firstSchema";
import { migrate, findSchemaDrift } from "../../../database/migrate";
import { startSession } from "../../../features/people/accounts/session.service";
import { folderStorage } from "../../../features/newsroom/media/upload/folderStorage";
import { importSampleDataOnce } from "../../../features/imports/sampleData/sampleData.service";
import { buildAdministrator, buildCelebrity } from "../../../testing/build";
import { readDatabaseState } from "../../../testing/database/databaseState";
import { testDatabase } from "../../../testing/database/testDatabase";
import { ArchiveWriter, readArchive } from "../archiveFile";
import { backUp } from "../backup";
import { type Manifest } from "../manifest";
import { restore } from "../restore";

jest.setTimeout(120_000);

describe("an archive", () => {
  const folder = fsSync.mkdtempSync(path.join(os.tmpdir(), "wornby-backup-"));
  const place = (name: string): string => path.join(folder, name);
  const storage = folderStorage(place("pictures"));
  const pictures = new Map(
    ["-320.avif", "-320.webp", ".avif", ".jpg", ".webp"].map((end) => [
      `${"a1".repeat(16)}-640x480${end}`,
      randomBytes(3_000),
    ]),
  );
  let dataSource: DataSource;
  let manifest: Manifest;

  beforeAll(async () => {
    dataSource = await testDatabase();
    await fillDatabase(dataSource);
    await storage.put(pictures);
    manifest = await backUp(dataSource, storage, place("whole"));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await fs.rm(folder, { recursive: true });
  });

  /** Values of every type that there is, in words that a careless format would break. */
  async function fillDatabase({ manager: db }: DataSource): Promise<void> {
    await importSampleDataOnce(db);
    const naughty = `\\N \\. "quoted", 'single' {braces} \t tab\nline\r\nreturn \u2028 \\u0041 null 🧥 ر`;
    await buildCelebrity(db, { name: "Odd", bio: naughty, deletedAt: new Date("2026-01-02T03:04:05.678Z") });
    const { id } = await buildAdministrator(db, { email: "a@b.example", password: "a long password" });
    await startSession(db, id, "A browser");
    await db.query(`INSERT INTO visitor_salts (day, salt) VALUES (current_date, 'secret')`);
    await db.query(
      `INSERT INTO page_views (path, viewed_at) SELECT '/', timestamptz '2026-02-03 04:05:06.123457+02' + n * interval '1 us' FROM generate_series(1, 1200) n`,
    );
    await db.query(`DELETE FROM page_views WHERE id % 2 = 0`);
    await db.query(
      `INSERT INTO affiliate_programs (name, kind, hosts) VALUES ('P', 'shareSale', ARRAY['a,b', '"', '', 'NULL', 'x\\y'])`,
    );
    await db.query(
      `INSERT INTO audit_log (actor_id, action, entity_type, title, undo) VALUES ($1, 'update', 'outfit', $2, $3)`,
      [id, naughty, JSON.stringify({ naughty, number: 1.5e300, nothing: null })],
    );
  }

  /** Reads the whole state of a database. */
  async function readState(database: DataSource): Promise<Record<string, string>> {
    const { sessions, visitor_salts, migrations, ...state } = await readDatabaseState(database);
    expect([sessions, visitor_salts, migrations]).not.toContain(undefined);
    return Object.fromEntries(Object.entries(state).filter(([name]) => name in kept()));
  }
  const kept = (): Record<string, number> => Object.fromEntries(manifest.tables.map(({ name, rows }) => [name, rows]));

  async function countViewsByPartition(database: DataSource): Promise<Record<string, number>> {
    const rows: { name: string; number: number }[] = await database.query(
      "SELECT tableoid::regclass::text AS name, count(*)::int AS number FROM page_views GROUP BY 1",
    );
    return Object.fromEntries(rows.map(({ name, number }) => [name, number]));
  }

  async function restoreInto(target: DataSource, archive: string, replace = false): Promise<void> {
    await restore({ dataSource: target, storage, file: archive, manifest: await readArchive(archive), replace });
  }

  test("describes its content, and excludes sessions and salts", () => {
    const tables = dataSource.entityMetadatas.filter(({ tableType }) => tableType === "regular");
    const expected = tables
      .map(({ tableName }) => tableName)
      .filter(
        (name) =>
          !/^(attempts|backup_state|changed_links|create_requests|invites|jobs|mail_domains|passkey_challenges|password_resets|pending_sign_ins|personal_feeds|public_changes|public_change_log|sessions|visitor_salts)$/.test(
            name,
          ),
      );
    expect(Object.keys(kept()).sort()).toEqual(expected.sort());
    expect(kept()).toMatchObject({ admin_users: 1, settings: 1, affiliate_programs: 1 });
    expect(manifest.pictures).toBe(pictures.size);
  });

  test("is a new file that only its owner can read, and replaces no file", async () => {
    expect((await fs.stat(place("whole"))).mode & 0o777).toBe(0o600);
    await expect(backUp(dataSource, storage, place("whole"))).rejects.toThrow("exists. Enter another file name.");
    expect(await fs.readdir(folder)).not.toContain("whole.unfinished");
  });

  test("restores every row and image on both engines and from one to the other", async () => {
    const before = await readState(dataSource);
    // No archive contains them: the restored pieces make them again.
    const readFacts = (db: DataSource): Promise<unknown[]> =>
      db.query("SELECT outfit_id, piece_id, facts FROM worn_pieces ORDER BY outfit_id, piece_id, facts");
    expect((await readFacts(dataSource)).length).toBeGreaterThan(0);
    const embedded = await startEmbeddedDatabase(place("embedded"));
    const other = createDataSource({ socketDir: embedded.socketDir });
    await other.initialize();
    try {
      await fs.rm(place("pictures"), { recursive: true });
      await restoreInto(other, place("whole"));
      expect(await readState(other)).toEqual(before);
      expect(await readFacts(other)).toEqual(await readFacts(dataSource));
      expect(await findSchemaDrift(other)).toEqual([]);
      for (const [name, bytes] of pictures) expect(await storage.read(name)).toEqual(bytes);
      // The archive's months had no partitions there.
      expect(await countViewsByPartition(other)).toMatchObject({ page_views_2026_02: 600 });
      expect(await countViewsByPartition(other)).not.toHaveProperty("page_views_default");
      expect(await other.query("SELECT count(*)::int AS rows FROM sessions")).toEqual([{ rows: 0 }]);
      // Identity columns continue after the restored values.
      const [{ id }] = await other.query(`INSERT INTO page_views (path) VALUES ('/new') RETURNING id`);
      const [{ last }] = await other.query(`SELECT max(id) AS last FROM page_views WHERE path <> '/new'`);
      expect(Number(id)).toBe(Number(last) + 1);

      await backUp(other, storage, place("again"));
      await other.query("DELETE FROM page_views WHERE path = '/new'");
      const changed = await readState(other);
      const readLog = (): Promise<unknown> => dataSource.query("SELECT identity FROM public_change_log");
      const formerLog = await readLog();
      await restoreInto(dataSource, place("again"), true);
      // Mirrors start again.
      expect(await readLog()).not.toEqual(formerLog);
      expect(await dataSource.query(`DELETE FROM page_views WHERE path = '/new' RETURNING path`)).toHaveLength(2);
      expect(await readState(dataSource)).toEqual(changed);
    } finally {
      await other.destroy();
      await embedded.stop();
    }
  });

  test("is not restored to a filled database without --replace", async () => {
    const before = await readDatabaseState(dataSource);
    await expect(restoreInto(dataSource, place("whole"))).rejects.toThrow(/is not empty: there are rows in \w+/);
    expect(await readDatabaseState(dataSource)).toEqual(before);
  });

  test("is not restored to a database that a newer version has migrated", async () => {
    await dataSource.query(`INSERT INTO migrations (timestamp, name) VALUES (9999999999999, 'Tomorrow9999999999999')`);
    const before = await readDatabaseState(dataSource);
    const sentence = /newer version of WornBy has migrated this database: Tomorrow9999999999999 is unknown here/;
    await expect(restoreInto(dataSource, place("whole"), true)).rejects.toThrow(sentence);
    expect(await readDatabaseState(dataSource)).toEqual(before);
    await dataSource.query(`DELETE FROM migrations WHERE name = 'Tomorrow9999999999999'`);
  });

  test("of an older version is migrated, and so is a database with a newer schema", async () => {
    const before = await readState(dataSource);
    // The archive is older than this migration.
    dataSource.migrations.push({
      name: "AddsMood9000000000000",
      up: (runner) => runner.query("ALTER TABLE celebrities ADD COLUMN mood text NOT NULL DEFAULT 'calm'"),
      down: (runner) => runner.query("ALTER TABLE celebrities DROP COLUMN mood"),
    });
    await migrate(dataSource);
    await dataSource.query("UPDATE celebrities SET mood = 'glad'");
    await restoreInto(dataSource, place("whole"), true);
    expect(await dataSource.query("SELECT DISTINCT mood FROM celebrities")).toEqual([{ mood: "calm" }]);
    await dataSource.undoLastMigration();
    dataSource.migrations.pop();
    expect(await findSchemaDrift(dataSource)).toEqual([]);
    expect((await readState(dataSource)).celebrities).toBe(before.celebrities);
  });

  test("that is damaged or truncated is refused, unless all its files are intact", async () => {
    const whole = await fs.readFile(place("whole"));
    const bad = place("bad");
    /** @returns the checksum of the files, or the reason for the refusal. */
    const check = async (bytes: Buffer): Promise<string> => {
      await fs.writeFile(bad, bytes);
      const content = createHash("sha256");
      try {
        const found = await readArchive(bad, (name, part) => {
          content.update(`${name}\n`).update(part);
          return Promise.resolve();
        });
        return content.update(JSON.stringify(found)).digest("hex");
      } catch (error) {
        return (error as Error).message;
      }
    };
    const same = await check(whole);
    // Damages every 9,973rd byte, and all bytes of the last files and of the first header.
    const positions = [...Array(512).keys()].concat(
      Array.from({ length: Math.floor(whole.length / 9_973) }, (_, n) => n * 9_973),
      Array.from({ length: 30 }, (_, n) => whole.length - 1 - n * 97),
    );
    for (const position of positions) {
      const bytes = Buffer.from(whole);
      bytes[position] ^= 1 << (position % 8);
      const found = await check(bytes);
      // Tar ignores some bytes, such as padding.
      if (found !== same)
        expect({ position, found }).toEqual({ position, found: expect.stringContaining("This archive is damaged") });
    }
    for (const length of [0, 511, 512, 700, whole.length >> 1, whole.length - 1_025, whole.length - 1]) {
      const found = await check(whole.subarray(0, length));
      expect({ length, found }).toEqual({ length, found: expect.stringContaining("This archive is damaged") });
    }
  });

  describe("made by hand", () => {
    /** Writes an intact archive with the given, possibly wrong, content. */
    async function write(changes: Partial<Manifest>, files: Record<string, Buffer> = {}): Promise<string> {
      const file = await fs.open(place("by-hand"), "w+");
      const archive = new ArchiveWriter(file);
      for (const [name, bytes] of Object.entries(files)) await archive.add(name, bytes);
      await archive.finish({ ...manifest, ...changes });
      await file.close();
      return place("by-hand");
    }
    const picture = `pictures/${createHash("md5").update("new").digest("hex")}-10x10.webp`;

    test.each([
      [
        "of a newer version",
        { migrations: [firstSchemaName, "Tomorrow9999999999999"] },
        {},
        /newer version .* Tomorrow9999999999999/,
      ],
      ["with unknown tables", { tables: [{ name: "x; DROP TABLE y", columns: ["a"], rows: 0 }] }, {}, /does not fit/],
      ["with fewer rows than its manifest states", {}, { [picture]: Buffer.from("p") }, /contains only 0/],
      [
        "of another format",
        { format: "wornby-backup-9" as never },
        {},
        /cannot read archives of the format wornby-backup-9/,
      ],
    ])("%s is refused, and the target is unchanged", async (_, changes, files, message) => {
      const before = await readDatabaseState(dataSource);
      const archive = await write(changes, files);
      await expect(restoreInto(dataSource, archive, true)).rejects.toThrow(message);
      expect(await readDatabaseState(dataSource)).toEqual(before);
      expect(await storage.has(path.basename(picture))).toBe(false);
      // Identity columns are unchanged too.
      await dataSource.query(`INSERT INTO page_views (path) VALUES ('/next')`);
      await dataSource.query(`DELETE FROM page_views WHERE path = '/next'`);
    });
  });
});
