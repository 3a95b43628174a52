import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Press } from "../../../core/access/press";
import { isShown } from "../../../core/kinds/visibility";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { stopWaitingMails } from "../../site/mail/mails.service";
import { findSuppression } from "../../site/mail/suppressions.service";
import { exportAddresses } from "./addresses.service";
import { type AlertPiece, type Choices, describeChoices, readChoices } from "./choices.service";
import { forgetPlaces, listConsents, recordConsent } from "./consents.service";
import { addFollows, removeFollows } from "./follows.service";
import { kindsOfLists } from "./leaving.service";
import { ReaderAddress } from "./readerAddress.entity";

export type Preferences = Pick<Choices, "newsletters" | "digest" | "alerts" | "topics"> & {
  /** Ids of the celebrities and places, at most 200. */
  followedIds: string[];
  /** Ids of what was followed and of the pieces that the form showed: the others stay as they are. */
  shownIds: string[];
  /** The pieces of the alerts that stay, with their target prices. */
  pieces: Omit<AlertPiece, "title">[];
};

/** No form of ours sends more. */
export const maxFollowed = 200;

/**
 * Saves what a subscriber chose on the page of a signed link, which came by a mail to the address: so saving confirms
 * it too, and brings back a person who had left.
 * @returns false when nobody has the id
 */
export const savePreferences = (db: EntityManager, id: string, wanted: Preferences, press: Press): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const before = await readChoices(transaction, id, true);
    if (!before) return false;
    const { newsletters, digest, alerts, topics, followedIds, shownIds, pieces } = wanted;
    const isSubscribed = newsletters || digest !== "NEVER" || alerts;
    await transaction.query(
      `UPDATE newsletter_subscribers SET newsletters = $2, digest = $3, alerts = $4, topics = $5, subscribed = $6,
         confirmed_at = COALESCE(confirmed_at, now()), updated_at = now() WHERE id = $1`,
      [id, newsletters, digest, alerts, topics, isSubscribed],
    );
    await stopWaitingMails(
      transaction,
      [before.email],
      [
        ...(newsletters ? [] : kindsOfLists.newsletter),
        ...(digest === "NEVER" ? kindsOfLists.digest : []),
        ...(alerts ? [] : kindsOfLists.alerts),
        ...(isSubscribed ? [] : kindsOfLists.all),
      ],
    );
    const ids = followedIds.filter((one) => isUuid(one)).slice(0, maxFollowed);
    const shown = shownIds.filter((one) => isUuid(one));
    await removeFollows(
      transaction,
      id,
      shown.filter((one) => !ids.includes(one)),
    );
    await addFollows(transaction, id, ids);
    await savePieces(transaction, id, pieces, shown);
    const choices = await readChoices(transaction, id);
    const lines = choices ? describeChoices(choices) : [];
    const wording = lines.length > 0 ? `I get: ${lines.join("; ")}.` : "I get nothing.";
    const action = lines.length > 0 ? "CHANGED" : "LEFT";
    await recordConsent(transaction, id, { action, source: "preference page", wording, press });
    return true;
  });

/** Removes the other pieces that the form showed; a form adds none. */
async function savePieces(
  db: EntityManager,
  id: string,
  pieces: Preferences["pieces"],
  shown: readonly string[],
): Promise<void> {
  await db.query(
    "DELETE FROM subscriber_products WHERE subscriber_id = $1 AND offer_id = ANY($3::uuid[]) AND offer_id <> ALL($2::uuid[])",
    [id, pieces.map((piece) => piece.id), shown],
  );
  const targets = pieces.map((piece) => ({ id: piece.id, ...piece.target }));
  await db.query(
    `UPDATE subscriber_products stored SET target_price = wanted.amount, currency = wanted.currency
     FROM jsonb_to_recordset($2::jsonb) AS wanted (id uuid, amount numeric, currency text)
     WHERE stored.subscriber_id = $1 AND stored.offer_id = wanted.id`,
    [id, JSON.stringify(targets)],
  );
}

const maxFound = 8;

/** Finds celebrities by a part of the name; the one with exactly this name alone. */
export async function findCelebrities(db: EntityManager, typed: string): Promise<{ id: string; name: string }[]> {
  const search = normalizeSearch(typed);
  if (!search) return [];
  const found: { id: string; name: string }[] = await db.query(
    `SELECT id, name FROM celebrities
     WHERE searchable(name) LIKE searchable($1) AND ${isShown("celebrities", "celebrities", "visitor")}
     ORDER BY lower(name) = lower($2) DESC, lower(name), id LIMIT $3`,
    [likePattern(search), search, maxFound],
  );
  const exact = found.filter(({ name }) => name.toLowerCase() === search.toLowerCase());
  return exact.length === 1 ? exact : found;
}

/** Returns everything that is stored about an address, for its reader; null when nobody has the id. */
export async function exportSubscriber(db: EntityManager, id: string): Promise<object | null> {
  const choices = await readChoices(db, id);
  if (!choices) return null;
  const { followed, pieces, ...stored } = choices;
  const mails: object[] = await db.query(
    `SELECT kind, subject, status, created_at AS "queuedAt", sent_at AS "sentAt" FROM mails WHERE recipient = $1
     ORDER BY created_at DESC LIMIT 1000`,
    [choices.email],
  );
  const consents = (await listConsents(db, id)).map(({ givenAt, action, source, wording, clientAddress, device }) => ({
    givenAt,
    action,
    source,
    wording,
    clientAddress,
    device,
  }));
  return {
    ...stored,
    followed: followed.map(({ name }) => name),
    pieces: pieces.map(({ title, target }) => ({ title, target })),
    consents,
    mails,
    ...(await exportAddresses(db, choices.email)),
    suppression: await findSuppression(db, choices.email),
  };
}

/**
 * Deletes everything about an address. What stays is the record that the person left, with a hash of the address; it
 * proves the leaving, and old links still find the address if it is entered again. Questions and corrections stay
 * without the address.
 * @returns false when nobody has the id
 */
export const deleteSubscriber = (db: EntityManager, id: string, source: string, press: Press): Promise<boolean> =>
  db.transaction(async (transaction) => {
    const choices = await readChoices(transaction, id, true);
    if (!choices) return false;
    await recordConsent(transaction, id, {
      action: "DELETED",
      source,
      wording: "Delete everything about this address",
      press,
    });
    await forgetPlaces(transaction, [choices.email]);
    await transaction.query("DELETE FROM mails WHERE recipient = $1", [choices.email]);
    await transaction.query("DELETE FROM newsletter_subscribers WHERE id = $1", [id]);
    // No undo of an import brings the address back.
    await transaction.query(
      "DELETE FROM import_changes WHERE table_name = 'newsletter_subscribers' AND key = jsonb_build_object('id', $1::uuid)",
      [id],
    );
    await transaction.delete(ReaderAddress, { email: choices.email });
    return true;
  });
