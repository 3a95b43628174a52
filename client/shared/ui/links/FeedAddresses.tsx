import { styled } from "@mui/material/styles";
import { Link } from "react-router-dom";
import { paths } from "../../../../site/addresses";
import {
  brandFeedPattern,
  categoryFeedPattern,
  celebrityFeedPattern,
  characterFeedPattern,
  eventFeedPattern,
  jsonFeedPath,
  seasonFeedPattern,
  seriesFeedPattern,
  showFeedPattern,
  topicFeedPattern,
} from "../../../../site/feedPaths";
import { fillPattern } from "../../../../site/links";
import { FeedLink } from "../../seo/FeedLink";
import { VisuallyHidden } from "../VisuallyHidden";

const kinds = {
  celebrity: { pattern: celebrityFeedPattern, news: "New looks, price drops and what is back in stock" },
  event: { pattern: eventFeedPattern, news: "New looks" },
  series: { pattern: seriesFeedPattern, news: "New looks of every year" },
  show: { pattern: showFeedPattern, news: "New looks" },
  season: { pattern: seasonFeedPattern, news: "New looks" },
  character: { pattern: characterFeedPattern, news: "New looks" },
  brand: { pattern: brandFeedPattern, news: "New looks" },
  category: { pattern: categoryFeedPattern, news: "New pieces and looks, price drops and what is back in stock" },
  topic: { pattern: topicFeedPattern, news: "New articles of this topic" },
};

export interface FeedAddressesProps {
  kind: keyof typeof kinds;
  /** The id of a place whose new looks come by mail. */
  id?: string;
  slug: string;
  /** The name of a season or a character in its address. */
  part?: string;
  /** What the feed is about. */
  name: string;
}

/** Feeds, and mails of new looks, to follow without an account. They are behind a <details>, which works without JavaScript; the head names them, too. */
export function FeedAddresses({ kind, id, slug, part, name }: FeedAddressesProps) {
  const { pattern, news } = kinds[kind];
  const feed = fillPattern(pattern, [slug, part]);
  return (
    <Fold>
      <FeedLink title={name} path={feed} />
      <summary>
        <span>
          Ways to follow<VisuallyHidden> {name}</VisuallyHidden>
        </span>
      </summary>
      <p>
        <b>By feed.</b> {news}, in any feed reader, without an account. Copy one of these addresses into it:
      </p>
      <div>
        <a href={feed} type="application/rss+xml">
          RSS<VisuallyHidden> feed of {name}</VisuallyHidden>
        </a>
        <a href={jsonFeedPath(feed)} type="application/feed+json">
          JSON Feed<VisuallyHidden> of {name}</VisuallyHidden>
        </a>
      </div>
      {kind === "celebrity" || id ? (
        <>
          <p>
            <b>By mail.</b> New looks once a week, only when there are some:
          </p>
          <div>
            <Link to={paths.newsletter(kind === "celebrity" ? { celebrity: slug } : { place: id })}>
              Get new looks by mail<VisuallyHidden> of {name}</VisuallyHidden>
            </Link>
          </div>
        </>
      ) : null}
    </Fold>
  );
}

const Fold = styled("details")(({ theme }) => ({
  ...theme.typography.body2,
  color: theme.vars.palette.text.secondary,
  "& > summary": {
    display: "inline-flex",
    alignItems: "center",
    gap: 8,
    minHeight: 44,
    cursor: "pointer",
    listStyle: "none",
    color: theme.vars.palette.text.primary,
    "& > span": { textDecoration: "underline", textUnderlineOffset: "0.3em", textDecorationThickness: 1 },
    "&::-webkit-details-marker": { display: "none" },
    "&::after": { content: '"+"', fontSize: "1.1em" },
    "&:hover": { color: theme.vars.palette.primary.main },
  },
  "&[open] > summary::after": { content: '"\\2212"' },
  "& > p": { maxWidth: "52ch" },
  "& > div": { display: "flex", flexWrap: "wrap", gap: "0 24px" },
  "& > div a": { display: "inline-flex", alignItems: "center", minHeight: 44, textUnderlineOffset: "0.3em" },
}));
