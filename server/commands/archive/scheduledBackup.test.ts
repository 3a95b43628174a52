import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { type TestObjectStorage, testObjectStorage } from "../../testing/objectStorage";
import { nameBackup, openBackupStore } from "./backupStore";
import type { Manifest } from "./manifest";
import { backUpToStore, findExpired } from "./scheduledBackup";

const dayMs = 86_400_000;
const now = Date.parse("2026-11-29T02:10:00Z");
const daysAgo = (days: number): string => nameBackup(new Date(now - days * dayMs));

test("backups of the last days are kept, then one a week for eight weeks", () => {
  const names = Array.from({ length: 100 }, (_, days) => daysAgo(days));
  const expired = new Set(findExpired(names, 14, now));
  const kept = names.filter((name) => !expired.has(name));
  expect(kept.slice(0, 14)).toEqual(names.slice(0, 14));
  // Weeks begin on Thursday, as the first day of 1970 was one.
  expect(kept.slice(14)).toEqual([14, 18, 25, 32, 39, 46, 53, 60, 67].map(daysAgo));
});

test("the only backup is kept for weeks, and a new one does not end it", () => {
  expect(findExpired([daysAgo(30)], 14, now)).toEqual([]);
  expect(findExpired([daysAgo(30), daysAgo(0)], 14, now)).toEqual([]);
  expect(findExpired([daysAgo(90), daysAgo(0)], 14, now)).toEqual([daysAgo(90)]);
});

describe("a store of backups", () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-store-"));
  const folder = path.join(root, "backups");
  let remote: TestObjectStorage;
  beforeAll(async () => (remote = await testObjectStorage()));
  afterAll(async () => {
    await remote.stop();
    fs.rmSync(root, { recursive: true });
  });

  test.each(["folder", "bucket"])("in a %s has the new backup and no expired one", async (kind) => {
    const backups = { folder, bucket: kind === "bucket" ? remote.bucket : null, days: 1 };
    const store = openBackupStore(backups);
    const old = path.join(root, "old");
    fs.writeFileSync(old, "old");
    await store.add("wornby-2020-01-02T0304Z.tar", old);
    const content = `a backup in a ${kind}`;
    const make = async (file: string): Promise<Manifest> => {
      await fs.promises.writeFile(file, content);
      return {} as Manifest;
    };
    const { name } = await backUpToStore({ backups, store, dataDir: root }, make);
    expect(await store.list()).toEqual([name]);
    expect(fs.readFileSync(await store.fetch(name, root), "utf8")).toBe(content);
    await store.remove(name);
    expect(await store.list()).toEqual([]);
    expect(fs.readdirSync(root).filter((entry) => entry.startsWith("backup-"))).toEqual([]);
  });

  test("has nothing of a backup that could not be sent", async () => {
    const backups = { folder: null, bucket: remote.bucket, days: 1 };
    remote.shouldFail = (method) => method === "PUT";
    const store = openBackupStore(backups);
    const make = async (file: string): Promise<Manifest> => {
      await fs.promises.writeFile(file, "a backup");
      return {} as Manifest;
    };
    await expect(backUpToStore({ backups, store, dataDir: root }, make)).rejects.toThrow();
    expect(remote.objects.size).toBe(0);
    remote.shouldFail = () => false;
  });

  test("in a folder is for its owner only", async () => {
    const store = openBackupStore({ folder, bucket: null, days: 1 });
    fs.writeFileSync(path.join(root, "new"), "new", { mode: 0o644 });
    await store.add(daysAgo(0), path.join(root, "new"));
    expect(fs.statSync(path.join(folder, daysAgo(0))).mode & 0o777).toBe(0o600);
    expect(fs.readdirSync(folder)).toEqual([daysAgo(0)]);
  });
});
