import type { AppearancesQuery, SceneFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { formatScene } from "../../../../../shared/format/scene";

/** Where in a show a look was worn. */
export interface SceneValue {
  /** "Season 2, episode 5 of Harbor Lights": the show, season and episode. */
  label: string;
  showId: string;
  seasonId: string | null;
  episodeId: string | null;
  /** Blank while unknown. */
  characterId: string;
  minute: number | null;
}

type FoundScene = NonNullable<AppearancesQuery["appearances"][number]["scene"]>;

export const foundSceneValue = (found: FoundScene): SceneValue => ({
  label: formatScene({ ...found, character: null }),
  showId: found.showId,
  seasonId: found.seasonId,
  episodeId: found.episodeId,
  characterId: found.characterId ?? "",
  minute: null,
});

/** A scene of a show as a whole. */
export const showValue = ({ id: showId, title: label }: { id: string; title: string }): SceneValue => ({
  ...{ label, showId, seasonId: null, episodeId: null, characterId: "", minute: null },
});

export function sceneValue(scene: SceneFieldsFragment | null): SceneValue | null {
  if (!scene?.show) return null;
  const { show, season, episode, character, minute } = scene;
  const numbers = { season: season?.number ?? null, episode: episode?.number ?? null };
  return {
    label: formatScene({ title: show.title, ...numbers, character: null }),
    showId: show.id,
    seasonId: season?.id ?? null,
    episodeId: episode?.id ?? null,
    characterId: character?.id ?? "",
    minute,
  };
}

export const sceneInput = (scene: SceneValue | null) => {
  if (!scene) return null;
  const { label: _label, characterId, ...rest } = scene;
  return { ...rest, characterId: characterId || null };
};
