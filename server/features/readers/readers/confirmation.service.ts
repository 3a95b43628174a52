import type { EntityManager } from "typeorm";
import type { Press } from "../../../core/access/press";
import { keptDays } from "./addresses.service";
import { hasWish, withWish } from "./askConfirmation.service";
import { type Choices, describeChoices, readChoices } from "./choices.service";
import { forgetPlaces, hasChosenSince, recordConsent } from "./consents.service";
import { addFollows, readFollowedNames } from "./follows.service";
import { type ConfirmLink, newsletterWish, readAlertsWish } from "./subscriberLinks.service";
import { isRetried, liftRetried } from "../../site/mail/suppressions.service";
import { queueWelcome } from "./subscriberMails.service";

const dayMs = 24 * 60 * 60_000;

/** `done`: confirmed already. `changed`: the person left or chose otherwise since. `gone`: too old, or deleted. */
type State = "open" | "done" | "changed" | "gone";

interface Confirmation {
  state: State;
  /** After the confirmation; null when nobody has the id. */
  choices: Choices | null;
}

/** Reads what a link would confirm. Reading changes nothing, so that programs may open the link. */
export async function readConfirmation(db: EntityManager, { id, wish, askedAt }: ConfirmLink): Promise<Confirmation> {
  const choices = await readChoices(db, id);
  if (!choices) return { state: "gone", choices };
  const pieces = readAlertsWish(wish) ?? [];
  const isFollowing = wish !== newsletterWish && pieces.length === 0;
  const [followed = null] = isFollowing ? await readFollowedNames(db, [wish]) : [];
  if (isFollowing && !followed) return { state: "gone", choices };
  if (hasWish(choices, wish) && !(await isRetried(db, choices.email, askedAt))) return { state: "done", choices };
  if (await hasChosenSince(db, id, askedAt)) return { state: "changed", choices };
  if (Date.now() - askedAt.getTime() > keptDays * dayMs) return { state: "gone", choices };
  return { state: "open", choices: withWish(choices, { followed, pieces }) };
}

/** Adds pieces that there are; the others stay as they are. */
async function addPieces(db: EntityManager, id: string, pieces: readonly string[]): Promise<void> {
  await db.query(
    `INSERT INTO subscriber_products (subscriber_id, offer_id)
     SELECT $1, id FROM (SELECT id FROM affiliate_products WHERE id = ANY($2::uuid[])
       UNION ALL SELECT id FROM category_items WHERE id = ANY($2::uuid[])) offer
     ON CONFLICT DO NOTHING`,
    [id, pieces],
  );
}

async function write(db: EntityManager, { id, newsletters, digest, alerts }: Choices, wish: string): Promise<void> {
  await db.query(
    `UPDATE newsletter_subscribers SET newsletters = $2, digest = $3, alerts = $4, updated_at = now(), subscribed = TRUE,
       confirmed_at = CASE WHEN subscribed THEN COALESCE(confirmed_at, now()) ELSE now() END,
       source = CASE WHEN subscribed THEN source ELSE COALESCE((SELECT asked.source FROM consents asked
         WHERE asked.subscriber_id = $1 AND asked.action = 'ASKED' ORDER BY given_at DESC LIMIT 1), source) END
     WHERE id = $1`,
    [id, newsletters, digest, alerts],
  );
  if (wish === newsletterWish) return;
  const pieces = readAlertsWish(wish);
  if (pieces) return addPieces(db, id, pieces);
  await addFollows(db, id, [wish]);
}

/**
 * Confirms what a link asks, once: a later press finds it done, and one after the person has left changes nothing. The
 * first confirmation of an address, and the first after leaving, queues the welcome mail. It shows that mails arrive, so
 * that mails to the address are no longer suppressed.
 * @returns the state before; `open` means that it is confirmed now
 */
export const confirm = (db: EntityManager, link: ConfirmLink, press: Press): Promise<Confirmation> =>
  db.transaction(async (transaction) => {
    const before = await readChoices(transaction, link.id, true);
    const confirmation = await readConfirmation(transaction, link);
    const { state, choices } = confirmation;
    if (state !== "open" || !choices) return confirmation;
    await write(transaction, choices, link.wish);
    await liftRetried(transaction, choices.email, link.askedAt);
    const consent = await recordConsent(transaction, link.id, {
      action: "CONFIRMED",
      source: "confirmation page",
      wording: confirmWording(choices),
      press,
    });
    if (!before?.confirmedAt || !before.subscribed) await queueWelcome(transaction, choices, consent.id);
    return confirmation;
  });

/** What the page asked, which the consent keeps: without the address, because it outlives it. */
const confirmWording = (choices: Choices): string =>
  `Confirm that mails go to this address: ${describeChoices(choices).join("; ")}.`;

/**
 * Deletes addresses that nobody confirmed within 30 days of the last mail that asked; not of people who left, which is a
 * decision. @returns their number
 */
export const deleteUnconfirmed = (db: EntityManager): Promise<number> =>
  db.transaction(async (transaction) => {
    const [deleted]: [{ email: string }[], number] = await transaction.query(
      `DELETE FROM newsletter_subscribers subscriber WHERE subscribed AND confirmed_at IS NULL AND EXISTS (
         SELECT FROM consents asked WHERE asked.subscriber_id = subscriber.id AND asked.action = 'ASKED'
         HAVING max(asked.given_at) < now() - $1::int * interval '1 day')
       RETURNING email`,
      [keptDays],
    );
    await forgetPlaces(
      transaction,
      deleted.map(({ email }) => email),
    );
    return deleted.length;
  });
