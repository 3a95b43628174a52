import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Int, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../../core/graphql/context";
import { InvalidatesOwner } from "../../../../core/graphql/publicOperation";
import { outfitDate } from "../../../../core/kinds/publicSql";
import { isShown } from "../../../../core/kinds/visibility";
import { loadRelation } from "../../../../core/read/loadRelation";
import { SqlRelation } from "../../../../core/read/sqlRelation";
import { Celebrity } from "../../celebrity/celebrity.entity";
import { Outfit } from "../../outfit/outfit.entity";
import { Show } from "../show.entity";
import { Character } from "./character.entity";
import { Episode } from "./episode.entity";
import { ShowSeason } from "./showSeason.entity";

/** The number of looks that have the id of the row in a column. */
const LookCount = (column: string) =>
  SqlRelation({
    kind: "value",
    sql: (row, audience) =>
      `SELECT count(*)::int FROM outfits worn WHERE worn.${column} = ${row}.id AND ${isShown("outfits", "worn", audience)}`,
  });
const count = { description: "Number of its looks." };

/** The newest look that has the id of the row in a column. */
const LatestLook = (column: string) =>
  SqlRelation({
    kind: "one",
    on: (row, outfit) => `${outfit}.${column} = ${row}.id`,
    order: (outfit) => `${outfitDate(outfit)} DESC, ${outfit}.id DESC`,
  });
const latest = { nullable: true, description: "Its newest look; null when there is none." };

@Resolver(() => Show)
export class ShowPartsResolver {
  @FieldResolver(() => [Character], { description: "Its cast, in the editor's order." })
  @SqlRelation({
    kind: "many",
    on: (show, character) => `${character}.show_id = ${show}.id`,
    order: (character) => `${character}.place, ${character}.id`,
  })
  characters(@Root() show: Show, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Character[]>(show, context, info);
  }

  @FieldResolver(() => [ShowSeason], { description: "Its seasons, newest first." })
  @SqlRelation({
    kind: "many",
    on: (show, season) => `${season}.show_id = ${show}.id`,
    order: (season) => `${season}.number DESC, ${season}.id`,
  })
  seasons(@Root() show: Show, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<ShowSeason[]>(show, context, info);
  }

  @FieldResolver(() => Int, count)
  @LookCount("show_id")
  outfitCount(@Root() show: Show, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<number>(show, context, info);
  }

  @FieldResolver(() => Outfit, latest)
  @InvalidatesOwner()
  @LatestLook("show_id")
  latestOutfit(@Root() show: Show, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit | null>(show, context, info);
  }
}

@Resolver(() => ShowSeason)
export class ShowSeasonResolver {
  @FieldResolver(() => [Episode], { description: "Its episodes, newest first." })
  @SqlRelation({
    kind: "many",
    on: (season, episode) => `${episode}.show_id = ${season}.show_id AND ${episode}.season_id = ${season}.id`,
    order: (episode) => `${episode}.number DESC, ${episode}.id`,
  })
  episodes(@Root() season: ShowSeason, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Episode[]>(season, context, info);
  }

  @FieldResolver(() => Int, count)
  @LookCount("season_id")
  outfitCount(@Root() season: ShowSeason, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<number>(season, context, info);
  }
}

@Resolver(() => Episode)
export class EpisodeResolver {
  @FieldResolver(() => ShowSeason, { nullable: true, description: "Its season." })
  @SqlRelation({ kind: "one", on: (episode, season) => `${season}.id = ${episode}.season_id` })
  season(@Root() episode: Episode, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<ShowSeason | null>(episode, context, info);
  }

  @FieldResolver(() => Int, count)
  @LookCount("episode_id")
  outfitCount(@Root() episode: Episode, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<number>(episode, context, info);
  }
}

@Resolver(() => Character)
export class CharacterResolver {
  @FieldResolver(() => Show, { nullable: true, description: "The show; null while it is in the trash." })
  @InvalidatesOwner()
  @SqlRelation({ kind: "one", on: (character, show) => `${show}.id = ${character}.show_id` })
  show(@Root() character: Character, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Show | null>(character, context, info);
  }

  @FieldResolver(() => Celebrity, {
    nullable: true,
    description: "Who plays the character; null when unknown, and while the celebrity is not public.",
  })
  @InvalidatesOwner()
  @SqlRelation({ kind: "one", on: (character, celebrity) => `${celebrity}.id = ${character}.celebrity_id` })
  celebrity(@Root() character: Character, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Celebrity | null>(character, context, info);
  }

  @FieldResolver(() => Int, count)
  @LookCount("character_id")
  outfitCount(@Root() character: Character, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<number>(character, context, info);
  }

  @FieldResolver(() => Outfit, latest)
  @InvalidatesOwner()
  @LatestLook("character_id")
  latestOutfit(@Root() character: Character, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit | null>(character, context, info);
  }
}

@Resolver(() => Celebrity)
export class CelebrityCharactersResolver {
  @FieldResolver(() => [Character], { description: "The characters whom the celebrity plays, by the show's title." })
  @SqlRelation({
    kind: "many",
    on: (celebrity, character) => `${character}.celebrity_id = ${celebrity}.id`,
    order: (character) =>
      `(SELECT searchable(whole.title) FROM shows whole WHERE whole.id = ${character}.show_id), ${character}.name`,
  })
  characters(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Character[]>(celebrity, context, info);
  }
}
