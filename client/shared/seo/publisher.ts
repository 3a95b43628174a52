import { paths } from "../../../site/addresses";
import type { Site } from "../site/SiteContext";
import { absoluteUrl } from "./head";

/** The site as schema.org's Organization. */
export const publisher = ({ name, origin }: Pick<Site, "name" | "origin">) => ({
  "@type": "Organization",
  name,
  url: absoluteUrl(origin, paths.home()),
});
