import { paths } from "../../../../site/addresses";
import {
  brandFeedPattern,
  characterFeedPattern,
  seasonFeedPattern,
  seriesFeedPattern,
  showFeedPattern,
} from "../../../../site/feedPaths";
import { fillPattern } from "../../../../site/links";
import type { FollowedKind, FollowedPlace } from "./followedPlace.entity";

type Named = Pick<FollowedPlace, "kind" | "name" | "slug" | "part">;

const pagePaths: Record<FollowedKind, (place: Named) => string> = {
  SERIES: ({ name }) => paths.events({ series: name }),
  SHOW: ({ slug }) => paths.show(slug),
  SEASON: ({ slug, part }) => paths.showSeason({ show: slug, season: Number(part) }),
  CHARACTER: ({ slug, part }) => paths.showCharacter({ show: slug, character: part ?? "" }),
  BRAND: ({ slug }) => paths.brand(slug),
};

const feedPatterns: Record<FollowedKind, string> = {
  SERIES: seriesFeedPattern,
  SHOW: showFeedPattern,
  SEASON: seasonFeedPattern,
  CHARACTER: characterFeedPattern,
  BRAND: brandFeedPattern,
};

/** Path of the page of a place. */
export const placePath = (place: Named): string => pagePaths[place.kind](place);

/** Path of the RSS feed of a place. */
export const placeFeedPath = ({ kind, slug, part }: Named): string =>
  fillPattern(feedPatterns[kind], [slug, kind === "SEASON" ? `season-${part}` : (part ?? undefined)]);
