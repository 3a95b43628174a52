import type { EntityManager } from "typeorm";
import type { Press } from "../../../core/access/press";
import { tooManyRequests } from "../../../core/errors/appErrors";
import { alertsWording, followWording, newsletterWording } from "../../../../site/newsletterWording";
import { allowOneMoreTry, isSuppressed } from "../../site/mail/suppressions.service";
import { type Choices, describeChoices, readChoices } from "./choices.service";
import { emailHash, recordConsent } from "./consents.service";
import type { FollowedName } from "./follows.service";
import { newsletterMessages as messages } from "./newsletter.types";
import { newsletterWish, readAlertsWish, type Wish, writeAlertsWish } from "./subscriberLinks.service";
import { confirmationKey, queueConfirmations } from "./subscriberMails.service";

/** What somebody asks for: the newsletter, the new looks of a celebrity or a place, or alerts about pieces. */
export interface Asking {
  email: string;
  /** The form. */
  source: string;
  /** A celebrity or a place; null without. */
  followed: FollowedName | null;
  /** Ids of pieces; empty without alerts. */
  pieces: readonly string[];
}

const mailsPerDay = 3;

/** Whether the subscriber gets it already. */
export function hasWish(choices: Choices, wish: Wish): boolean {
  const { subscribed, confirmedAt, newsletters, digest, followed, alerts } = choices;
  if (!subscribed || !confirmedAt) return false;
  const pieces = readAlertsWish(wish);
  if (pieces) return alerts && pieces.every((id) => choices.pieces.some((piece) => piece.id === id));
  if (wish === newsletterWish) return newsletters;
  return digest !== "NEVER" && followed.some(({ id }) => id === wish);
}

/** Who has left begins again with nothing, whatever the row still has. */
const chosenNow = (choices: Choices): Choices =>
  choices.subscribed ? choices : { ...choices, newsletters: false, digest: "NEVER", alerts: false };

/** Returns what the subscriber gets after the confirmation. */
export function withWish(stored: Choices, { followed, pieces }: Pick<Asking, "followed" | "pieces">): Choices {
  const choices = chosenNow(stored);
  if (pieces.length > 0) return { ...choices, alerts: true };
  if (!followed) return { ...choices, newsletters: true };
  const others = choices.followed.filter(({ id }) => id !== followed.id);
  const digest = choices.digest === "NEVER" ? "WEEKLY" : choices.digest;
  return { ...choices, digest, followed: [followed, ...others] };
}

/** Returns the text beside the form. */
function describeWish({ followed, pieces }: Asking): string {
  if (pieces.length > 0) return alertsWording(pieces.length);
  return followed ? followWording(followed.name) : newsletterWording;
}

interface Asked {
  /** Mails that asked this address within a day. */
  today: number;
  /** A mail within an hour that asked the same and was not in vain; null without one. */
  recent: { key: string; minutes: number } | null;
}

/** Reads what this address was asked; not what was asked before the person left. */
async function readAsked(db: EntityManager, id: string, wish: Wish): Promise<Asked> {
  const asked: { id: string; minutes: number; isRecent: boolean }[] = await db.query(
    `WITH person AS (SELECT ${emailHash("email")} AS hash FROM newsletter_subscribers WHERE id = $1)
     SELECT asked.id, floor(extract(epoch FROM now() - asked.given_at) / 60)::int AS minutes,
       asked.given_at > now() - interval '1 hour' AND NOT EXISTS (SELECT FROM consents later
         WHERE later.email_hash = person.hash AND later.action IN ('LEFT', 'DELETED') AND later.given_at > asked.given_at)
       AND EXISTS (SELECT FROM mails WHERE key = 'confirmation:' || asked.id || ':' || $2
         AND status IN ('WAITING', 'SENT', 'KEPT')) AS "isRecent"
     FROM person JOIN consents asked ON asked.email_hash = person.hash
     WHERE asked.action = 'ASKED' AND asked.given_at > now() - interval '1 day' ORDER BY asked.given_at DESC`,
    [id, wish],
  );
  const last = asked.find(({ isRecent }) => isRecent);
  const recent = last ? { key: confirmationKey(last.id, wish), minutes: Math.max(0, last.minutes) } : null;
  return { today: asked.length, recent };
}

/**
 * known: the person gets it already. again: a mail within the hour asked the same. asked: a mail asks now.
 * @property key of the mail
 */
export type AskOutcome =
  { kind: "known" } | { kind: "again"; key: string; minutes: number } | { kind: "asked"; key: string };

/**
 * Adds an address that waits for its confirmation, and queues the mail that asks for it. Who gets it already, or was
 * asked the same within an hour, is not asked again. Nothing else changes before the confirmation, because anybody can
 * enter any address: who has left stays so. An address whose mails came back gets one more try.
 * @param db of a transaction
 * @throws TOO_MANY_REQUESTS after three mails to the address within a day; BAD_USER_INPUT for a suppressed address that
 * gets no more try
 */
export async function askConfirmation(db: EntityManager, asking: Asking, press: Press): Promise<AskOutcome> {
  const { email, source, followed, pieces } = asking;
  const wish = pieces.length > 0 ? writeAlertsWish(pieces) : (followed?.id ?? newsletterWish);
  await db.query(
    `INSERT INTO newsletter_subscribers (email, source, newsletters) VALUES ($1, $2, $3) ON CONFLICT (email) DO NOTHING`,
    [email, source, wish === newsletterWish],
  );
  const [row]: { id: string }[] = await db.query("SELECT id FROM newsletter_subscribers WHERE email = $1 FOR UPDATE", [
    email,
  ]);
  const choices = row && (await readChoices(db, row.id));
  if (!choices || (hasWish(choices, wish) && !(await isSuppressed(db, email)))) return { kind: "known" };
  const { today, recent } = await readAsked(db, row.id, wish);
  if (recent) return { kind: "again", ...recent };
  if (today >= mailsPerDay) throw tooManyRequests(messages.tooManyMails);
  await allowOneMoreTry(db, email);
  const consent = await recordConsent(db, row.id, { action: "ASKED", source, wording: describeWish(asking), press });
  const items = describeChoices(withWish(choices, asking));
  await queueConfirmations(db, [{ subscriber: choices, wish, items, consent }]);
  return { kind: "asked", key: confirmationKey(consent.id, wish) };
}
