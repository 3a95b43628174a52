import type { GraphQLResolveInfo } from "graphql";
import type { EntityManager } from "typeorm";
import type { Press } from "../../../core/access/press";
import type { Write } from "../../../core/write/write";
import { notFound } from "../../../core/errors/appErrors";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import type { SortOrder } from "../../../core/read/sortOrder";
import { type Conditions, Select } from "../../../core/read/select";
import { planSelect } from "../../../core/read/selectPlan";
import { Parameter, rawSql, sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { statusSql, Subscriber } from "./subscriber.entity";
import { neverAsked } from "./askEarlier.service";
import { deleteSubscriber } from "./preferences.service";
import {
  type SubscriberFilter,
  type SubscribersArgs,
  SubscriberSort,
  type SubscriberStatus,
} from "./subscriber.inputs";
import type { SubscriberCounts, SubscriberWeek } from "./newsletter.types";

const createdAt = { expression: "subscriber.created_at", type: "timestamptz" } as const;

const status = statusSql("subscriber");
const byStatus: readonly SubscriberStatus[] = ["CONFIRMED", "WAITING", "SUPPRESSED", "LEFT"];

const orders: Record<SubscriberSort, SortOrder> = {
  NEWEST: { direction: "DESC", keys: [createdAt] },
  EMAIL: { direction: "ASC", keys: [{ expression: "subscriber.email", type: "text" }] },
  SOURCE: { direction: "ASC", keys: [{ expression: "subscriber.source", type: "text" }, createdAt] },
  STATUS: {
    direction: "ASC",
    keys: [
      { expression: `(array_position(ARRAY['${byStatus.join("', '")}'], ${status}))`, type: "numeric" },
      createdAt,
    ],
  },
};

/** Adds the filter of subscribers, which have the alias `subscriber`. */
export function filterSubscribers(query: Conditions, filter: SubscriberFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) {
    const words = new Parameter(likePattern(search));
    query.andWhere(sql`(subscriber.email LIKE lower(${words}) OR lower(subscriber.source) LIKE lower(${words}))`, {
      planDependsOnValues: true,
    });
  }
  if (filter.status) query.andWhere(sql`${rawSql(status)} = ${filter.status}`);
}

export function listSubscribers(
  db: EntityManager,
  args: SubscribersArgs,
  info: GraphQLResolveInfo,
): Promise<Page<Subscriber>> {
  const query = new Select(db, Subscriber, "subscriber");
  if (args.filter) filterSubscribers(query, args.filter);
  return readKeysetPage(query, orders[args.sort], args, planSelect(db, Subscriber, info));
}

export async function countSubscribers(db: EntityManager): Promise<SubscriberCounts> {
  const [counts]: SubscriberCounts[] = await db.query(
    `SELECT ${byStatus.map((one) => `count(*) FILTER (WHERE ${status} = '${one}')::int AS "${one.toLowerCase()}"`).join(", ")},
       count(*) FILTER (WHERE ${neverAsked})::int AS "neverAsked"
     FROM newsletter_subscribers subscriber`,
  );
  return counts;
}

/** Weeks of the growth chart: half a year, the current week included. */
const growthWeeks = 26;

/** Counts the people who joined in each of the last 26 weeks, the oldest week first. Deleted people are not counted. */
export function countSubscribersByWeek(db: EntityManager): Promise<SubscriberWeek[]> {
  return db.query(
    `SELECT to_char(monday, 'YYYY-MM-DD') AS monday,
            count(*) FILTER (WHERE subscribed AND confirmed_at IS NOT NULL)::int AS active,
            count(*) FILTER (WHERE NOT subscribed)::int AS unsubscribed
     FROM (SELECT date_trunc('week', now() AT TIME ZONE 'UTC') - weeks * interval '1 week' AS monday
           FROM generate_series(0, $1::int - 1) AS weeks) AS calendar
     LEFT JOIN newsletter_subscribers
       ON created_at >= monday AT TIME ZONE 'UTC' AND created_at < (monday + interval '1 week') AT TIME ZONE 'UTC'
     GROUP BY monday ORDER BY monday`,
    [growthWeeks],
  );
}

/**
 * Permanently deletes everything about an address: personal data is not moved to the trash, and the audit log does not contain it.
 * @throws NOT_FOUND when it does not exist.
 */
export async function removeSubscriber(change: Write, id: string, press: Press): Promise<string> {
  if (!(await deleteSubscriber(change.db, id, "deleted by an editor", press)))
    throw notFound("This subscriber no longer exists.");
  await change.audit({ action: "delete", entityType: "subscriber", entityId: id, title: "A newsletter subscriber" });
  return id;
}
