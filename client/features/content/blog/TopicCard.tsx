import type { FragmentType } from "@apollo/client";
import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import type { TopicCard_TopicFragment } from "../../../graphql/generated/operations";
import { getFragmentData } from "../../../graphql/getFragmentData";
import { plural } from "../../../shared/format/plural";
import { LinkCard } from "../../../shared/ui/links/LinkCard";
import { Picture } from "../../../shared/ui/picture/Picture";

export interface TopicCardProps {
  topic: FragmentType<TopicCard_TopicFragment>;
  /** Heading level, to keep the page's outline complete. */
  level?: 2 | 3;
  /** "full" also shows the topic's description. */
  variant?: "short" | "full";
}

/** A blog topic with its image and article count, with a link over the whole card. */
export function TopicCard({ topic, level = 3, variant = "short" }: TopicCardProps) {
  const data = getFragmentData<TopicCard_TopicFragment>(topic);
  const Heading = `h${level}` as const;
  return (
    <Card component="article">
      <figure>
        <Picture src={data.image} alt="" kind="topic" width={1200} height={900} />
      </figure>
      <TopicLine>
        <Heading>
          <Link to={paths.topic(data.slug)}>{data.name}</Link>
        </Heading>
        <span>{plural(data.count, "article")}</span>
      </TopicLine>
      {variant === "full" ? <p>{data.description}</p> : null}
    </Card>
  );
}

const Card = styled(LinkCard)(({ theme }) => ({
  gap: 14,
  "& h2, & h3": { ...theme.typography.h4 },
  "& p": { ...theme.typography.body2, marginTop: -6, maxWidth: "46ch", color: theme.vars.palette.text.secondary },
})) as typeof LinkCard;

const TopicLine = styled("div")(({ theme }) => ({
  display: "grid",
  gap: "2px 16px",
  [theme.breakpoints.up("md")]: { gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "baseline" },
  "& span": {
    ...theme.typography.caption,
    color: theme.vars.palette.text.secondary,
    fontVariantNumeric: "lining-nums tabular-nums",
    whiteSpace: "nowrap",
  },
}));
