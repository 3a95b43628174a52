import { adminFolder, beaconPath, graphqlPath, mcpPath, offlinePath, outboxFolder, paths } from "./addresses";
import { apiFolder } from "./apiPaths";
import { personalFeedFolder } from "./feedPaths";
import { outboundFolder } from "./outbound";

const { privacyPolicy, termsOfService, affiliateDisclosure, ...otherPaths } = paths;
const firstPages = [privacyPolicy, termsOfService, affiliateDisclosure];

/** First segments of addresses that are no page of an editor: such a page cannot have them as its slug. */
export const reservedSlugs: ReadonlySet<string> = new Set(
  [
    ...Object.values(otherPaths).flatMap(({ pattern, oldPatterns }) => [pattern, ...oldPatterns]),
    ...firstPages.flatMap(({ oldPatterns }) => oldPatterns),
    ...[adminFolder, apiFolder, outboundFolder, outboxFolder, personalFeedFolder],
    ...[graphqlPath, mcpPath, beaconPath, offlinePath],
    ...["/art", "/assets", "/livez", "/pictures", "/readyz"],
  ].flatMap((path) => {
    const [, segment = ""] = path.split("/");
    return segment.startsWith(":") ? [] : segment;
  }),
);
