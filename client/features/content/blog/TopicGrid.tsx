import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import type { TopicCard_TopicFragment } from "../../../graphql/generated/operations";
import { TopicCard, type TopicCardProps } from "./TopicCard";

export interface TopicGridProps extends Pick<TopicCardProps, "level" | "variant"> {
  /** Masked rows: the query selects `slug` besides the card's fragment. */
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

/** On a phone, short cards form two columns; those with a description use the full width. */
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
