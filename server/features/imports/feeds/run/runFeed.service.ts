import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import { listTag } from "../../../../core/cache/cacheTags";
import { write } from "../../../../core/write/write";
import { keepLease } from "../../../../core/jobs/lease";
import { ImportRefused } from "../../../../core/table/importRefused";
import type { Actor } from "../../../../core/graphql/context";
import type { Feed } from "../feed.entity";
import { FeedRunStatus } from "../feed.types";
import { openFile } from "../../../../core/table/openFile";
import { fileOnDisk } from "../../../../core/table/tableFile";
import { readRules } from "../rules/readRules";
import { downloadFeed, type DownloadOptions, downloadOptions, type Validators } from "./downloadFeed";
import { hashSettings } from "./ensureFeed";
import type { FeedRun } from "./feedRun.entity";
import { beat, claimRun, finishRun } from "./feedRuns.service";
import { importFeed } from "./importFeed.service";
import { describeReport, reportJson } from "./importReport";
import { hasMissingItems } from "./missingItems";
import { ImportQuestion } from "./questions";

async function hashFile(file: string): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(createReadStream(file), hash);
  return hash.digest("base64url");
}

/** The administrator who asked for the run. */
const actorOf = ({ actorId, actorName }: FeedRun): Actor | null =>
  actorId ? { id: actorId, name: actorName, role: "admin", sessionHash: "" } : null;

/** Confirms the prices of an unchanged feed: one row, and the date that pages show. */
const confirm = (db: EntityManager, { id }: Feed): Promise<void> =>
  write(db, null, async (change) => {
    await change.db.query("UPDATE feeds SET confirmed_at = now() WHERE id = $1", [id]);
    change.invalidate(listTag("categoryItem"));
  });

type Outcome = Parameters<typeof finishRun>[2];

/** Downloads and imports the feed; the temporary file belongs to the caller. */
async function readAndImport(
  db: EntityManager,
  run: FeedRun,
  feed: Feed,
  file: string,
  options: DownloadOptions,
): Promise<Outcome> {
  const settings = hashSettings(feed, await readRules(db, feed.id));
  const [formerContent, formerSettings] = feed.contentHash.split(" ");
  const mayBeUnchanged = !run.isDryRun && formerSettings === settings && !(await hasMissingItems(db, feed.id));
  const { etag, lastModified } = feed;
  const response = await downloadFeed(feed.address, file, mayBeUnchanged ? { etag, lastModified } : null, options);
  const content = response && (await hashFile(file));
  if (!response || (mayBeUnchanged && content === formerContent)) {
    await confirm(db, feed);
    return { status: FeedRunStatus.UNCHANGED, message: "The feed has not changed since the last import." };
  }
  const report = await importFeed(db.dataSource, await openFile(fileOnDisk(file)), feed, {
    dryRun: run.isDryRun,
    force: run.isForced,
    actor: actorOf(run),
    end: options.end,
  });
  // A sale that begins or ends changes prices of an unchanged file.
  if (!run.isDryRun) await remember(db, feed, response, report.hasSaleDates ? "" : `${content} ${settings}`);
  return { status: FeedRunStatus.DONE, message: describeReport(report), report: reportJson(report) };
}

const remember = (db: EntityManager, { id }: Feed, { etag, lastModified }: Validators, contentHash: string) =>
  db.query("UPDATE feeds SET etag = $2, last_modified = $3, content_hash = $4 WHERE id = $1", [
    id,
    etag,
    lastModified,
    contentHash,
  ]);

function toOutcome(error: unknown): Outcome | null {
  if (error instanceof ImportQuestion)
    return { status: FeedRunStatus.WAITING, message: error.message, report: reportJson(error.report) };
  return error instanceof ImportRefused ? { status: FeedRunStatus.FAILED, message: error.message } : null;
}

/** Runs a claimed run and stores its outcome. */
async function executeRun(
  db: EntityManager,
  { run, feed }: { run: FeedRun; feed: Feed },
  log: Logger,
  options: DownloadOptions,
): Promise<void> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "wornby-feed-"));
  const read = () => readAndImport(db, run, feed, path.join(folder, "feed"), options);
  try {
    await finishRun(db, run, await keepLease(() => beat(db, run), read));
  } catch (error) {
    // A stopping server leaves its run to another one.
    if (options.end?.aborted) return;
    const outcome = toOutcome(error);
    if (!outcome) log.error({ err: error, feed: feed.id }, "a feed could not be imported");
    const message = "The import failed; the server's log has the reason. Nothing was written.";
    await finishRun(db, run, outcome ?? { status: FeedRunStatus.FAILED, message });
  } finally {
    await fs.rm(folder, { recursive: true, force: true });
  }
}

/** Runs the waiting runs, one after the other. @returns their number. */
export async function runWaitingFeeds(
  db: EntityManager,
  log: Logger,
  given: Partial<DownloadOptions> = {},
): Promise<number> {
  const options = { ...downloadOptions, ...given };
  let count = 0;
  while (!options.end?.aborted) {
    const claimed = await claimRun(db);
    if (!claimed) break;
    await executeRun(db, claimed, log, options);
    count++;
  }
  return count;
}
