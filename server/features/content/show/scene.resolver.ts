import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Info, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { InvalidatesOwner } from "../../../core/graphql/publicOperation";
import { loadRelation } from "../../../core/read/loadRelation";
import { SqlRelation } from "../../../core/read/sqlRelation";
import { Outfit } from "../outfit/outfit.entity";
import { Character } from "./parts/character.entity";
import { Episode } from "./parts/episode.entity";
import { ShowSeason } from "./parts/showSeason.entity";
import { Scene } from "./scene.entity";
import { Show } from "./show.entity";

@Resolver(() => Outfit)
export class OutfitSceneResolver {
  @FieldResolver(() => Scene, {
    nullable: true,
    description: "Where in a show it was worn; null when it was not, or visitors do not see the show.",
  })
  @SqlRelation({ kind: "one", on: (outfit, scene) => `${scene}.id = ${outfit}.id` })
  scene(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Scene | null>(outfit, context, info);
  }
}

/** A row of the scene by the column with its id. */
const PartRelation = (column: string) =>
  SqlRelation({ kind: "one", on: (scene, part) => `${part}.id = ${scene}.${column}` });

@Resolver(() => Scene)
export class SceneResolver {
  @FieldResolver(() => Show, { nullable: true, description: "The show; null while it is in the trash." })
  @InvalidatesOwner()
  @PartRelation("show_id")
  show(@Root() scene: Scene, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Show | null>(scene, context, info);
  }

  @FieldResolver(() => ShowSeason, { nullable: true, description: "The season; null when unknown, and for a film." })
  @PartRelation("season_id")
  season(@Root() scene: Scene, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<ShowSeason | null>(scene, context, info);
  }

  @FieldResolver(() => Episode, { nullable: true, description: "The episode; null when unknown, and for a film." })
  @PartRelation("episode_id")
  episode(@Root() scene: Scene, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Episode | null>(scene, context, info);
  }

  @FieldResolver(() => Character, { nullable: true, description: "The character; null when unknown." })
  @PartRelation("character_id")
  character(@Root() scene: Scene, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Character | null>(scene, context, info);
  }
}
