import Container from "@mui/material/Container";
import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { SearchPageQuery } from "../../../graphql/generated/operations";
import { formatScene } from "../../../shared/format/scene";

type Found = NonNullable<SearchPageQuery["appearances"]>[number];

function scenePath({ slug: show, season, episode, characterSlug }: NonNullable<Found["scene"]>): string {
  if (season !== null && episode !== null) return paths.showEpisode({ show, season, episode });
  if (characterSlug !== null) return paths.showCharacter({ show, character: characterSlug });
  return season === null ? paths.show(show) : paths.showSeason({ show, season });
}

function toLink({ event, scene }: Found): { to: string; label: string } | [] {
  if (event) return { to: paths.event(event.slug), label: event.name };
  return scene ? { to: scenePath(scene), label: formatScene(scene) } : [];
}

/** The events, shows, episodes and characters that a search names; nothing when it names none. */
export function FoundAppearances({ appearances }: { appearances: readonly Found[] }) {
  if (appearances.length === 0) return null;
  return (
    <Container>
      <PlaceList aria-label="Events and shows">
        <Typography variant="overline" color="primary">
          Events and shows
        </Typography>
        <ul>
          {appearances.flatMap(toLink).map(({ to, label }) => (
            <li key={`${to} ${label}`}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </PlaceList>
    </Container>
  );
}

const PlaceList = styled("section")(({ theme }) => ({
  paddingBlock: "8px 24px",
  "& ul": { display: "flex", flexWrap: "wrap", columnGap: 32, padding: 0, listStyle: "none" },
  "& li": { ...theme.typography.subtitle1 },
  "& a": {
    display: "inline-block",
    paddingBlock: 8,
    textDecorationThickness: 1,
    textUnderlineOffset: "0.25em",
  },
}));
