import { type EntityManager, In } from "typeorm";
import { tooManyRequests } from "../../core/errors/appErrors";
import { alertsWording, followWording, newsletterWording } from "../../../site/newsletterWording";
import { Mail } from "../mail/mail.entity";
import { type Choices, describeChoices, readChoices } from "./choices.service";
import { emailHash, recordConsent } from "./consents.service";
import { newsletterMessages as messages } from "./newsletter.types";
import { newsletterWish, readAlertsWish, type Wish, writeAlertsWish } from "./subscriberLinks.service";
import { confirmationKey, queueConfirmations } from "./subscriberMails.service";

/** What somebody asks for: the newsletter, the new looks of a celebrity, or alerts about pieces. */
export interface Asking {
  email: string;
  /** The form. */
  source: string;
  /** Null without a celebrity. */
  celebrity: { id: string; name: string } | null;
  /** Ids of pieces; empty without alerts. */
  pieces: readonly string[];
}

const mailsPerDay = 3;

/** Whether the subscriber gets it already. */
export function hasWish(choices: Choices, wish: Wish): boolean {
  const { subscribed, confirmedAt, newsletters, digest, celebrities, alerts } = choices;
  if (!subscribed || !confirmedAt) return false;
  const pieces = readAlertsWish(wish);
  if (pieces) return alerts && pieces.every((id) => choices.pieces.some((piece) => piece.id === id));
  if (wish === newsletterWish) return newsletters;
  return digest !== "NEVER" && celebrities.some(({ id }) => id === wish);
}

/** Returns what the subscriber gets after the confirmation. */
export function withWish(choices: Choices, { celebrity, pieces }: Pick<Asking, "celebrity" | "pieces">): Choices {
  if (pieces.length > 0) return { ...choices, alerts: true };
  if (!celebrity) return { ...choices, newsletters: true };
  const others = choices.celebrities.filter(({ id }) => id !== celebrity.id);
  const digest = choices.digest === "NEVER" ? "WEEKLY" : choices.digest;
  return { ...choices, digest, celebrities: [celebrity, ...others] };
}

/** Returns the text beside the form. */
function describeWish({ celebrity, pieces }: Asking): string {
  if (pieces.length > 0) return alertsWording(pieces.length);
  return celebrity ? followWording(celebrity.name) : newsletterWording;
}

/** How often this address was asked within a day, and whether a mail within an hour asked the same. */
async function countAsked(db: EntityManager, id: string, wish: Wish): Promise<{ today: number; again: boolean }> {
  const asked: { id: string; isRecent: boolean }[] = await db.query(
    `SELECT id, given_at > now() - interval '1 hour' AS "isRecent"
     FROM consents WHERE action = 'ASKED' AND given_at > now() - interval '1 day'
       AND email_hash = (SELECT ${emailHash("email")} FROM newsletter_subscribers WHERE id = $1)`,
    [id],
  );
  const keys = asked.filter(({ isRecent }) => isRecent).map((consent) => confirmationKey(consent.id, wish));
  const again = keys.length > 0 && (await db.existsBy(Mail, { key: In(keys) }));
  return { today: asked.length, again };
}

/** A person who left begins again, as if new; one who gets mail keeps all choices until the confirmation. */
const wait = (db: EntityManager, id: string, source: string, wish: Wish): Promise<unknown> =>
  db.query(
    `UPDATE newsletter_subscribers SET
       newsletters = CASE WHEN NOT subscribed THEN $3 WHEN confirmed_at IS NULL THEN newsletters OR $3 ELSE newsletters END,
       digest = CASE WHEN subscribed THEN digest ELSE 'NEVER' END,
       alerts = subscribed AND alerts,
       confirmed_at = CASE WHEN subscribed THEN confirmed_at END,
       source = CASE WHEN subscribed THEN source ELSE $2 END,
       updated_at = CASE WHEN subscribed THEN updated_at ELSE now() END,
       subscribed = TRUE
     WHERE id = $1`,
    [id, source, wish === newsletterWish],
  );

/**
 * Adds an address that waits for its confirmation, and queues the mail that asks for it. Who gets it already, or was
 * asked the same within an hour, is not asked again. Nothing else changes before the confirmation, because anybody can
 * enter any address.
 * @param db of a transaction
 * @returns whether a mail was queued
 * @throws TOO_MANY_REQUESTS after three mails to the address within a day
 */
export async function askConfirmation(db: EntityManager, asking: Asking): Promise<boolean> {
  const { email, source, celebrity, pieces } = asking;
  const wish = pieces.length > 0 ? writeAlertsWish(pieces) : (celebrity?.id ?? newsletterWish);
  const added: unknown[] = await db.query(
    `INSERT INTO newsletter_subscribers (email, source, newsletters) VALUES ($1, $2, $3)
     ON CONFLICT (email) DO NOTHING RETURNING id`,
    [email, source, wish === newsletterWish],
  );
  const [row]: { id: string }[] = await db.query("SELECT id FROM newsletter_subscribers WHERE email = $1 FOR UPDATE", [
    email,
  ]);
  const choices = row && (await readChoices(db, row.id));
  if (!choices || hasWish(choices, wish)) return false;
  const { today, again } = await countAsked(db, row.id, wish);
  if (again && choices.subscribed) return false;
  if (today >= mailsPerDay) throw tooManyRequests(messages.tooManyMails);
  if (added.length === 0) await wait(db, row.id, source, wish);
  const waiting = choices.subscribed
    ? choices
    : { ...choices, newsletters: false, digest: "NEVER" as const, alerts: false };
  const consent = await recordConsent(db, row.id, { action: "ASKED", source, wording: describeWish(asking) });
  const items = describeChoices(withWish(waiting, asking));
  await queueConfirmations(db, [{ subscriber: choices, wish, items, consent }]);
  return true;
}
