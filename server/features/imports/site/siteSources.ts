import { ghostSource } from "./ghost/ghostSource";
import { hostedSource } from "./hosted/hostedSource";
import type { SiteSource } from "./siteRecord.types";
import { wordpressSource } from "./wordpress/wordpressSource";

/** The kinds of exports, in the order in which they are tried. */
export const siteSources: readonly SiteSource[] = [wordpressSource, ghostSource, hostedSource];
