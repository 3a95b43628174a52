import type { EntityManager } from "typeorm";
import { notFound } from "../../core/errors/appErrors";
import type { Page } from "../../core/paging/connection";
import { readKeysetPage } from "../../core/paging/keyset";
import type { PageArgs } from "../../core/paging/pageArgs";
import { Select } from "../../core/read/select";
import type { SortOrder } from "../../core/read/sortOrder";
import type { Write } from "../../core/write/write";
import { validate as isUuid } from "uuid";
import { MailSuppression } from "./mailSuppression.entity";

const newest: SortOrder = {
  direction: "DESC",
  keys: [{ expression: "suppression.created_at", type: "timestamptz" }],
};

/** Returns the addresses that get no mails, newest first. */
export const listSuppressions = (db: EntityManager, args: PageArgs): Promise<Page<MailSuppression>> =>
  readKeysetPage(new Select(db, MailSuppression, "suppression"), newest, args);

/** Returns why an address gets no mails, for its reader; null when it gets them. */
export async function findSuppression(db: EntityManager, address: string): Promise<object | null> {
  const [found]: object[] = await db.query(
    `SELECT reason, created_at AS "since" FROM mail_suppressions WHERE address = $1`,
    [address],
  );
  return found ?? null;
}

/** Lets an address get mails again, and returns the id. The audit log does not contain the address. @throws NOT_FOUND */
export async function liftSuppression(change: Write, id: string): Promise<string> {
  const { affected } = isUuid(id) ? await change.db.delete(MailSuppression, { id }) : { affected: 0 };
  if (!affected) throw notFound("This address gets mails already.");
  await change.audit({ action: "delete", entityType: "mailSuppression", entityId: id, title: "A suppressed address" });
  return id;
}
