import { IsOptional, Max, Min } from "class-validator";
import { Field, InputType, Int } from "type-graphql";
import { RowId } from "../../../core/graphql/inputs";
import { badUserInput } from "../../../core/errors/appErrors";
import { type SortOrder } from "../../../core/read/sortOrder";
import type { Write } from "../../../core/write/write";
import type { Outfit } from "./outfit.entity";

@InputType({ description: "Where in a show a look was worn, as far as known." })
export class SceneInput {
  @RowId("The show.") showId: string;
  @RowId("A season of the show; omitted with an episode, it is that of the episode.", true) seasonId?: string | null;
  @RowId("An episode of the show.", true) episodeId?: string | null;
  @RowId("A character of the show.", true) characterId?: string | null;

  @Field(() => Int, { nullable: true, description: "The minute of the episode or film." })
  @IsOptional()
  @Min(0, { message: "Enter a minute from 0 to 999" })
  @Max(999, { message: "Enter a minute from 0 to 999" })
  minute?: number | null;
}

type SceneColumns = Pick<Outfit, "showId" | "seasonId" | "episodeId" | "characterId" | "minute">;

const noScene: SceneColumns = { showId: null, seasonId: null, episodeId: null, characterId: null, minute: null };

/** Converts the input to columns; null removes the scene. @throws BAD_USER_INPUT for parts that the show does not have. */
export async function toSceneColumns(
  { db }: Write,
  scene: SceneInput | null | undefined,
): Promise<Partial<SceneColumns>> {
  if (!scene) return scene === null ? noScene : {};
  const { showId, seasonId = null, episodeId = null, characterId = null, minute = null } = scene;
  const [found]: SceneColumns[] = await db.query(
    `SELECT show.id AS "showId", COALESCE(season.id, episode.season_id) AS "seasonId", episode.id AS "episodeId",
       character.id AS "characterId"
     FROM shows show LEFT JOIN show_seasons season ON season.show_id = show.id AND season.id::text = $2
       LEFT JOIN show_episodes episode ON episode.show_id = show.id AND episode.id::text = $3
         AND (season.id IS NULL OR season.id = episode.season_id)
       LEFT JOIN show_characters character ON character.show_id = show.id AND character.id::text = $4
     WHERE show.id::text = $1 AND show.deleted_at IS NULL`,
    [showId, seasonId, episodeId, characterId],
  );
  const isComplete =
    found && (!seasonId || found.seasonId) && (!episodeId || found.episodeId) && (!characterId || found.characterId);
  if (isComplete) return { ...found, minute };
  const gone = "This show, or a part of it, no longer exists. It may be in the trash.";
  throw badUserInput(gone, { scene: gone });
}

/** The newest episodes first, each in the order of the minute; what is unknown comes last. */
export const sceneOrder: SortOrder = {
  direction: "ASC",
  hasNoIndex: true,
  join: `LEFT JOIN show_seasons season ON season.id = outfit.season_id
    LEFT JOIN show_episodes episode ON episode.id = outfit.episode_id`,
  keys: [
    { expression: "-COALESCE(season.number, -1)", type: "numeric" },
    { expression: "-COALESCE(episode.number, -1)", type: "numeric" },
    { expression: "COALESCE(outfit.minute, 1000)", type: "numeric" },
  ],
};
