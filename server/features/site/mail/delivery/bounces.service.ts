import type { EntityManager } from "typeorm";
import type { SuppressionReason } from "../mailSuppression.entity";
import type { ReplyMeaning } from "./replyMeanings";

/** Bounces of a full or inactive mailbox, in this time, mean that it takes no mails. */
const mailboxLimit = { bounces: 3, days: 14 };

/** A mail that came back, or that its reader reported. */
export interface Bounce {
  mailId: string;
  reason: SuppressionReason;
  /**
   * What the reply says about the address. gone: it gets no mails from now on; mailbox: so after the third bounce in 14 days;
   * other: it never suffers.
   */
  meaning: ReplyMeaning;
  problem: string;
}

async function suppress(db: EntityManager, address: string, { reason, problem }: Bounce): Promise<void> {
  await db.query(
    `INSERT INTO mail_suppressions (address, reason, problem) VALUES ($1, $2, $3)
     ON CONFLICT (address) DO UPDATE SET reason = excluded.reason, problem = excluded.problem
     WHERE excluded.reason = 'COMPLAINT'`,
    [address, reason, problem],
  );
}

/**
 * Stores that a mail came back or was reported, and suppresses its address when that is due.
 * @returns whether the mail exists
 */
export function recordBounce(db: EntityManager, bounce: Bounce): Promise<boolean> {
  const { mailId, reason, meaning, problem } = bounce;
  // "Bounced" counts toward suppression, so what is not about the address is a failure.
  const status = meaning === "other" ? "FAILED" : "BOUNCED";
  return db.transaction(async (transaction) => {
    const [mails]: [{ recipient: string }[]] = await transaction.query(
      `UPDATE mails SET status = CASE WHEN $2 = 'BOUNCE' THEN $4 ELSE status END,
         next_attempt_at = CASE WHEN $2 = 'BOUNCE' THEN NULL ELSE next_attempt_at END, problem = $3 WHERE id = $1 RETURNING recipient`,
      [mailId, reason, problem, status],
    );
    if (mails.length === 0) return false;
    const [{ recipient }] = mails;
    if (meaning === "other") return true;
    const [{ bounces }]: [{ bounces: number }] = await transaction.query(
      `SELECT count(*)::int AS bounces FROM mails
       WHERE recipient = $1 AND status = 'BOUNCED' AND created_at > now() - make_interval(days => $2)`,
      [recipient, mailboxLimit.days],
    );
    if (meaning === "gone" || bounces >= mailboxLimit.bounces) await suppress(transaction, recipient, bounce);
    return true;
  });
}
