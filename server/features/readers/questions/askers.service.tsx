import { type EntityManager, IsNull, Not } from "typeorm";
import { validate as isUuid } from "uuid";
import { paths } from "../../../../site/addresses";
import { mailPaths } from "../../../../site/mailPages";
import { countAttempt } from "../../../core/access/rateLimit";
import { countCaller, hashedKey, sharedLimit } from "../../../core/access/sharedLimit.service";
import { isSignedLink, readLinkKey, signLink } from "../../../core/access/signedLink";
import { badUserInput } from "../../../core/errors/appErrors";
import { isMailAddress, normalizeMailAddress } from "../../../core/text/mailAddress";
import { renderMail } from "../../../core/mail/renderMail";
import { getMailSetup, getMailSite } from "../../site/mail/mailSite.service";
import { hasMail, queueMails } from "../../site/mail/mails.service";
import { allowOneMoreTry } from "../../site/mail/suppressions.service";
import { getOutboxPath } from "../../site/mail/outbox.service";
import type { Outfit } from "../../content/outfit/outfit.entity";
import { confirmAddress, keepAddress } from "../readers/addresses.service";
import { ReaderAddress } from "../readers/readerAddress.entity";
import { ConfirmAskerMail, QuestionAnswerMail } from "./AskerMails";
import type { QuestionStatus, ReaderQuestion } from "./readerQuestion.entity";

const perMinute = sharedLimit("question-mails", { points: 5, duration: 60 });
const perDay = sharedLimit("question-mails-day", { points: 50, duration: 86_400 });
/** Anybody can enter any address. */
const perAddress = sharedLimit("question-mails-address", { points: 3, duration: 86_400 });
const tooManyMails = "We have sent three mails to this address today. Open the newest one, or try again tomorrow.";
const tooMany = "Too many requests from your network. Please try again in a minute.";
const tooManyToday = "Too many requests from your network. Please try again tomorrow.";
const mailsAtOnce = 300;

/** The fields of the form, as typed. */
export interface TypedAsker {
  /** The question's id. */
  id: string;
  email: string;
  /** Honeypot field that people do not see: a value identifies a bot. */
  website: string;
}

/** Whether answers can go by mail: to readers, or to the outbox that a demo shows them. */
export function canMailAnswers(db: EntityManager): boolean {
  const { canSend, isOutboxPublic } = getMailSetup(db);
  return canSend || isOutboxPublic;
}

const subjectOf = (id: string): ["asker", string] => ["asker", id];

/**
 * Stores an address that waits for its confirmation, and queues the mail that asks for it, at most one a day. Nothing is stored
 * for a question that is not open.
 * @returns the path of the mail in a demo without a mail server; otherwise null
 * @throws BAD_USER_INPUT for a blank or malformed address, TOO_MANY_REQUESTS after five attempts a minute or 50 a
 * day from one client address, or after three a day for the address.
 */
export async function askForAnswer(
  db: EntityManager,
  { id, email: typed, website }: TypedAsker,
  clientAddress: string,
): Promise<string | null> {
  const email = normalizeMailAddress(typed);
  if (!isMailAddress(email)) throw badUserInput("Please enter a valid email address.");
  await countCaller(perMinute(db), clientAddress, tooMany);
  await countCaller(perDay(db), clientAddress, tooManyToday);
  if (website || !isUuid(id) || !canMailAnswers(db)) return null;
  await countAttempt(perAddress(db), hashedKey(email), tooManyMails);
  return db.transaction(async (change) => {
    const open: unknown[] = await change.query("SELECT FROM questions WHERE id = $1 AND status = 'OPEN' FOR SHARE", [
      id,
    ]);
    if (open.length === 0) return null;
    const asker = await keepAddress(change, "question", id, email);
    if (asker.confirmedAt) return null;
    const key = `asker:${asker.id}:${new Date().toISOString().slice(0, 10)}`;
    if (await hasMail(change, key)) return getOutboxPath(change, key);
    await allowOneMoreTry(change, email);
    const [site, linkKey] = [await getMailSite(change), await readLinkKey(change)];
    const path = mailPaths.answer({ id: asker.id, sig: signLink(linkKey, subjectOf(asker.id)) });
    const content = renderMail(<ConfirmAskerMail site={site} confirmUrl={site.origin + path} />);
    const subject = `Shall ${site.name} mail you the answer?`;
    await queueMails(change, [{ key, kind: "CONFIRMATION", recipient: email, subject, ...content }]);
    return getOutboxPath(change, key);
  });
}

/** Reads the id of a link that confirms; null for a wrong signature. */
export function readAskerLink(key: string, { id, sig }: Partial<Record<string, unknown>>): string | null {
  if (typeof id !== "string" || typeof sig !== "string") return null;
  return isSignedLink(key, subjectOf(id), sig) ? id : null;
}

export interface Asker {
  email: string;
  isConfirmed: boolean;
  questionId: string;
  status: QuestionStatus;
}

/** Reads what a link would confirm; null when the address was forgotten. */
export async function readAsker(db: EntityManager, id: string, lock = ""): Promise<Asker | null> {
  const [asker]: Asker[] = await db.query(
    `SELECT asker.email, asker.confirmed_at IS NOT NULL AS "isConfirmed", question.id AS "questionId", question.status
     FROM reader_addresses asker JOIN questions question ON question.id = asker.question_id WHERE asker.id = $1 ${lock}`,
    [id],
  );
  return asker ?? null;
}

/** Confirms an address. It waits for a decision about the question, which mails to confirmed addresses only. */
export const confirmAsker = (db: EntityManager, id: string): Promise<Asker | null> =>
  db.transaction(async (change) => {
    const asker = await readAsker(change, id, "FOR SHARE OF question");
    if (!asker) return null;
    await confirmAddress(change, { id, email: asker.email });
    return { ...asker, isConfirmed: true };
  });

/** Queues the answer to all confirmed addresses, each once. @param look null when there is no answer */
export async function mailAnswer(
  db: EntityManager,
  { id, body }: Pick<ReaderQuestion, "id" | "body">,
  look: Outfit | null,
): Promise<void> {
  const askers = await db.findBy(ReaderAddress, { questionId: id, confirmedAt: Not(IsNull()) });
  if (askers.length === 0) return;
  const site = await getMailSite(db);
  const shown = look && { title: look.title, image: look.image, url: site.origin + paths.outfit(look.slug) };
  const content = renderMail(<QuestionAnswerMail site={site} question={body} look={shown} />);
  const subject = look ? `We know this look: ${look.title}` : "No answer to your question";
  for (let start = 0; start < askers.length; start += mailsAtOnce)
    await queueMails(
      db,
      askers.slice(start, start + mailsAtOnce).map((asker) => ({
        key: `answer:${asker.id}:${look?.id ?? "none"}`,
        kind: "ANSWER" as const,
        recipient: asker.email,
        subject,
        ...content,
      })),
    );
}
