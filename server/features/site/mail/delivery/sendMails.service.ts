import type { EntityManager } from "typeorm";
import { databaseError } from "../../../../core/errors/databaseErrors";
import { retryWithBackoff } from "../../../../core/network/retryWithBackoff";
import { Mail } from "../mail.entity";
import { getMailSite } from "../mailSite.service";
import { goesOutAnyway } from "../suppressions.service";
import { type MailServerEvents, watchMailServer } from "./mailServer.service";
import { recordBounce } from "./bounces.service";
import { createSmtpTransport, maxConnections, type SmtpAccount, type SmtpTransport } from "./smtpTransport";
import { findCode, readReply, toProblem } from "./readReply";
import type { ReplyMeaning } from "./replyMeanings";

/** What an attempt without success means. */
interface SmtpFailure {
  /** Whether the next attempt may succeed. */
  isLater: boolean;
  /** What the reply says about the address; "other" without a reply. */
  meaning: ReplyMeaning;
  /**
   * Whether the mail server itself cannot be used, so that all other mails would fail, too. unsure: the connection ended, which
   * may be about this mail alone.
   */
  isServerDown: boolean | "unsure";
  /** Whether other mails to this domain wait, too: it asks for fewer, or its mail ended the connection. */
  delaysDomain: boolean;
  /** The server's reply, or the error in words. */
  problem: string;
}

/** What nodemailer's errors have. */
interface SmtpError extends Error {
  command?: string;
  responseCode?: number;
  response?: string;
}

/** Classifies an error of the SMTP client. RFC 3463 has the codes behind the reply's number. */
function readSmtpFailure(error: SmtpError): SmtpFailure {
  const { command = "", responseCode: code = 0, response } = error;
  const problem = toProblem(response ?? error.message);
  const isReply = code >= 400;
  const isAboutMail = isReply && ["RCPT TO", "DATA"].includes(command);
  const meaning = (isAboutMail && readReply(problem, command === "DATA")) || "other";
  const delaysDomain = isAboutMail && (code === 421 || (code < 500 && !!findCode(problem)?.startsWith("4.7.")));
  // A refused sender is refused for all mails. Only a new connection tells whether a lost one is about this mail.
  const isServerDown = isAboutMail ? false : (isReply && command === "MAIL FROM") || "unsure";
  return { isLater: !isAboutMail || code < 500, meaning, isServerDown, delaysDomain, problem };
}

const minute = 60;
const hour = 60 * minute;
/** Seconds until the next attempt after each failed one: two days in all. */
const retryDelays = [
  minute,
  5 * minute,
  15 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
  12 * hour,
  12 * hour,
];
/** Spreads the attempts of many mails that failed together. */
const jitter = 0.1;
/** Longer than any delivery: a mail whose process died is sent again, with the same Message-ID. */
const leaseSeconds = 10 * minute;
/** Pause after a failure that all mails would share. */
const serverPauseMs = 30_000;
/** Time for current deliveries to end when the server stops. */
const stopMs = 5_000;

const domainOf = (column: string): string => `substring(${column} FROM '[^@]*$')`;

type ClaimedMail = Mail & { isSuppressed: boolean };

/**
 * Claims due mails of domains that may get one now, so that other processes send others; urgent ones first. A claim counts
 * as an attempt and takes its place in the domain's pace. A mail may go a second before its place, because the next run
 * comes a second later: otherwise a high pace would never be reached.
 */
async function claimDue(db: EntityManager, limit: number, perMinute: number): Promise<ClaimedMail[]> {
  const [rows]: [{ id: string; isSuppressed: boolean }[]] = await db.query(
    `WITH due AS (
       SELECT mail.id, ${domainOf("mail.recipient")} AS domain
       FROM mails mail LEFT JOIN mail_domains pace ON pace.domain = ${domainOf("mail.recipient")}
       WHERE mail.status = 'WAITING' AND mail.next_attempt_at <= now() AND (pace.free_at IS NULL OR pace.free_at <= now() + interval '1 second')
         AND NOT EXISTS (SELECT FROM mail_server WHERE paused_at IS NOT NULL)
       ORDER BY mail.kind NOT IN ('ACCOUNT', 'CONFIRMATION'), mail.next_attempt_at LIMIT $1 FOR UPDATE OF mail SKIP LOCKED
     ), paced AS (
       INSERT INTO mail_domains (domain, free_at)
       SELECT domain, now() + count(*) * make_interval(secs => $2) FROM due GROUP BY domain ORDER BY domain
       ON CONFLICT (domain) DO UPDATE
       SET free_at = greatest(mail_domains.free_at, now()) + (excluded.free_at - now())
     )
     UPDATE mails SET next_attempt_at = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
     FROM due WHERE mails.id = due.id
     RETURNING mails.id, EXISTS (SELECT FROM mail_suppressions suppression WHERE suppression.address = mails.recipient
       AND NOT COALESCE(${goesOutAnyway("mails", "suppression")}, FALSE)) AS "isSuppressed"`,
    [limit, minute / perMinute],
  );
  if (rows.length === 0) return [];
  const suppressed = new Map(rows.map(({ id, isSuppressed }) => [id, isSuppressed]));
  const mails = await db
    .createQueryBuilder(Mail, "mail")
    .whereInIds([...suppressed.keys()])
    .getMany();
  return mails.map((mail) => Object.assign(mail, { isSuppressed: suppressed.get(mail.id) ?? false }));
}

/** Stores the end of a mail, or the time of its next attempt. */
async function finish(db: EntityManager, { id }: Mail, status: Mail["status"], problem = ""): Promise<void> {
  const sentAt = status === "SENT" ? { sentAt: new Date() } : {};
  await db.update(Mail, { id, status: "WAITING" }, { status, problem, nextAttemptAt: null, ...sentAt });
}

async function planRetry(
  db: EntityManager,
  mail: Mail,
  { problem, delaysDomain }: SmtpFailure,
  delay: number,
): Promise<void> {
  const nextAttemptAt = new Date(Date.now() + delay * 1_000 * (1 + Math.random() * jitter));
  await db.update(Mail, { id: mail.id, status: "WAITING" }, { nextAttemptAt, problem });
  if (!delaysDomain) return;
  await db.query(
    `UPDATE mail_domains SET free_at = greatest(free_at, now() + make_interval(secs => ${minute}))
     WHERE domain = ${domainOf("$1")}`,
    [mail.recipient],
  );
}

async function recordFailure(db: EntityManager, mail: Mail, failure: SmtpFailure): Promise<void> {
  const { isLater, meaning, problem } = failure;
  const delay = isLater ? retryDelays.at(mail.attempts - 1) : undefined;
  if (delay !== undefined) return planRetry(db, mail, failure, delay);
  if (meaning === "other") return finish(db, mail, "FAILED", problem);
  await recordBounce(db, { mailId: mail.id, reason: "BOUNCE", meaning, problem });
}

export interface MailSender {
  /** Sends due mails until there are no more, or the mail server cannot be used. @returns the number of attempts. */
  sendDue(end: AbortSignal): Promise<number>;
  /** Waits for the current deliveries, up to five seconds. */
  stop(): Promise<void>;
}

export interface MailSenderEvents extends MailServerEvents {
  /** A result could not be stored. */
  onFault: (error: unknown) => void;
}

/** Reads what an error means, with a new connection where the error leaves it open. */
async function readFailure(transport: SmtpTransport, error: Error): Promise<SmtpFailure> {
  const failure = readSmtpFailure(error);
  if (failure.isServerDown !== "unsure") return failure;
  return transport.check().then(
    () => ({ ...failure, isServerDown: false, delaysDomain: true }),
    (cause: Error) => ({ ...failure, isServerDown: true, problem: readSmtpFailure(cause).problem }),
  );
}

/** Sends the mails of one process. */
export function createMailSender(db: EntityManager, account: SmtpAccount, events: MailSenderEvents): MailSender {
  const transport = createSmtpTransport(account);
  const stopped = new AbortController();
  const current = new Set<Promise<void>>();
  let pausedUntil = 0;
  const health = watchMailServer(db, events);
  // While the database is unavailable, the result waits here: otherwise the mail would be sent again.
  const store = (task: () => Promise<void>): Promise<void> =>
    retryWithBackoff(task, { signal: stopped.signal, shouldRetry: (error) => databaseError(error) !== null });
  const deliver = async (mail: ClaimedMail, site: Awaited<ReturnType<typeof getMailSite>>): Promise<void> => {
    if (mail.isSuppressed) return store(() => finish(db, mail, "SUPPRESSED"));
    const failure = await transport.send(mail, site).then(
      () => null,
      (error: Error) => readFailure(transport, error),
    );
    if (failure?.isServerDown) pausedUntil = Date.now() + serverPauseMs;
    await store(() => (failure ? recordFailure(db, mail, failure) : finish(db, mail, "SENT")));
    await store(() => (failure?.isServerDown ? health.failed(failure.problem) : health.worked()));
  };
  return {
    sendDue: async (end) => {
      let attempts = 0;
      if (Date.now() < pausedUntil) return attempts;
      const site = await getMailSite(db);
      await health.read();
      while (!end.aborted && Date.now() >= pausedUntil) {
        if (current.size >= maxConnections) await Promise.race(current);
        const claimed = await claimDue(db, maxConnections - current.size, account.perMinute);
        for (const mail of claimed) {
          const delivery = deliver(mail, site)
            .catch(events.onFault)
            .finally(() => current.delete(delivery));
          current.add(delivery);
        }
        attempts += claimed.length;
        if (claimed.length === 0) break;
      }
      return attempts;
    },
    stop: async () => {
      const timer = setTimeout(() => {
        stopped.abort();
        transport.close();
      }, stopMs).unref();
      await Promise.all(current);
      clearTimeout(timer);
      transport.close();
    },
  };
}

/** Keeps all waiting mails in the outbox, for a site without a mail server. @returns their number. */
export async function keepMails(db: EntityManager): Promise<number> {
  const [, kept]: [unknown, number] = await db.query(
    "UPDATE mails SET status = 'KEPT', next_attempt_at = NULL WHERE status = 'WAITING'",
  );
  return kept;
}
