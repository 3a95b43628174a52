import type { EntityManager } from "typeorm";
import { normalizeMailAddress } from "../../../core/text/mailAddress";
import { liftRetried } from "../../site/mail/suppressions.service";
import type { ReaderAddress } from "./readerAddress.entity";

/** Days after which an address that nobody confirmed is forgotten, and one whose question is answered. */
export const keptDays = 30;

/** A question has many addresses. A correction keeps its first. */
const unique = { question: "question_id, email", correction: "correction_id" };

/** Stores where the answer goes, once. @returns the stored address, which may wait or be confirmed */
export async function keepAddress(
  db: EntityManager,
  place: keyof typeof unique,
  id: string,
  email: string,
): Promise<Pick<ReaderAddress, "id" | "confirmedAt">> {
  const [address]: Pick<ReaderAddress, "id" | "confirmedAt">[] = await db.query(
    `INSERT INTO reader_addresses (${place}_id, email) VALUES ($1, $2)
     ON CONFLICT (${unique[place]}) DO UPDATE SET email = reader_addresses.email
     RETURNING id, confirmed_at AS "confirmedAt"`,
    [id, normalizeMailAddress(email)],
  );
  return address;
}

/** Confirms an address whose link was pressed. It shows that mails arrive. */
export async function confirmAddress(db: EntityManager, { id, email }: Pick<ReaderAddress, "id" | "email">) {
  await db.query("UPDATE reader_addresses SET confirmed_at = COALESCE(confirmed_at, now()) WHERE id = $1", [id]);
  // A link has no time. Who presses it reads this address.
  await liftRetried(db, email, new Date());
}

/** Returns with what an address came, for its reader, the newest first. */
export const exportAddresses = async (db: EntityManager, email: string) => ({
  questions: await db.query<object[]>(
    `SELECT body AS question, address.created_at AS "askedAt", confirmed_at AS "confirmedAt"
     FROM reader_addresses address JOIN questions ON questions.id = question_id WHERE email = $1
     ORDER BY address.created_at DESC`,
    [email],
  ),
  corrections: await db.query<object[]>(
    `SELECT body AS correction, source_url AS source, address.created_at AS "sentAt"
     FROM reader_addresses address JOIN corrections ON corrections.id = correction_id WHERE email = $1
     ORDER BY address.created_at DESC`,
    [email],
  ),
});

/** Forgets addresses whose time is over. @returns their number */
export async function expireAddresses(db: EntityManager): Promise<number> {
  const [, expired]: [unknown, number] = await db.query(
    `DELETE FROM reader_addresses WHERE confirmed_at IS NULL AND created_at < now() - make_interval(days => $1)
       OR question_id IN (SELECT id FROM questions
         WHERE status <> 'OPEN' AND updated_at < now() - make_interval(days => $1))`,
    [keptDays],
  );
  return expired;
}
