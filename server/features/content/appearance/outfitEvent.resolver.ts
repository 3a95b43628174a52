import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { InvalidatesOwner } from "../../../core/graphql/publicOperation";
import { latestEvents, outfitDate } from "../../../core/kinds/publicSql";
import { isPublished, isShown } from "../../../core/kinds/visibility";
import { loadRelation } from "../../../core/read/loadRelation";
import { DependsOn, SqlRelation } from "../../../core/read/sqlRelation";
import { editorialHtml } from "../blog/articleHtml.service";
import { Celebrity } from "../celebrity/celebrity.entity";
import { Event } from "../event/event.entity";
import { Outfit } from "../outfit/outfit.entity";

/** The event of a look. */
@Resolver(() => Outfit)
export class OutfitEventResolver {
  @FieldResolver(() => Event, { nullable: true, description: "The event at which it was worn; null for none." })
  @InvalidatesOwner()
  @SqlRelation({ kind: "one", on: (outfit, event) => `${event}.id = ${outfit}.event_id` })
  event(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Event | null>(outfit, context, info);
  }
}

/** The looks of an event. */
@Resolver(() => Event)
export class EventLooksResolver {
  @FieldResolver(() => Int, { description: "Number of looks." })
  @SqlRelation({
    kind: "value",
    sql: (event, audience) =>
      `SELECT count(*)::int FROM outfits worn WHERE worn.event_id = ${event}.id AND ${isShown("outfits", "worn", audience)}`,
  })
  outfitCount(@Root() event: Event, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<number>(event, context, info);
  }

  @FieldResolver(() => Outfit, { nullable: true, description: "The newest look; null when there is none." })
  @InvalidatesOwner()
  @SqlRelation({
    kind: "one",
    on: (event, outfit) => `${outfit}.event_id = ${event}.id`,
    order: (outfit) => `${outfitDate(outfit)} DESC, ${outfit}.id DESC`,
  })
  latestOutfit(@Root() event: Event, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit | null>(event, context, info);
  }
}

@Resolver(() => Event)
export class EventTextResolver {
  @FieldResolver(() => String, { description: "The text about the event as sanitized HTML." })
  @DependsOn<Event>("content")
  html(@Root() { content }: Event): string {
    return editorialHtml(content);
  }
}

@Resolver(() => Celebrity)
export class CelebrityEventsResolver {
  @FieldResolver(() => [Event], { description: "The events with public looks of the celebrity, the latest first." })
  @SqlRelation({
    kind: "many",
    on: (celebrity, event) =>
      `${event}.id IN (SELECT worn.event_id FROM outfits worn WHERE worn.celebrity_id = ${celebrity}.id
         AND worn.deleted_at IS NULL AND ${isPublished("outfits", "worn")})`,
    order: latestEvents,
  })
  events(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Event[]>(celebrity, context, info);
  }
}
