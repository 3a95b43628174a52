import { styled } from "@mui/material/styles";
import Typography from "@mui/material/Typography";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { OutfitGrid } from "../../../features/content/outfit/OutfitGrid";
import { formatEpisode } from "../../../shared/format/scene";
import type { ShowPageQuery } from "../../../graphql/generated/operations";

type Look = ShowPageQuery["outfits"]["edges"][number]["node"];

interface SceneLooksProps {
  looks: readonly Look[];
  /** Slug of the show. */
  show: string;
  /** The page is about one episode, and names it above. */
  isEpisode: boolean;
  ref: Ref<HTMLUListElement>;
}

interface EpisodeLooks {
  key: string;
  scene: Look["scene"];
  looks: Look[];
}

/** Groups looks that follow one another by their episode. */
function groupByEpisode(looks: readonly Look[]): EpisodeLooks[] {
  const groups: EpisodeLooks[] = [];
  for (const look of looks) {
    const { scene } = look;
    const key = scene?.episode?.id ?? scene?.season?.id ?? "";
    const last = groups.at(-1);
    if (last?.key === key) last.looks.push(look);
    else groups.push({ key, scene, looks: [look] });
  }
  return groups;
}

/** Looks below their episodes. */
export function SceneLooks({ looks, show, isEpisode, ref }: SceneLooksProps) {
  const groups = groupByEpisode(looks);
  if (isEpisode || groups.every(({ key }) => key === "")) return <OutfitGrid ref={ref} outfits={looks} priority={2} />;
  return (
    <GroupList ref={ref}>
      {groups.map((group) => (
        <li key={group.key}>
          <EpisodeHeading show={show} scene={group.scene} />
          <OutfitGrid outfits={group.looks} />
        </li>
      ))}
    </GroupList>
  );
}

function EpisodeHeading({ show, scene }: { show: string; scene: Look["scene"] }) {
  const { season, episode } = scene ?? {};
  if (!season) return <Typography variant="h3">Other looks</Typography>;
  const to = episode
    ? paths.showEpisode({ show, season: season.number, episode: episode.number })
    : paths.showSeason({ show, season: season.number });
  return (
    <Typography variant="h3">
      <Link to={to}>{formatEpisode(season.number, episode?.number)}</Link>
      {episode?.title ? <small>{episode.title}</small> : null}
    </Typography>
  );
}

const GroupList = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "clamp(2.5rem, 2rem + 2vw, 4.5rem)",
  padding: 0,
  listStyle: "none",
  "& > li > h3": {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "baseline",
    columnGap: 14,
    marginBottom: 20,
    "& a": { color: "inherit", textDecorationThickness: 1, textUnderlineOffset: "0.2em" },
    "& small": { ...theme.typography.body1, color: theme.vars.palette.text.secondary },
  },
}));
