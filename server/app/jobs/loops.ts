import type { Logger } from "pino";
import type { EntityManager } from "typeorm";
import type { Environment } from "../../config/environment";
import { contentKinds, typesWith } from "../../core/kinds/contentKind";
import { runWaitingFeeds } from "../../features/feeds/run/runFeed.service";
import { createStorages } from "../../features/media/upload/storages";
import { createMailSender, keepMails } from "../../features/mail/delivery/sendMails.service";
import { sendDueNewsletters } from "../../features/newsletters/sendNewsletters.service";
import { publishDue } from "../../features/publishing/releases/publishDue.service";
import { fetchDuePictures } from "../../features/siteImport/pictures/fetchPictures.service";
import { runWaitingImports } from "../../features/siteImport/run/runWaitingImports.service";
import {
  createDispatcher,
  type DeliveryOptions,
  deliveryOptions,
} from "../../features/webhooks/delivery/dispatch.service";
import { everythingTag } from "../../core/cache/cacheTag";
import { invalidateCaches } from "../../core/cache/invalidation";
import { toUtcDay } from "../../core/time/dateRange";

/** Clocks of databases and servers differ: responses cached this soon after midnight may belong to the day before. */
const graceSeconds = 5;

interface Due {
  /** The database's UTC date, less the grace period. */
  day: string;
  /** True when content became public after the given day, up to this day. */
  isDue: boolean;
}

/** SQL: a row outside the trash has its day after parameter 1, up to `today`. */
const someRowIsDue = typesWith("date")
  .map((type) => {
    const { table, date } = contentKinds[type];
    return `EXISTS (SELECT FROM ${table} row WHERE deleted_at IS NULL AND ${date("row")} > $1 AND ${date("row")} <= today.day)`;
  })
  .join(" OR ");

async function findDue(db: EntityManager, after: string): Promise<Due> {
  const [due]: [Due] = await db.query(
    `SELECT today.day::text, (
       ${someRowIsDue}
     ) AS "isDue"
     FROM (SELECT ((now() - make_interval(secs => $2)) AT TIME ZONE 'UTC')::date AS day) today`,
    [after, graceSeconds],
  );
  return due;
}

/**
 * Evicts every cached response, page and count when content became public after the day `since`, because a new outfit
 * appears on many pages.
 * @returns the day up to which everything is public.
 */
export async function invalidateWhenDue(db: EntityManager, since: string): Promise<string> {
  const { day, isDue } = await findDue(db, since);
  if (isDue) invalidateCaches(new Set([everythingTag]));
  return day > since ? day : since;
}

interface LoopOptions {
  /** In milliseconds. */
  interval: number;
  /** The log's message about a failed look. */
  failure: string;
  log: Logger;
}

/**
 * Looks for work again and again, once at a time; processes share the work by locks. A failed look is logged and
 * repeated by the next. @returns a function that stops it, aborts the current look and waits for its end.
 */
function startLoop(
  { interval, failure, log }: LoopOptions,
  look: (end: AbortSignal) => Promise<unknown>,
): () => Promise<void> {
  const end = new AbortController();
  let running: Promise<unknown> | null = null;
  const check = (): void => {
    running ??= look(end.signal)
      .catch((error: unknown) => {
        if (!end.signal.aborted) log.warn({ err: error }, failure);
      })
      .finally(() => (running = null));
  };
  const timer = setInterval(check, interval).unref();
  return async () => {
    clearInterval(timer);
    end.abort();
    await running;
  };
}

/** Checks for due content at the start of each UTC day; every process does so for its own caches. */
export function startPublishing(db: EntityManager, log: Logger, now: () => number = Date.now): () => Promise<void> {
  const today = (): string => toUtcDay(now() - graceSeconds * 1_000);
  let published = today();
  return startLoop({ interval: 5_000, failure: "the check for scheduled content failed", log }, async () => {
    if (today() > published) published = await invalidateWhenDue(db, published);
  });
}

/** Content is public at most a second late; looking takes a fraction of a millisecond, by an index. */
const startReleases = (db: EntityManager, log: Logger) =>
  startLoop({ interval: 500, failure: "due releases could not be published", log }, async () => {
    const published = await publishDue(db);
    if (published > 0) log.info({ published }, "releases were published");
  });

const startFeeds = (db: EntityManager, log: Logger) =>
  startLoop({ interval: 2_000, failure: "feeds could not be read", log }, (end) => runWaitingFeeds(db, log, { end }));

const startSiteImports = (db: EntityManager, log: Logger) =>
  startLoop({ interval: 2_000, failure: "sites could not be imported", log }, (end) => runWaitingImports(db, log, end));

function startImportedPictures(db: EntityManager, log: Logger, environment: LoopEnvironment): () => Promise<void> {
  const { pictures } = createStorages(environment);
  const failure = "pictures of imported rows could not be fetched";
  return startLoop({ interval: 2_000, failure, log }, (end) => fetchDuePictures(db, pictures, { end }));
}

const startNewsletters = (db: EntityManager, log: Logger) =>
  startLoop({ interval: 2_000, failure: "newsletters could not be queued", log }, async (end) => {
    const mails = await sendDueNewsletters(db, end);
    if (mails > 0) log.info({ mails }, "mails of newsletters were queued");
  });

function startWebhooks(db: EntityManager, log: Logger, environment: LoopEnvironment): () => Promise<void> {
  const { publicUrl, allowPrivateWebhooks } = environment;
  const failure = "webhooks could not be sent";
  const end = new AbortController();
  const options: DeliveryOptions = {
    ...deliveryOptions,
    ...(allowPrivateWebhooks && { isRefused: () => false }),
    publicUrl,
    end: end.signal,
  };
  // The lease of a delivery repeats what failed.
  const dispatcher = createDispatcher(db, options, (error) => {
    if (!end.signal.aborted) log.warn({ err: error }, failure);
  });
  const stop = startLoop({ interval: 1_000, failure, log }, () => dispatcher.start());
  return async () => {
    end.abort();
    await stop();
    await dispatcher.settle();
  };
}

/** The log holds no addresses. */
const withoutAddresses = (text: string): string =>
  text
    .split(" ")
    .map((word) => (word.includes("@") ? "…" : word))
    .join(" ");

function startMails(db: EntityManager, log: Logger, { mail }: LoopEnvironment): () => Promise<void> {
  const failure = "mails could not be sent";
  if (mail === null) return startLoop({ interval: 1_000, failure, log }, () => keepMails(db));
  const sender = createMailSender(db, mail, {
    onFault: (error) => log.warn({ err: error }, failure),
    onFailure: (problem) =>
      log.error({ problem: withoutAddresses(problem) }, "the mail server cannot be used: mails wait"),
    onSuccess: (failingSince) => log.warn({ failingSince }, "the mail server can be used again: mails are sent"),
  });
  const stop = startLoop({ interval: 1_000, failure, log }, (end) => sender.sendDue(end));
  return async () => {
    await stop();
    await sender.stop();
  };
}

type LoopEnvironment = Pick<Environment, "publicUrl" | "allowPrivateWebhooks" | "mail" | "bucket" | "dataDir">;

/** Starts everything that looks for work in every process. @returns a function that stops it. */
export function startLoops(db: EntityManager, log: Logger, environment: LoopEnvironment): () => Promise<void> {
  const stops = [
    startPublishing(db, log),
    startReleases(db, log),
    startFeeds(db, log),
    startSiteImports(db, log),
    startImportedPictures(db, log, environment),
    startNewsletters(db, log),
    startWebhooks(db, log, environment),
    startMails(db, log, environment),
  ];
  return async () => void (await Promise.all(stops.map((stop) => stop())));
}
