import { setTimeout as sleep } from "node:timers/promises";
import { type EntityManager, IsNull, LessThan, MoreThan } from "typeorm";
import { adminPaths } from "../../../../../site/addresses";
import { countAttempt } from "../../../../core/access/rateLimit";
import { createSecretToken, readTokenHash } from "../../../../core/access/secretToken";
import { countCaller, hashedKey, sharedLimit } from "../../../../core/access/sharedLimit.service";
import { conflict } from "../../../../core/errors/appErrors";
import type { RequestContext } from "../../../../core/graphql/context";
import { renderMail } from "../../../../core/mail/renderMail";
import { normalizeMailAddress } from "../../../../core/text/mailAddress";
import { getMailSetup, getMailSite } from "../../../site/mail/mailSite.service";
import { queueMails } from "../../../site/mail/mails.service";
import { passwordProblem, throwProblems } from "../accountRules";
import { replacePassword } from "../administrators.service";
import { AdminUser } from "../adminUser.entity";
import { hashPassword } from "../password";
import { passwordResetMessages as messages } from "./passwordReset.messages";
import { PasswordReset } from "./passwordReset.entity";
import { MailButton, MailLayout, type MailSite } from "../../../../core/mail/MailLayout";

type Caller = Pick<RequestContext, "clientAddress">;

const lifetimeMs = 60 * 60 * 1_000;
/** Longer than all that an account needs, so that the time of the answer does not tell which accounts exist. */
const answerMs = 600;
const requestsByAddress = sharedLimit("password reset from an address", { points: 10, duration: 60 * 60 });
const requestsByAccount = sharedLimit("password reset of an account", { points: 3, duration: 60 * 60 });
/** Tokens cannot be guessed. The limit only keeps programs from trying. */
const attempts = sharedLimit("reset link from an address", { points: 20, duration: 15 * 60 });

/** Whether a link reaches the person: only by mail, because the outbox of a demo is open to others. */
export const canResetByMail = (db: EntityManager): boolean => getMailSetup(db).canSend;

/** Queues a mail with a link, but not for an unknown or a disabled account. */
async function queueLink(db: EntityManager, email: string): Promise<void> {
  const account = await db.findOneBy(AdminUser, { email, disabledAt: IsNull() });
  if (!account) return;
  const { token, tokenHash } = createSecretToken();
  const site = await getMailSite(db);
  const url = `${site.origin}${adminPaths.resetPassword()}#${token}`;
  const mail = renderMail(<ResetMail site={site} name={account.name} url={url} />);
  const key = `password-reset:${tokenHash}`;
  await db.transaction(async (transaction) => {
    const expiresAt = new Date(Date.now() + lifetimeMs);
    await transaction.insert(PasswordReset, { tokenHash, adminUserId: account.id, expiresAt });
    await queueMails(transaction, [
      { key, kind: "ACCOUNT", recipient: email, subject: `Reset your password for ${site.name}`, ...mail },
    ]);
  });
}

/**
 * Mails a link that sets another password, if the address has an account; the answer and its time are always the same.
 * @throws CONFLICT on a site without mail; TOO_MANY_REQUESTS after three requests for an address, or ten from a client
 * address, within an hour.
 */
export async function requestPasswordReset(db: EntityManager, typed: string, { clientAddress }: Caller): Promise<void> {
  if (!canResetByMail(db)) throw conflict(messages.noMail);
  const email = normalizeMailAddress(typed);
  await countCaller(requestsByAddress(db), clientAddress, messages.tooManyRequests);
  await countAttempt(requestsByAccount(db), hashedKey(email), messages.tooManyRequests);
  await Promise.all([queueLink(db, email), sleep(answerMs)]);
}

/**
 * Returns the account of a link; null for a used, old or unknown one.
 * @throws TOO_MANY_REQUESTS after 20 attempts from the address within 15 minutes, whatever the token.
 */
export async function openPasswordReset(
  db: EntityManager,
  token: string,
  { clientAddress }: Caller,
): Promise<AdminUser | null> {
  await countCaller(attempts(db), clientAddress, messages.tooManyAttempts);
  const tokenHash = readTokenHash(token);
  if (tokenHash === null) return null;
  const reset = await db.findOne(PasswordReset, {
    where: { tokenHash, expiresAt: MoreThan(new Date()), adminUser: { disabledAt: IsNull() } },
    relations: { adminUser: true },
  });
  return reset?.adminUser ?? null;
}

/**
 * Sets another password, and ends the account's sessions, API tokens and other links. The second factor stays.
 * @returns false for a used, old or unknown link.
 * @throws BAD_USER_INPUT with field errors; TOO_MANY_REQUESTS.
 */
export async function finishPasswordReset(
  db: EntityManager,
  { token, password }: { token: string; password: string },
  caller: Caller,
): Promise<boolean> {
  const account = await openPasswordReset(db, token, caller);
  if (!account) return false;
  throwProblems({ password: passwordProblem(password, account) });
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    // The first of two simultaneous requests deletes the row; the second waits for it, and finds none.
    const { affected } = await transaction.delete(PasswordReset, { tokenHash: readTokenHash(token) ?? "" });
    if (!affected) return false;
    await transaction.delete(PasswordReset, { adminUserId: account.id });
    await replacePassword(transaction, account, passwordHash);
    return true;
  });
}

/** Deletes old links, which open nothing anyway. @returns their number. */
export async function deleteExpiredResets(db: EntityManager): Promise<number> {
  const { affected } = await db.delete(PasswordReset, { expiresAt: LessThan(new Date()) });
  return affected ?? 0;
}

interface ResetMailProps {
  site: MailSite;
  name: string;
  /** Address of the page with the form, with the token. */
  url: string;
}

/** The link that sets another password. */
const ResetMail = ({ site, name, url }: ResetMailProps) => (
  <MailLayout
    site={site}
    preview="The link works once, within an hour."
    footer={`You get this mail because someone asked for it with your address at ${site.name}.`}
  >
    <h1>Reset your password</h1>
    <p>
      Hello {name}, here you choose a new password for {site.name}. The link works once, within an hour.
    </p>
    <MailButton href={url}>Choose a new password</MailButton>
    <p>If you did not ask for it, ignore this mail. Your password stays as it is.</p>
  </MailLayout>
);
