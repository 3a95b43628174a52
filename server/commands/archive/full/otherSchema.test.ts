// On both engines: rows are restored into each.
import fsSync from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import type { DataSource } from "typeorm";
import { migrations } from "../../../database/dataSource";
import { firstSchemaName } from "../../../database/firstSchema";
import { findSchemaDrift } from "../../../database/migrate";
import { folderStorage } from "../../../features/newsroom/media/upload/folderStorage";
import { readDatabaseState } from "../../../testing/database/databaseState";
import { fillDatabase } from "../../../testing/database/fillDatabase";
import { ownTestDatabase, testDatabase } from "../../../testing/database/testDatabase";
import { ArchiveWriter, readArchive } from "../archiveFile";
import { backUp } from "../backup";
import type { Manifest } from "../manifest";
import { restore } from "../restore";

/** The columns of a table in an archive, in their order; null leaves the table out. */
type Columns = (name: string, columns: string[]) => string[] | null;

const isDerived = (name: string): boolean =>
  /^(changed_links|migrations|search_words|public_changes|public_change_log)$/.test(name);

describe("an archive of another first schema", () => {
  const folder = fsSync.mkdtempSync(path.join(os.tmpdir(), "wornby-other-"));
  const place = (name: string): string => path.join(folder, name);
  const storage = folderStorage(place("pictures"));
  let dataSource: DataSource;
  let manifest: Manifest;
  beforeAll(async () => {
    dataSource = await testDatabase();
    await fillDatabase(dataSource.manager, 5);
    manifest = await backUp(dataSource, storage, place("own"));
  });
  afterAll(async () => {
    await dataSource.destroy();
    await fs.rm(folder, { recursive: true });
  });

  /**
   * Writes the archive as a version with other tables and columns would have. Values of unknown columns are "1".
   * @param former rows of a table that only that version has.
   */
  async function writeOther(choose: Columns, former?: { table: string; rows: object[] }): Promise<string> {
    const present = new Map(manifest.tables.map(({ name, columns }) => [name, columns]));
    const tables = manifest.tables.flatMap((table) => {
      const columns = choose(table.name, table.columns);
      return columns ? [{ ...table, columns }] : [];
    });
    const file = await fs.open(place("other"), "w+");
    const archive = new ArchiveWriter(file);
    await readArchive(place("own"), async (name, bytes) => {
      const table = tables.find((each) => name.startsWith(`tables/${each.name}/`));
      if (!table) return;
      const lines = gunzipSync(bytes).toString().split("\n");
      const rewritten = lines.map((line) => {
        const values = JSON.parse(line) as string[];
        return JSON.stringify(
          table.columns.map((column) => {
            const at = present.get(table.name)?.indexOf(column) ?? -1;
            return at < 0 ? "1" : values[at];
          }),
        );
      });
      await archive.add(name, gzipSync(rewritten.join("\n")));
    });
    if (former) {
      const { table: name, rows } = former;
      await archive.add(
        `tables/${name}/000000.jsonl.gz`,
        gzipSync(rows.map((row) => JSON.stringify(Object.values(row))).join("\n")),
      );
      tables.unshift({ name, columns: Object.keys(rows[0]), rows: rows.length });
    }
    await archive.finish({
      ...manifest,
      tables,
      migrations: ["FirstSchema1763700000000", "RefundStates1764229500000"],
    });
    await file.close();
    return place("other");
  }

  async function restoreFrom(file: string): Promise<void> {
    await restore({ dataSource, storage, file, manifest: await readArchive(file), replace: true });
  }

  /** What a restore leaves the same. */
  async function readRows(): Promise<Record<string, string>> {
    const state = await readDatabaseState(dataSource);
    return Object.fromEntries(Object.entries(state).filter(([name]) => !isDerived(name)));
  }

  test("restores every row, whatever the order of its columns", async () => {
    const before = await readRows();
    const file = await writeOther((_, columns) => [...columns].reverse());
    await dataSource.query("UPDATE outfits SET title = 'Changed'");
    await restoreFrom(file);
    expect(await readRows()).toEqual(before);
    expect(await findSchemaDrift(dataSource)).toEqual([]);
    expect(await dataSource.query("SELECT name FROM migrations ORDER BY id")).toEqual(
      migrations.map((each) => ({ name: new each().name })),
    );
  });

  test("leaves columns that it lacks at their defaults, and tables that it lacks as in a new database", async () => {
    const lacking = { blog_posts: "category", settings: "site_name" } as Record<string, string>;
    const file = await writeOther((name, columns) =>
      name === "synonyms" || name === "article_mentions" ? null : columns.filter((column) => column !== lacking[name]),
    );
    const countSynonyms = () => dataSource.query("SELECT count(*)::int FROM synonyms");
    const synonyms: unknown = await countSynonyms();
    await dataSource.query("INSERT INTO synonyms (word, meaning) VALUES ('added', 'since')");
    await dataSource.query("UPDATE settings SET site_name = 'Changed'");
    await restoreFrom(file);
    expect(await dataSource.query("SELECT title, category FROM blog_posts ORDER BY title LIMIT 1")).toEqual([
      { title: "Loafers 1", category: "" },
    ]);
    expect(await dataSource.query("SELECT site_name FROM settings")).toEqual([{ site_name: "WornBy" }]);
    expect(await countSynonyms()).toEqual(synonyms);
    expect(await dataSource.query("SELECT FROM article_mentions")).toEqual([]);
    await restoreFrom(place("own"));
  });

  test("leaves out the steps of an undo, which had a table", async () => {
    const before = await readRows();
    const rows = [{ id: "1b6a0a3c-0e6c-4a53-8f0c-5d1a6f0b9a01", actor_id: null, title: "A look", operations: "[]" }];
    await restoreFrom(await writeOther((_, columns) => columns, { table: "undo_steps", rows }));
    expect(await readRows()).toEqual(before);
  });

  test("brings when imports of sales were undone from where earlier schemas had it", async () => {
    const former = await ownTestDatabase();
    await former.dataSource.query(`
      ALTER TABLE conversion_imports ADD undone_at timestamptz, ADD undo_until timestamptz;
      CREATE TABLE sale_changes (import_id uuid, sale_id uuid, before jsonb, after jsonb);
      INSERT INTO sale_changes SELECT gen_random_uuid(), gen_random_uuid(), NULL, '{}';
      INSERT INTO conversion_imports (program, file_name, created, undone_at, undo_until)
        VALUES ('Shares', 'may.csv', 3, '2026-05-02', NULL), ('Shares', 'june.csv', 4, NULL, '2026-07-02');
      UPDATE migrations SET name = 'FirstSchema1763700000000'`);
    await backUp(former.dataSource, storage, place("formerSales"));
    await former.stop();
    await restoreFrom(place("formerSales"));
    expect(
      await dataSource.query(
        "SELECT file_name, kind, title, undone_at FROM conversion_imports LEFT JOIN imports USING (id) ORDER BY file_name",
      ),
    ).toEqual([
      { file_name: "june.csv", kind: null, title: null, undone_at: null },
      { file_name: "may.csv", kind: "SALES", title: "Shares: may.csv", undone_at: new Date("2026-05-02Z") },
    ]);
    expect(await findSchemaDrift(dataSource)).toEqual([]);
    await restoreFrom(place("own"));
  });

  test("brings addresses of readers from where earlier schemas had them", async () => {
    const former = await ownTestDatabase();
    await fillDatabase(former.dataSource.manager, 1);
    await former.dataSource.query(`
      ALTER TABLE reader_addresses DROP COLUMN correction_id;
      ALTER TABLE reader_addresses RENAME TO question_askers;
      ALTER TABLE corrections ADD email text;
      INSERT INTO corrections (outfit_id, subject_id, body, email, created_at)
        SELECT id, id, body, address, '2026-01-01' FROM outfits, (VALUES ('A', 'Ada@example.com'), ('B', NULL)) sent (body, address);
      WITH asked AS (INSERT INTO questions (body, picture, hashes) VALUES ('Which coat?', 'a.jpg', '{}') RETURNING id)
        INSERT INTO question_askers (question_id, email, confirmed_at) SELECT id, 'bea@example.com', '2026-02-01' FROM asked;
      UPDATE migrations SET name = 'FirstSchema1763700000000'`);
    await backUp(former.dataSource, storage, place("former"));
    const asked = await former.dataSource.query<object[]>("SELECT id, created_at FROM question_askers");
    await former.stop();
    await restoreFrom(place("former"));
    const select = "SELECT email, confirmed_at, body FROM reader_addresses JOIN";
    expect(await dataSource.query(`${select} corrections ON corrections.id = correction_id`)).toEqual([
      { email: "ada@example.com", confirmed_at: null, body: "A" },
    ]);
    expect(await dataSource.query(`${select} questions ON questions.id = question_id`)).toEqual([
      { email: "bea@example.com", confirmed_at: new Date("2026-02-01Z"), body: "Which coat?" },
    ]);
    expect(
      await dataSource.query("SELECT id, created_at FROM reader_addresses ORDER BY correction_id NULLS FIRST"),
    ).toEqual([...asked, { id: expect.any(String) as string, created_at: new Date("2026-01-01Z") }]);
    expect(await findSchemaDrift(dataSource)).toEqual([]);
    await restoreFrom(place("own"));
  });

  test.each<[string, Columns, RegExp]>([
    [
      "an unknown column",
      (name, columns) => (name === "outfits" ? [...columns, "mood"] : columns),
      /unknown here are column outfits\.mood\. Nothing was changed\.$/,
    ],
    [
      "no values for a column without a default",
      (name, columns) => columns.filter((column) => name !== "outfits" || column !== "title"),
      /it has no values for outfits\.title\. Nothing was changed\.$/,
    ],
  ])("is refused with %s, and the database is unchanged", async (_, choose, message) => {
    const before = await readDatabaseState(dataSource);
    await expect(restoreFrom(await writeOther(choose))).rejects.toThrow(message);
    expect(await readDatabaseState(dataSource)).toEqual(before);
  });

  test("names all that is unknown", async () => {
    const tables = [
      { name: "moods", columns: ["id"], rows: 0 },
      { ...manifest.tables[0], columns: ["id", "mood"] },
    ];
    const other = { ...manifest, tables, migrations: ["FirstSchema1763700000000"] };
    const restoring = restore({ dataSource, storage, file: place("own"), manifest: other, replace: true });
    await expect(restoring).rejects.toThrow(`unknown here are table moods, column ${manifest.tables[0].name}.mood.`);
  });

  test("is not restored to a database that has another schema, too", async () => {
    await dataSource.query("UPDATE migrations SET name = 'FirstSchema1763700000000' WHERE name = $1", [
      firstSchemaName,
    ]);
    const before = await readDatabaseState(dataSource);
    await expect(restoreFrom(place("own"))).rejects.toThrow(
      "This database has the schema of another version of WornBy. Use an empty database. Nothing was changed.",
    );
    expect(await readDatabaseState(dataSource)).toEqual(before);
    await dataSource.query("UPDATE migrations SET name = $1 WHERE name = 'FirstSchema1763700000000'", [
      firstSchemaName,
    ]);
  });
});
