import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { listTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { Facet } from "../../../core/graphql/facet";
import { Public } from "../../../core/graphql/publicOperation";
import { loadRelation } from "../../../core/read/loadRelation";
import { Select } from "../../../core/read/select";
import { latestEvents } from "../../../core/kinds/publicSql";
import { readFacets } from "../../../core/read/readFacets";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { createMergeResolver } from "../../../core/write/contentResolver";
import { createPublicContentResolver } from "../../../core/write/publicContentResolver";
import { Event } from "./event.entity";
import { BulkEventsInput, CreateEventInput, EventSort, MergeEventsInput, UpdateEventInput } from "./event.inputs";
import { createEvent, eventBulk, eventMerge, eventOrders, updateEvent } from "./event.service";
import { EventFilter } from "./event.types";

const year = "COALESCE(to_char(event.first_day, 'YYYY'), '')";

const ContentResolver = createPublicContentResolver(
  {
    entity: Event,
    role: "contributor",
    nouns: { one: "an event", short: "event", many: "events" },
    create: {
      input: CreateEventInput,
      description: "Creates an event. A slug that is taken gets the suffix -1, -2, ...",
      run: createEvent,
    },
    update: { input: UpdateEventInput, run: updateEvent },
    trashed: "Moves an event to the trash. CONFLICT while there are published looks of the event.",
    bulk: { ...eventBulk, name: "bulkEvents", input: BulkEventsInput, description: "Moves many events to the trash." },
  },
  { filter: EventFilter, sort: EventSort, orders: eventOrders, firstSort: "NEWEST" },
);

@Resolver(() => Event)
export class EventResolver extends ContentResolver {
  @Public({ cacheTags: [listTag("event")] })
  @Query(() => [Facet], { description: "The years that have events, the latest first." })
  eventYears(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return readFacets(new Select(db, Event, "event"), year, { order: `${year} DESC` });
  }

  @Public({ cacheTags: [listTag("event")] })
  @Query(() => [Facet], { description: "The series in use by events, by name." })
  eventSeries(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return readFacets(new Select(db, Event, "event"), "event.series");
  }

  @FieldResolver(() => [Event], { description: "The same event in other years, the latest first." })
  @SqlRelation({
    kind: "many",
    on: (event, other) => `${event}.series <> '' AND ${other}.series = ${event}.series AND ${other}.id <> ${event}.id`,
    order: latestEvents,
  })
  otherYears(@Root() event: Event, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Event[]>(event, context, info);
  }
}

export const MergeEventsResolver = createMergeResolver({
  ...eventMerge,
  name: "mergeEvents",
  input: MergeEventsInput,
  description: "Makes two events one, whose outfits and addresses are those of both.",
});
