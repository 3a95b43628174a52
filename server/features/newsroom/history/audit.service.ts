import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { AuditEntry } from "../../../core/audit/auditEntry.entity";
import type { RequestContext } from "../../../core/graphql/context";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import type { SortOrder } from "../../../core/read/sortOrder";
import { Select } from "../../../core/read/select";
import { sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { AuditArgs } from "./history.inputs";
import { rowTitles } from "./history.loaders";
import type { AuditActor, AuditChange } from "./history.types";

const newest: SortOrder = {
  direction: "DESC",
  keys: [{ expression: "entry.created_at", type: "timestamptz" }],
  idType: "bigint",
};

export function listAuditEntries(db: EntityManager, args: AuditArgs): Promise<Page<AuditEntry>> {
  const query = new Select(db, AuditEntry, "entry").andWhere(sql`entry.continues IS NULL`);
  const { action, entityType, entityId, actorId, search } = args.filter ?? {};
  if ([entityId, actorId].some((id) => id && !isUuid(id))) query.andWhere(sql`FALSE`);
  else {
    if (entityId) query.andWhere(sql`entry.entity_id = ${entityId}`);
    if (actorId) query.andWhere(sql`entry.actor_id = ${actorId}`);
  }
  if (action) query.andWhere(sql`entry.action = ${action}`);
  if (entityType) query.andWhere(sql`entry.entity_type = ${entityType}`);
  const words = normalizeSearch(search);
  if (words) {
    query.andWhere(sql`searchable(entry.title || ' ' || entry.actor_name) LIKE searchable(${likePattern(words)})`, {
      planDependsOnValues: true,
    });
  }
  return readKeysetPage(query, newest, args);
}

/** Returns all administrators in the audit log, by name; without the API token that some of their changes were made with. */
export const listAuditActors = (db: EntityManager): Promise<AuditActor[]> =>
  db.query(
    `SELECT actor_id AS id, regexp_replace(actor_name, ' [(]token “.*”[)]$', '') AS name FROM audit_log
     WHERE id IN (SELECT max(id) FROM audit_log WHERE actor_id IS NOT NULL GROUP BY actor_id)
     ORDER BY searchable(actor_name) COLLATE "C", actor_id`,
  );

const asText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value) && value.every((part) => typeof part === "string")) return value.join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
};

/** Splits a JSON column into its fields, so that only differences are shown: socialMedia.instagram. */
function splitFields(field: string, before: unknown, after: unknown): AuditChange[] {
  const isRecord = (value: unknown): value is Record<string, unknown> =>
    typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isRecord(before) || !isRecord(after)) return [{ field, before: asText(before), after: asText(after) }];
  return Object.keys({ ...before, ...after })
    .filter((key) => asText(before[key]) !== asText(after[key]))
    .map((key) => ({ field: `${field}.${key}`, before: asText(before[key]), after: asText(after[key]) }));
}

/** Returns an entry's differences by field, in readable form. */
export const listChanges = (entry: AuditEntry): AuditChange[] =>
  Object.entries(entry.changes).flatMap(([field, [before, after]]) => splitFields(field, before, after));

/** Replaces ids of other rows with their titles. */
export async function withTitles(change: AuditChange, loader: RequestContext["loader"]): Promise<AuditChange> {
  const titles = rowTitles[change.field];
  if (!titles) return change;
  const loadTitle = async (id: string | null) => (id === null ? null : ((await loader(titles).load(id)) ?? id));
  return { ...change, before: await loadTitle(change.before), after: await loadTitle(change.after) };
}
