import { programsTag } from "../../../core/cache/cacheTags";
import { readCachedCount } from "../../../core/graphql/cachedCount";
import type { RequestContext } from "../../../core/graphql/context";
import type { AffiliateProgram } from "./affiliateProgram.entity";
import { loadOnce } from "../../../core/graphql/loaders";
import { listPrograms } from "./program.service";

/** Reads the programs once for all links of a request. */
const programsOfSite = loadOnce(listPrograms);

const cacheTags = new Set([programsTag]);

/** Returns the programs of the site: to visitors the cached ones, because every list of offers needs them and few writes change them. */
export const readPrograms = (
  context: Pick<RequestContext, "cachedCounts" | "dependencies" | "loader">,
): Promise<AffiliateProgram[]> =>
  readCachedCount(context, {
    key: "affiliate programs",
    tags: () => cacheTags,
    count: () => context.loader(programsOfSite).load("site"),
    mustBeCurrent: true,
  });
