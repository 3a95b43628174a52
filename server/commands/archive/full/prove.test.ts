import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { QueryRunner } from "typeorm";
import { folderStorage } from "../../../features/newsroom/media/upload/folderStorage";
import { importSampleDataOnce } from "../../../features/imports/sampleData/sampleData.service";
import { type OwnDatabase, ownTestDatabase } from "../../../testing/database/testDatabase";
import { backUp } from "../backup";
import type { Manifest } from "../manifest";
import { findDamagedPictures, findLosses, proveArchive } from "../prove";

jest.setTimeout(120_000);

const picture = `${"a1".repeat(16)}-640x480.webp`;

describe("the proof of a backup", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-proof-"));
  const file = path.join(folder, "backup.tar");
  const storage = folderStorage(path.join(folder, "pictures"));
  let site: OwnDatabase;
  let manifest: Manifest;

  beforeAll(async () => {
    site = await ownTestDatabase();
    const { manager: db } = site.dataSource;
    await importSampleDataOnce(db);
    // A restore for use stops the mails that wait; the proof must not take that for a loss.
    await db.query(
      "INSERT INTO mails (key, kind, recipient, subject, html, text) VALUES ('a', 'ALERT', 'a@b.example', 'Sale', '<p>Sale</p>', 'Sale')",
    );
    await db.query("INSERT INTO pictures (address, width, height) VALUES ($1, 640, 480)", [`/pictures/${picture}`]);
    await storage.put(new Map([[picture, Buffer.from("the bytes of a picture")]]));
    manifest = await backUp(site.dataSource, storage, file);
  });
  afterEach(() => storage.put(new Map([[picture, Buffer.from("the bytes of a picture")]])));
  afterAll(async () => {
    await site.stop();
    fs.rmSync(folder, { recursive: true });
  });

  /** Returns what the proof finds after a change, which is then undone. */
  async function findAfter(change: (runner: QueryRunner) => Promise<unknown>): Promise<string[]> {
    const runner = site.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      await change(runner);
      return [...(await findLosses(runner, manifest, storage)), ...(await findDamagedPictures(file, storage))];
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  }

  test("restores it into an empty database, finds nothing, and leaves no files", async () => {
    expect(await proveArchive(file, folder)).toEqual(manifest);
    expect(fs.readdirSync(folder).sort()).toEqual(["backup.tar", "pictures"]);
    expect(await findAfter(() => Promise.resolve())).toEqual([]);
  });

  test.each([
    ["a row", "DELETE FROM page_views WHERE id = (SELECT min(id) FROM page_views)", "The table page_views has"],
    ["a value", "UPDATE settings SET site_name = 'Other'", "The table settings has other values."],
    [
      "a sequence",
      "ALTER TABLE page_views ALTER COLUMN id RESTART WITH 3",
      "The next value of page_views.id exists already.",
    ],
    [
      "a trigger",
      "DROP TRIGGER settings_default_currency ON settings",
      "The trigger settings_default_currency of settings is missing.",
    ],
    ["an index", "DROP INDEX pictures_created_at_idx", "The index pictures_created_at_idx of pictures is missing."],
    ["a table", "DROP TABLE outfit_pictures CASCADE", "The table outfit_pictures is missing."],
    [
      "a constraint",
      "ALTER TABLE pictures DROP CONSTRAINT pictures_size_check",
      "The constraint pictures_size_check of pictures is missing.",
    ],
  ])("finds %s that is lost", async (_, sql, loss) => {
    expect((await findAfter((runner) => runner.query(sql))).join(" ")).toContain(loss);
  });

  test("finds a picture that is lost or cut off", async () => {
    const stored = path.join(folder, "pictures", picture);
    fs.truncateSync(stored, 5);
    expect(await findAfter(() => Promise.resolve())).toEqual([`The file pictures/${picture} is damaged.`]);
    fs.rmSync(stored);
    expect(await findAfter(() => Promise.resolve())).toEqual([
      `The picture ${picture} of the media library is missing.`,
      `The file pictures/${picture} is missing.`,
    ]);
  });

  test("finds that the archive is cut off", async () => {
    const cut = path.join(folder, "cut.tar");
    fs.copyFileSync(file, cut);
    fs.truncateSync(cut, Math.floor(fs.statSync(file).size / 2));
    await expect(proveArchive(cut, folder)).rejects.toThrow("This archive is damaged");
    fs.rmSync(cut);
  });
});
