import type { EntityManager } from "typeorm";
import { adminPaths } from "../../../../site/addresses";
import { readMailServer } from "../../site/mail/delivery/mailServer.service";
import { countWaitingMails } from "../../site/mail/mailHealth.service";
import { countText, type FoundNotice, onlySubjectId, toMinute } from "./notice.types";

/** Finds whether mails do not go out. */
export async function findStoppedMails(db: EntityManager): Promise<FoundNotice[]> {
  const { failingSince, pausedAt } = await readMailServer(db);
  const since = pausedAt ?? failingSince;
  if (since === null) return [];
  const reason = pausedAt ? "Mails have been paused" : "The mail server cannot be used";
  const text = `${reason} since ${toMinute(since)}: ${countText(await countWaitingMails(db), "mail")} waiting.`;
  return [{ kind: "MAILS_STOPPED", subjectId: onlySubjectId, text, path: adminPaths.outbox({ tab: "delivery" }) }];
}
