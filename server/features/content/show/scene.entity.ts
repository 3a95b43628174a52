import { Field, Int, ObjectType } from "type-graphql";
import { ViewColumn, ViewEntity } from "typeorm";
import { VisitorFilter } from "../../../core/read/audience";
import { isPartOfPublicShow } from "./parts/showPart";

/** A view of the columns of outfits, so that one statement reads a look with its scene. Its id is that of the look. */
@ObjectType({ description: "Where in a show a look was worn, as far as known." })
@ViewEntity("scenes", { synchronize: false })
@VisitorFilter(isPartOfPublicShow)
export class Scene {
  @ViewColumn() id: string;
  @ViewColumn({ name: "show_id" }) showId: string;
  @ViewColumn({ name: "season_id" }) seasonId: string | null;
  @ViewColumn({ name: "episode_id" }) episodeId: string | null;
  @ViewColumn({ name: "character_id" }) characterId: string | null;

  @Field(() => Int, { nullable: true, description: "The minute of the episode or film; null when unknown." })
  @ViewColumn()
  minute: number | null;
}
