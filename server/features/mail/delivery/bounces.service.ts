import type { EntityManager } from "typeorm";
import type { SuppressionReason } from "../mailSuppression.entity";

/** Bounces that say little about the address, in this time, mean that it takes no mails. */
const softLimit = { bounces: 3, days: 14 };

/** A mail that came back, or that its reader reported. */
export interface Bounce {
  mailId: string;
  reason: SuppressionReason;
  /** Whether the address gets no mails from now on; otherwise only the third such bounce in 14 days does that. */
  isHard: boolean;
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
  const { mailId, reason, isHard, problem } = bounce;
  return db.transaction(async (transaction) => {
    const [mails]: [{ recipient: string }[]] = await transaction.query(
      `UPDATE mails SET status = CASE WHEN $2 = 'BOUNCE' THEN 'BOUNCED' ELSE status END,
         next_attempt_at = CASE WHEN $2 = 'BOUNCE' THEN NULL ELSE next_attempt_at END, problem = $3 WHERE id = $1 RETURNING recipient`,
      [mailId, reason, problem],
    );
    if (mails.length === 0) return false;
    const [{ recipient }] = mails;
    const [{ bounces }]: [{ bounces: number }] = await transaction.query(
      `SELECT count(*)::int AS bounces FROM mails
       WHERE recipient = $1 AND status = 'BOUNCED' AND created_at > now() - make_interval(days => $2)`,
      [recipient, softLimit.days],
    );
    if (reason === "COMPLAINT" || isHard || bounces >= softLimit.bounces)
      await suppress(transaction, recipient, bounce);
    return true;
  });
}
