import fs from "node:fs/promises";
import path from "node:path";
import type { DataSource } from "typeorm";
import type { Environment } from "../../config/environment";
import { hasOtherSchema, listMigrations } from "../../database/migrate";
import { readBackupState } from "../../features/site/backups/backups.service";
import { readMigrations } from "../archive/tables";
import { failed, type Finding, ok, warning } from "./finding";

const hourMs = 3_600_000;
const gigabyte = 2 ** 30;
/** Of a daily backup, and of a weekly proof; deploy/monitoring/alerts.yml has the same. */
const oldest = { backup: 30 * hourMs, proof: 9 * 24 * hourMs };
const longestSkewMs = 2_000;

/** Checks the free space of the data folder, or of the folder in which it will be. */
export async function checkDisk(dataDir: string): Promise<Finding> {
  const { bavail, blocks, bsize } = await fs.statfs(dataDir).catch(() => fs.statfs(path.dirname(dataDir)));
  const [free, share] = [bavail * bsize, bavail / blocks];
  const text = `${(free / gigabyte).toFixed(1)} GB (${Math.round(share * 100)}%) are free.`;
  if (free < gigabyte / 2 || share < 0.02) return failed("disk", `Only ${text} Free space before writes fail.`);
  if (free < 2 * gigabyte || share < 0.1) return warning("disk", `Only ${text} An upgrade needs 2 GB.`);
  return ok("disk", text);
}

export async function checkBackups(
  { manager }: DataSource,
  { backups }: Pick<Environment, "backups">,
  now = Date.now(),
): Promise<Finding> {
  const { backedUpAt, provenAt, backupProblem, proofProblem } = await readBackupState(manager);
  if (!backups) return warning("backups", "None are scheduled. Set BACKUP_DIR or BACKUP_BUCKET.");
  if (backupProblem) return failed("backups", `The last one failed: ${backupProblem}`);
  if (!backedUpAt) return warning("backups", "There is none yet. The server makes one soon after its start.");
  if (now - backedUpAt.getTime() > oldest.backup)
    return failed("backups", `The last one is from ${backedUpAt.toISOString()}. Check that the server runs.`);
  if (proofProblem) return failed("backups", `One could not be restored whole: ${proofProblem}`);
  if (!provenAt || now - provenAt.getTime() > oldest.proof)
    return warning("backups", "None was proven lately. Run npm run restore -- --prove.");
  return ok(
    "backups",
    `The last one is from ${backedUpAt.toISOString()}, the last proof from ${provenAt.toISOString()}.`,
  );
}

/** Servers, jobs and limits use both clocks. */
export async function checkClock(dataSource: DataSource): Promise<Finding> {
  const [{ now }] = await dataSource.query<{ now: Date }[]>("SELECT clock_timestamp() AS now");
  const skew = Math.abs(Date.now() - now.getTime());
  if (skew < longestSkewMs) return ok("clock", "This machine and the database agree.");
  return failed(
    "clock",
    `This machine and the database differ by ${Math.round(skew / 1_000)} s. Run an NTP client on both.`,
  );
}

export async function checkVersion(dataSource: DataSource): Promise<Finding> {
  const runner = dataSource.createQueryRunner();
  const executed = await readMigrations(runner).finally(() => runner.release());
  if (!executed) return warning("version", "The database is empty. Start the server once.");
  if (hasOtherSchema(executed))
    return failed("version", "The database has the schema of another version. See docs/operations.md, Upgrade.");
  const known = listMigrations(dataSource);
  const pending = known.filter((name) => !executed.includes(name));
  if (pending.length > 0) return warning("version", `Start the server to run: ${pending.join(", ")}.`);
  const newer = executed.filter((name) => !known.includes(name));
  if (newer.length > 0) return warning("version", `A newer version has migrated the database: ${newer.join(", ")}.`);
  return ok("version", "The database has the schema of this version.");
}
