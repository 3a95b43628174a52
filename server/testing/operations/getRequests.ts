import type { EntityManager } from "typeorm";
import { apiPaths, questionPicturePath } from "../../../site/apiPaths";
import {
  changePasswordPath,
  heldPicturePath,
  offlinePath,
  outboxPattern,
  paths,
  robotsPath,
  securityTextPath,
  sitemapFilePattern,
  sitemapPath,
  webManifestPath,
} from "../../../site/addresses";
import {
  blogFeed,
  brandFeedPattern,
  categoryFeedPattern,
  celebrityFeedPattern,
  characterFeedPattern,
  eventFeedPattern,
  jsonFeedPath,
  outfitFeed,
  personalFeedPath,
  productFeedPath,
  questionFeedPath,
  seasonFeedPattern,
  seriesFeedPattern,
  showFeedPattern,
  topicFeedPattern,
} from "../../../site/feedPaths";
import { outboundPatterns } from "../../../site/outbound";
import { fillPattern } from "../../../site/links";

/** Routes that stay open, or that send files. */
export const otherGetRoutes: readonly string[] = [
  apiPaths.live,
  webManifestPath,
  "/art/:kind/:file",
  "/pictures/:name",
];

const unknownId = "6a4d9a52-2f7c-4a4f-9d7c-111111111111";

/** Returns an address for each route that a browser, a crawler or a program reads, with rows of `fillDatabase`. */
export async function listGetRequests(db: EntityManager): Promise<string[]> {
  const [first]: { product: string; celebrity: string }[] = await db.query(
    `SELECT (SELECT id FROM affiliate_products ORDER BY title LIMIT 1) AS product,
       (SELECT slug FROM celebrities ORDER BY slug LIMIT 1) AS celebrity`,
  );
  const feeds = [
    blogFeed,
    outfitFeed,
    fillPattern(topicFeedPattern, ["shoes"]),
    fillPattern(celebrityFeedPattern, [first.celebrity]),
    ...[eventFeedPattern, seriesFeedPattern, showFeedPattern, brandFeedPattern].map((pattern) =>
      fillPattern(pattern, ["nobody"]),
    ),
    fillPattern(seasonFeedPattern, ["nobody", "season-1"]),
    fillPattern(characterFeedPattern, ["nobody", "none"]),
    fillPattern(categoryFeedPattern, ["dresses"]),
  ];
  const sitemaps = ["pages", "categories", "topics", "celebrities-1", "outfits-1", "blog-1", "garments-1", "scenes-1"];
  return [
    ...feeds.flatMap((path) => [path, jsonFeedPath(path)]),
    ...sitemaps.map((name) => fillPattern(sitemapFilePattern, [name])),
    sitemapPath,
    productFeedPath,
    personalFeedPath("a".repeat(22), "xml"),
    questionFeedPath(unknownId, "xml"),
    heldPicturePath(unknownId),
    questionPicturePath(unknownId),
    robotsPath,
    securityTextPath,
    changePasswordPath,
    offlinePath,
    fillPattern(outboxPattern, [unknownId]),
    fillPattern(outboundPatterns[0], [first.product]),
    fillPattern(outboundPatterns[1], [first.product, "key"]),
    paths.celebrity(first.celebrity),
    paths.celebrity("a-former-name"),
    `${apiPaths.mail}?id=${unknownId}`,
    `${apiPaths.analytics}?from=2026-01-01&to=2026-01-31`,
    `${apiPaths.earnings}?by=CELEBRITY&from=2026-01-01&to=2026-01-31`,
    apiPaths.outfitsFile,
    apiPaths.subscribersFile,
  ];
}
