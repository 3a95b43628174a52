import { useSuspenseQuery } from "@apollo/client/react";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import { OutfitThumb } from "../../../features/content/outfit/OutfitThumb";
import { OutfitsPageSeasonalTrendsDocument } from "../../../graphql/generated/operations";
import { boundedText } from "../../../shared/format/plural";
import { OutfitsPageArticles } from "./OutfitsPageArticles";
import { OutfitsPageDialogError } from "./OutfitsPageDialogError";
import { seasons, type SeasonName } from "./outfitsQuery";

/** Meteorological seasons, as on the server: spring starts in March. */
const seasonIndex = (today: Date): number => Math.floor(((today.getMonth() + 10) % 12) / 3);

export function OutfitsPageSeasonalTrends() {
  const { data, refetch } = useSuspenseQuery(OutfitsPageSeasonalTrendsDocument, { errorPolicy: "all" });
  if (!data) return <OutfitsPageDialogError refetch={refetch} />;
  const now = seasonIndex(new Date());
  // The current season, then the next ones.
  const ordered = [...seasons.slice(now), ...seasons.slice(0, now)].filter((season) => data[season].totalCount > 0);
  return (
    <>
      {newOnes(ordered.map((season) => ({ season, rows: data[season].edges.map(({ node }) => node) }))).map(
        ({ season, looks }) => (
          <Season key={season} aria-labelledby={`season-${season}`} data-now={season === seasons[now]}>
            <header>
              <h3 id={`season-${season}`}>
                {season} {season === seasons[now] ? <small>Now</small> : null}
              </h3>
              <Link to={paths.outfits({ season })}>
                {data[season].totalCount === 1 ? "The look" : `All ${boundedText(data[season].totalCount, "look")}`}
              </Link>
            </header>
            <ul>
              {looks.map((look) => (
                <li key={look.id}>
                  <OutfitThumb outfit={look} />
                </li>
              ))}
            </ul>
          </Season>
        ),
      )}
      <OutfitsPageArticles title="Read on" posts={data.blogPosts.edges.map(({ node }) => node)} />
    </>
  );
}

const looksOfSeason = 4;

/** A look may match two seasons, by its tag and by its date; it appears once, in the first of them. */
function newOnes<Row extends { id: string }>(lists: readonly { season: SeasonName; rows: readonly Row[] }[]) {
  const seen = new Set<string>();
  return lists.map(({ season, rows }) => {
    const looks = rows.filter(({ id }) => !seen.has(id)).slice(0, looksOfSeason);
    looks.forEach(({ id }) => seen.add(id));
    return { season, looks };
  });
}

const Season = styled("section")(({ theme }) => ({
  marginBottom: 36,
  "& header": { display: "flex", alignItems: "baseline", justifyContent: "space-between", gap: 16, marginBottom: 14 },
  "& h3": { ...theme.typography.h3, textTransform: "capitalize" },
  "& small": { ...theme.typography.overline, marginLeft: 8, color: theme.vars.palette.primary.main },
  "& header a": { ...theme.typography.subtitle2, textUnderlineOffset: "0.35em", paddingBlock: 10 },
  "& ul": {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: "20px 14px",
    listStyle: "none",
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(4, minmax(0, 1fr))" },
  },
}));
