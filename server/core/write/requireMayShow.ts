import { validate as isUuid } from "uuid";
import { contentKinds, type ContentType } from "../kinds/contentKind";
import { publicDay } from "../kinds/visibility";
import { mayPublish, requireMayPublish } from "./publishRules";
import type { Write } from "./write";

/** The day from which visitors can read each row, today at the earliest; without the rows that never become public. */
type PublicDays = ReadonlyMap<string, string>;

const none: PublicDays = new Map();

/** Reads the public days before a change, for requireMayShow. Reads nothing for those who may publish. */
export async function readPublicDays(
  { db, actor }: Pick<Write, "db" | "actor">,
  type: ContentType,
  ids: readonly string[],
): Promise<PublicDays> {
  if (mayPublish(actor)) return none;
  const rows: { id: string; day: string }[] = await db.query(
    `SELECT row.id, day::text FROM ${contentKinds[type].table} row, LATERAL (SELECT ${publicDay(type, "row")} AS day) shown
     WHERE row.id = ANY($1::uuid[]) AND day IS NOT NULL`,
    [ids.filter((id) => isUuid(id))],
  );
  return new Map(rows.map(({ id, day }) => [id, day]));
}

/**
 * Verifies a change after its rows were written. Everything that adds, restores or updates content calls it, so that the
 * right to publish is asked where a row becomes public, in whatever way.
 * @param before the public days before the change; omitted for rows that were not there, or in the trash.
 * @throws FORBIDDEN when the actor may not publish, and a row becomes public, or becomes so earlier.
 */
export async function requireMayShow(
  change: Pick<Write, "db" | "actor">,
  type: ContentType,
  ids: readonly string[],
  before: PublicDays = none,
): Promise<void> {
  if (mayPublish(change.actor)) return;
  for (const [id, day] of await readPublicDays(change, type, ids)) {
    const former = before.get(id);
    if (former === undefined || day < former) requireMayPublish(change.actor);
  }
}
