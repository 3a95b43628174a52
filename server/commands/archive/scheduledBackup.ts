import fs from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../../config/environment";
import { type BackupStore, nameBackup, readBackupTime } from "./backupStore";
import { ArchiveRefused, type Manifest } from "./manifest";
import { proveArchive } from "./prove";

const dayMs = 86_400_000;
/** Of older backups one per week is kept, for as many weeks. */
const keptWeeks = 8;

/** Returns the backups that are too old: all of the last days stay, then the last of each week. */
export function findExpired(names: readonly string[], days: number, now = Date.now()): string[] {
  const weeks = new Set<number>();
  const expired: string[] = [];
  for (const name of [...names].sort().reverse()) {
    const age = now - readBackupTime(name).getTime();
    if (age < days * dayMs) continue;
    const week = Math.floor(readBackupTime(name).getTime() / (7 * dayMs));
    if (weeks.has(week) || age >= days * dayMs + keptWeeks * 7 * dayMs) expired.push(name);
    weeks.add(week);
  }
  return expired;
}

interface ScheduledDeps {
  backups: NonNullable<Environment["backups"]>;
  store: BackupStore;
  /** Folder for files on their way. */
  dataDir: string;
}

/** Makes a backup in the store, then deletes expired ones. @returns its name. */
export async function backUpToStore(
  { backups, store, dataDir }: ScheduledDeps,
  makeBackup: (file: string) => Promise<Manifest>,
): Promise<{ name: string; manifest: Manifest }> {
  const name = nameBackup(new Date());
  const work = await fs.mkdtemp(path.join(dataDir, "backup-"));
  try {
    const file = path.join(work, name);
    const manifest = await makeBackup(file);
    await store.add(name, file);
    for (const expired of findExpired(await store.list(), backups.days)) await store.remove(expired);
    return { name, manifest };
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
}

/** Proves the newest backup of the store. @throws ArchiveRefused when there is none, or when it loses something. */
export async function proveNewest({ store, dataDir }: Omit<ScheduledDeps, "backups">): Promise<Manifest> {
  const name = (await store.list()).at(-1);
  if (name === undefined) throw new ArchiveRefused("There is no backup to prove.");
  const work = await fs.mkdtemp(path.join(dataDir, "backup-"));
  try {
    return await proveArchive(await store.fetch(name, work), work);
  } finally {
    await fs.rm(work, { recursive: true, force: true });
  }
}
