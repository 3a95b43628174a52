import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { insertAuditEntry } from "../../../../core/audit/audit";
import type { UndoOperation } from "../../../../core/audit/undoOperation";
import { buildItem, buildPost } from "../../../../testing/build";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { editor } from "../../../../testing/editor";
import { folderStorage } from "./folderStorage";
import { deleteOrphanedImages } from "./orphanedImages.service";

const day = 86_400_000;

describe("deleting orphaned images", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-unused-"));
  const storage = folderStorage(folder);
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(async () => {
    await dataSource.destroy();
    fs.rmSync(folder, { recursive: true });
  });

  /** Stores a set with the given age in days. @returns the address that rows store. */
  async function keep(digit: string, days: number): Promise<string> {
    const stem = `${digit.repeat(32)}-640x480`;
    const names = [`${stem}.jpg`, `${stem}-320.avif`, `${stem}-320.webp`, `${stem}.avif`, `${stem}.webp`];
    await storage.put(new Map(names.map((name) => [name, Buffer.from(name)])));
    const then = new Date(Date.now() - days * day);
    for (const name of names) fs.utimesSync(path.join(folder, name), then, then);
    return `/pictures/${stem}.webp`;
  }
  const listStored = (): string[] => [...new Set(fs.readdirSync(folder).map((name) => name[0]))].sort();

  test("deletes all files of an image after a week, and keeps referenced images", async () => {
    const db = dataSource.manager;
    await buildItem(db, { image: await keep("a", 30) });
    await buildItem(db, { image: await keep("b", 30), deletedAt: new Date() });
    await buildPost(db, { content: `Words ![in](${await keep("c", 30)}) between.` });
    await db.query("UPDATE settings SET logo = $1", [await keep("d", 30)]);
    const values = [{ place: "settings.logo", id: "1", value: await keep("e", 30) }];
    const undo: UndoOperation[] = [{ operation: "replacePicture", from: "", to: "", values }];
    await insertAuditEntry(db, editor, { entityType: "picture", action: "replace", undo });
    await keep("f", 6.9);
    await keep("0", 7.1);
    // Uploaded again just now, into an unsaved form.
    await insertAuditEntry(db, null, { entityType: "picture", action: "upload", title: await keep("1", 300) });
    // A past audit entry does not count as a reference.
    const changes: Record<string, [unknown, unknown]> = { image: [await keep("2", 300), ""] };
    await insertAuditEntry(db, null, { entityType: "outfit", action: "update", changes });
    fs.writeFileSync(path.join(folder, "9-not-ours.txt"), "");
    fs.utimesSync(path.join(folder, "9-not-ours.txt"), 0, 0);

    expect(await deleteOrphanedImages(db, storage)).toBe(10);
    expect(listStored()).toEqual(["1", "9", "a", "b", "c", "d", "e", "f", "u"]);
    expect(await deleteOrphanedImages(db, storage)).toBe(0);
  });

  test("deletes in an order that never leaves an incomplete set that looks complete", async () => {
    await keep("7", 30);
    const stem = `${"7".repeat(32)}-640x480`;
    const removed: string[] = [];
    const slow = { ...storage, remove: (name: string) => Promise.resolve(void removed.push(name)) };
    expect(await deleteOrphanedImages(dataSource.manager, slow)).toBe(5);
    expect(removed[0]).toBe(`${stem}.webp`);
    const ended = AbortSignal.abort();
    expect(await deleteOrphanedImages(dataSource.manager, storage, ended)).toBe(0);
  });
});
