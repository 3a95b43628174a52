import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { TopicCard_TopicFragment } from "../../graphql/generated/operations";
import { TopicCard, type TopicCardProps } from "./TopicCard";

export interface TopicGridProps extends Pick<TopicCardProps, "level" | "variant"> {
  /** Masked rows: the query asks for `slug` beside the card's fragment. */
  topics: readonly ({ slug: string } & FragmentType<TopicCard_TopicFragment>)[];
}

export function TopicGrid({ topics, level, variant = "short" }: TopicGridProps) {
  return (
    <Grid data-variant={variant}>
      {topics.map((topic) => (
        <li key={topic.slug}>
          <TopicCard topic={topic} level={level} variant={variant} />
        </li>
      ))}
    </Grid>
  );
}

/** Short cards stand in pairs on a phone; those with a description need the whole line. */
const Grid = styled("ul")(({ theme }) => ({
  display: "grid",
  gap: "clamp(2rem, 1.6rem + 1.6vw, 3.25rem) clamp(1rem, 0.6rem + 1.6vw, 2.25rem)",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  listStyle: "none",
  "&[data-variant='full']": {
    gridTemplateColumns: "minmax(0, 1fr)",
    [theme.breakpoints.up("sm")]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  [theme.breakpoints.up("md")]: { "&, &[data-variant='full']": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" } },
}));
