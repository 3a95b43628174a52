import type { EntityManager } from "typeorm";
import { adminPaths } from "../../../../site/addresses";
import { readMailServer } from "../../site/mail/delivery/mailServer.service";
import { countWaitingMails } from "../../site/mail/mailHealth.service";
import { countText, type FoundNotice } from "./notice.types";

/** There is one mail server. */
const subjectId = "00000000-0000-0000-0000-000000000001";

/** "2026-11-27 14:05 UTC" */
const toMinute = (time: Date): string => `${time.toISOString().slice(0, 16).replace("T", " ")} UTC`;

/** Finds whether mails do not go out. */
export async function findStoppedMails(db: EntityManager): Promise<FoundNotice[]> {
  const { failingSince, pausedAt } = await readMailServer(db);
  const since = pausedAt ?? failingSince;
  if (since === null) return [];
  const reason = pausedAt ? "Mails have been paused" : "The mail server cannot be used";
  const text = `${reason} since ${toMinute(since)}: ${countText(await countWaitingMails(db), "mail")} waiting.`;
  return [{ kind: "MAILS_STOPPED", subjectId, text, path: adminPaths.outbox({ tab: "delivery" }) }];
}
