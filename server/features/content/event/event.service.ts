import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { badUserInput } from "../../../core/errors/appErrors";
import { eventDay, today } from "../../../core/kinds/publicSql";
import { containsText } from "../../../core/read/containsText";
import { type Conditions, readById } from "../../../core/read/select";
import { type SortOrder, textOrder } from "../../../core/read/sortOrder";
import { Parameter, rawSql, sql, type SqlFragment } from "../../../core/read/sql";
import { normalizeInput } from "../../../core/text/normalizeInput";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { BulkKind } from "../../../core/write/bulk";
import { type MergeKind, moveOutfits } from "../../../core/write/mergeRows";
import { newPublication } from "../../../core/write/publishRules";
import { lockRow, saveWithSlug } from "../../../core/write/saveRow";
import type { Write } from "../../../core/write/write";
import { Event } from "./event.entity";
import type { BulkEventsInput, CreateEventInput, EventSort, UpdateEventInput } from "./event.inputs";
import type { EventFilter } from "./event.types";

const byFirstDay = (direction: SortOrder["direction"]): SortOrder => ({
  direction,
  keys: [{ expression: eventDay("event"), type: "date" }],
});

export const eventOrders: Record<EventSort, SortOrder> = {
  NEWEST: byFirstDay("DESC"),
  SOONEST: byFirstDay("ASC"),
  NAME: textOrder("searchable(event.name)"),
  UPDATED: { direction: "DESC", keys: [{ expression: "event.updated_at", type: "timestamptz" }] },
};

/** An event of one day has no last day. */
const isUpcoming: SqlFragment = sql`COALESCE(event.last_day, event.first_day, '0001-01-01') >= ${rawSql(today)}`;

function filterEvents(query: Conditions, filter: EventFilter): void {
  const search = normalizeSearch(filter.search);
  if (search) query.andWhere(containsText("event", new Parameter(likePattern(search))));
  if (filter.status) query.andWhere(sql`event.status = ${filter.status}`);
  if (filter.series) query.andWhere(sql`event.series = ${filter.series}`);
  if (filter.kind) query.andWhere(sql`event.kind = ${filter.kind}`);
  if (filter.year)
    query.andWhere(sql`${rawSql(eventDay("event"))}
      BETWEEN make_date(${filter.year}, 1, 1) AND make_date(${filter.year}, 12, 31)`);
  if (filter.upcoming != null) query.andWhere(filter.upcoming ? isUpcoming : sql`NOT (${isUpcoming})`);
}

const dayOrNull = (day: string | undefined): string | null | undefined => (day === undefined ? undefined : day || null);

function toColumns({ kind, firstDay, lastDay, name, ...texts }: Partial<CreateEventInput>): Partial<Event> {
  const days = normalizeInput({ firstDay, lastDay });
  return {
    ...normalizeInput(texts),
    ...(name != null && { name: name.trim() }),
    ...(kind != null && { kind }),
    firstDay: dayOrNull(days.firstDay),
    lastDay: dayOrNull(days.lastDay),
  };
}

/** @throws BAD_USER_INPUT when the event would end before it begins. */
function requireOrder({ firstDay, lastDay }: { firstDay?: string | null; lastDay?: string | null }): void {
  if (!lastDay || (firstDay && firstDay <= lastDay)) return;
  const message = firstDay ? "The last day is before the first one" : "Enter the first day, too";
  throw badUserInput(message, { [firstDay ? "lastDay" : "firstDay"]: message });
}

/** @throws BAD_USER_INPUT for invalid values. */
export function createEvent(
  change: Write,
  { slug, status, ...fields }: Omit<CreateEventInput, "requestId">,
): Promise<Event> {
  const values = { ...toColumns(fields), ...newPublication(change, status) };
  requireOrder(values);
  return saveWithSlug(change, "event", Event, values, { slug });
}

/** @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT. */
export async function updateEvent(change: Write, { id, version, slug, ...fields }: UpdateEventInput): Promise<Event> {
  const before = await lockRow(change, "event", Event, { id, version });
  const {
    firstDay = before.firstDay,
    lastDay = before.lastDay,
    ...values
  } = toColumns({ ...fields, name: fields.name ?? undefined });
  requireOrder({ firstDay, lastDay });
  return saveWithSlug(change, "event", Event, { ...values, firstDay, lastDay }, { before, slug });
}

/** @throws BAD_USER_INPUT when there is no such event. */
export async function requireEvent(db: EntityManager, id: string): Promise<Event> {
  const event = isUuid(id) ? await readById(db, Event, id) : null;
  if (event) return event;
  const gone = "This event no longer exists. It may be in the trash.";
  throw badUserInput(gone, { eventId: gone });
}

/** What a bulk change does to events. */
export const eventBulk: BulkKind<Event, BulkEventsInput> = {
  type: "event",
  entity: Event,
  alias: "event",
  applyFilter: filterEvents,
  listActions: () => Promise.resolve([]),
};

/** The outfits of both events become those of one. */
export const eventMerge: MergeKind = {
  type: "event",
  move: async (change, twinId, intoId) => {
    const looks: { id: string; event_id: string }[] = await change.db.query(
      "SELECT id, $2::uuid AS event_id FROM outfits WHERE event_id = $1 ORDER BY id FOR UPDATE",
      [twinId, intoId],
    );
    return { outfits: looks.length, undo: [await moveOutfits(change, ["event_id"], looks)] };
  },
};
