import type { EntityManager } from "typeorm";
import { emailHash } from "../consents.service";

/** What an editor states about the people of a file. The client shows the same words. */
const statement = "An editor stated: these people agreed to get this newsletter by mail.";

/** Confirms the active addresses of a file whose people agreed, and records it. */
export const confirmImported = (db: EntityManager, emails: readonly string[]): Promise<unknown> =>
  db.query(
    `WITH agreed AS (
       UPDATE newsletter_subscribers SET confirmed_at = now()
       WHERE email = ANY($1::text[]) AND subscribed AND confirmed_at IS NULL RETURNING id, email
     ) INSERT INTO consents (subscriber_id, email_hash, action, source, wording)
     SELECT id, ${emailHash("email")}, 'IMPORTED', 'file', $2 FROM agreed`,
    [emails, statement],
  );
