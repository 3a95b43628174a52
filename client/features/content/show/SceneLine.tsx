import { Link } from "react-router-dom";
import { listSceneLinks, type SceneOfLook } from "./sceneText";

/** "Season 2, episode 5 of Harbor Lights, as Mara Quill", each with its page. */
export function SceneLine({ scene }: { scene: SceneOfLook }) {
  const links = listSceneLinks(scene);
  if (!links) return null;
  const { place, show, character } = links;
  return (
    <span>
      {place ? (
        <>
          <Link to={place.to}>{place.label}</Link> of{" "}
        </>
      ) : null}
      <Link to={show.to}>{show.label}</Link>
      {character ? (
        <>
          , as <Link to={character.to}>{character.label}</Link>
        </>
      ) : null}
    </span>
  );
}
