import type { GraphQLResolveInfo } from "graphql";
import { type EntityManager, In, Not } from "typeorm";
import { validate as isUuid } from "uuid";
import { fillPattern } from "../../../../site/links";
import { outboxPattern } from "../../../../site/addresses";
import { hasRole } from "../../../core/access/role";
import { conflict, notFound } from "../../../core/errors/appErrors";
import type { Actor } from "../../../core/graphql/context";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { type Conditions, Select } from "../../../core/read/select";
import { planSelect } from "../../../core/read/selectPlan";
import type { SortOrder } from "../../../core/read/sortOrder";
import { Parameter, sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { lockById } from "../../../core/write/lockById";
import type { Write } from "../../../core/write/write";
import { Mail, type MailKind, MailStatus } from "./mail.entity";
import type { MailsArgs } from "./mail.inputs";
import { getMailSetup } from "./mailSite.service";

const newest: SortOrder = { direction: "DESC", keys: [{ expression: "mail.created_at", type: "timestamptz" }] };
const gone = "This mail no longer exists.";
const retention = { contentDays: 30, rowDays: 365 };

/** Mails of accounts have links that sign in or set a password: only administrators see that they exist. */
const seesAccounts = (actor: Pick<Actor, "role"> | null): boolean => actor !== null && hasRole(actor.role, "admin");

function filterMails(query: Conditions, actor: Actor | null, { status, kind, search }: MailsArgs): void {
  if (!seesAccounts(actor)) query.andWhere(sql`mail.kind <> 'ACCOUNT'`);
  if (status) query.andWhere(sql`mail.status = ${status}`);
  if (kind) query.andWhere(sql`mail.kind = ${kind}`);
  const words = normalizeSearch(search);
  if (!words) return;
  const pattern = new Parameter(likePattern(words));
  query.andWhere(sql`(lower(mail.recipient) LIKE lower(${pattern}) OR lower(mail.subject) LIKE lower(${pattern}))`, {
    planDependsOnValues: true,
  });
}

/** Returns mails, newest first; to editors without those of accounts. */
export function listMails(
  db: EntityManager,
  actor: Actor | null,
  args: MailsArgs,
  info: GraphQLResolveInfo,
): Promise<Page<Mail>> {
  const query = new Select(db, Mail, "mail");
  filterMails(query, actor, args);
  return readKeysetPage(query, newest, args, planSelect(db, Mail, info));
}

/** Returns a mail; null when it does not exist, or is an account's and the caller is no administrator. */
export async function findMail(db: EntityManager, actor: Actor | null, id: string): Promise<Mail | null> {
  const mail = isUuid(id) ? await db.findOneBy(Mail, { id }) : null;
  return mail && (mail.kind !== "ACCOUNT" || seesAccounts(actor)) ? mail : null;
}

/**
 * Returns whether the outbox shows the content. Not when it was deleted after 30 days. What an account got by mail is for
 * that person only; administrators see it where no mail server sends it.
 */
export const isContentShown = ({ kind, status, html }: Mail): boolean =>
  html !== "" && (kind !== "ACCOUNT" || status === "KEPT");

const link = /https?:\/\/[^\s"'<>\]]+/g;

/** Replaces links with a signature: they work without a password, for ever, and for anyone who has them. */
const blankSignedLinks = (text: string, instead: string): string =>
  text.replace(link, (url) => (/[?&;]sig=/.test(url) ? instead : url));

/**
 * Returns what the outbox shows of a mail. Once a mail server sends, the links that act for a reader are blank: only who
 * gets the mail can confirm, choose or leave.
 */
export function getShownContent(db: EntityManager, { html, text, status }: Mail): Pick<Mail, "html" | "text"> {
  const isSent = getMailSetup(db).canSend || (status !== "KEPT" && status !== "WAITING");
  if (!isSent) return { html, text };
  return {
    html: blankSignedLinks(html, "#only-the-reader-has-this-link"),
    text: blankSignedLinks(text, "(only the reader has this link)"),
  };
}

/** Whether the reader of a list's mail still gets the list; true for other mails, which have no link to leave. */
async function isWanted(db: EntityManager, { kind, recipient, unsubscribeUrl }: Mail): Promise<boolean> {
  if (!unsubscribeUrl) return true;
  const rows: unknown[] = await db.query(
    `SELECT FROM newsletter_subscribers WHERE email = $1 AND subscribed AND confirmed_at IS NOT NULL
       AND CASE $2 WHEN 'NEWSLETTER' THEN newsletters WHEN 'DIGEST' THEN digest <> 'NEVER' WHEN 'ALERT' THEN alerts ELSE TRUE END`,
    [recipient, kind],
  );
  return rows.length > 0;
}

/**
 * Sends a mail that did not arrive again. @throws NOT_FOUND; CONFLICT without a mail server or content, and for a reader
 * who has left.
 */
export async function retryMail(change: Write, id: string): Promise<Mail> {
  const mail = await lockById(change, Mail, id, gone);
  if (mail.kind === "ACCOUNT" && !seesAccounts(change.actor)) throw notFound(gone);
  if (!getMailSetup(change.db).canSend) throw conflict("This site has no mail server. Set SMTP_URL first.");
  if (mail.status === "SENT" || mail.status === "WAITING") throw conflict("This mail was sent, or waits for its turn.");
  if (mail.html === "") throw conflict("The content of this mail was deleted after 30 days.");
  if (!(await isWanted(change.db, mail))) throw conflict("The reader has left.");
  await change.audit({ action: "retry", entityType: "mail", entityId: id, title: "A mail" });
  const again = { status: MailStatus.WAITING, attempts: 0, nextAttemptAt: new Date(), problem: "" };
  return change.db.save(Mail, Object.assign(mail, again));
}

/** Mails of accounts are never public: their links sign in. */
const isReaders = { kind: Not(In<MailKind>(["ACCOUNT", "MESSAGE"])) };

/** Returns the path of a queued mail's page, for the answer to the reader who asked for it; null without a public outbox. */
export async function getOutboxPath(db: EntityManager, key: string): Promise<string | null> {
  if (!getMailSetup(db).isOutboxPublic) return null;
  const mail = await db.findOne(Mail, { where: { key, ...isReaders }, select: { id: true } });
  return mail && fillPattern(outboxPattern, [mail.id]);
}

/** Returns a reader's mail for everyone who has its address; null without a public outbox. */
export const findPublicMail = async (db: EntityManager, id: string): Promise<Mail | null> =>
  isUuid(id) && getMailSetup(db).isOutboxPublic ? db.findOneBy(Mail, { id, ...isReaders }) : null;

/** Deletes the content of finished mails after 30 days, and mails after a year. @returns the number of changed rows. */
export async function deleteOldMails(db: EntityManager): Promise<number> {
  const [, emptied]: [unknown, number] = await db.query(
    `UPDATE mails SET html = '', text = '', unsubscribe_url = NULL, reply_to = NULL
     WHERE created_at < now() - make_interval(days => $1) AND status <> 'WAITING' AND html <> ''`,
    [retention.contentDays],
  );
  const [, deleted]: [unknown, number] = await db.query(
    "DELETE FROM mails WHERE created_at < now() - make_interval(days => $1) AND status <> 'WAITING'",
    [retention.rowDays],
  );
  return emptied + deleted;
}
