import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { formatScene } from "../../../shared/format/scene";

export interface FoundSceneLink {
  slug: string;
  title: string;
  season: number | null;
  episode: number | null;
  character: string | null;
  characterSlug: string | null;
}

function scenePath({ slug: show, season, episode, characterSlug }: FoundSceneLink): string {
  if (season !== null && episode !== null) return paths.showEpisode({ show, season, episode });
  if (characterSlug !== null) return paths.showCharacter({ show, character: characterSlug });
  return season === null ? paths.show(show) : paths.showSeason({ show, season });
}

/** The shows, episodes and characters that a search names; nothing when it names none. */
export function FoundScenes({ scenes }: { scenes: readonly FoundSceneLink[] }) {
  if (scenes.length === 0) return null;
  return (
    <Container>
      <SceneList aria-label="On screen">
        <Typography variant="overline" color="primary">
          On screen
        </Typography>
        <ul>
          {scenes.map((scene) => (
            <li key={`${scenePath(scene)} ${scene.characterSlug}`}>
              <Link to={scenePath(scene)}>{formatScene(scene)}</Link>
            </li>
          ))}
        </ul>
      </SceneList>
    </Container>
  );
}

const SceneList = styled("section")(({ theme }) => ({
  paddingBlock: "8px 24px",
  "& ul": { padding: 0, listStyle: "none" },
  "& li": { ...theme.typography.subtitle1 },
  "& a": {
    display: "inline-block",
    paddingBlock: 8,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.25em",
  },
}));
