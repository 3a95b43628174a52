import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Press } from "../../../core/access/press";
import type { Consent } from "./consent.entity";

/** SQL: the form in which consents keep an address. The key makes it useless for who has only the table. */
export const emailHash = (email: string): string =>
  `encode(sha256(convert_to((SELECT key FROM link_keys) || ${email}, 'UTF8')), 'hex')`;

type Act = Pick<Consent, "action" | "source" | "wording"> & { press: Press };

/**
 * Records what a subscriber did, in the transaction that does it.
 * @returns the id and the time of the record
 */
export async function recordConsent(
  db: EntityManager,
  subscriberId: string,
  { action, source, wording, press }: Act,
): Promise<Pick<Consent, "id" | "givenAt">> {
  const [consent]: Pick<Consent, "id" | "givenAt">[] = await db.query(
    `INSERT INTO consents (subscriber_id, email_hash, given_at, action, source, wording, pressed_by, client_address, device)
     SELECT id, ${emailHash("email")}, clock_timestamp(), $2, $3, $4, $5, $6, $7 FROM newsletter_subscribers WHERE id = $1
     RETURNING id, given_at AS "givenAt"`,
    [subscriberId, action, source, wording, press.by, press.from, press.device],
  );
  return consent;
}

/** Returns what a person did with this address, the newest first, also before the address was deleted and added again. */
export const listConsents = async (db: EntityManager, subscriberId: string): Promise<Consent[]> => {
  if (!isUuid(subscriberId)) return [];
  return db.query(
    `SELECT id, given_at AS "givenAt", action, source, wording, pressed_by AS "pressedBy",
       client_address AS "clientAddress", device FROM consents
     WHERE email_hash = (SELECT ${emailHash("email")} FROM newsletter_subscribers WHERE id = $1)
     ORDER BY given_at DESC, id LIMIT 200`,
    [subscriberId],
  );
};

/** Forgets from where people acted, because their addresses are deleted. */
export const forgetPlaces = (db: EntityManager, emails: readonly string[]): Promise<unknown> =>
  db.query(
    `UPDATE consents SET client_address = '', device = ''
     WHERE email_hash IN (SELECT ${emailHash("email")} FROM unnest($1::text[]) AS email)`,
    [emails],
  );

/** Whether the person left or chose otherwise after this moment, so that an older link must not undo it. */
export async function hasChosenSince(db: EntityManager, subscriberId: string, moment: Date): Promise<boolean> {
  const rows: unknown[] = await db.query(
    `SELECT FROM consents WHERE subscriber_id = $1 AND action IN ('LEFT', 'CHANGED') AND given_at > $2 LIMIT 1`,
    [subscriberId, moment],
  );
  return rows.length > 0;
}
