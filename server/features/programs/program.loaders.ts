import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import { programsTag } from "../../core/cache/cacheTags";
import { readCachedCount } from "../../core/graphql/cachedCount";
import type { LoaderFactory, RequestContext } from "../../core/graphql/context";
import type { AffiliateProgram } from "./affiliateProgram.entity";
import { listPrograms } from "./program.service";

/** Reads the programs once for all links of a request. */
const programsOfSite: LoaderFactory<"site", AffiliateProgram[]> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const programs = await listPrograms(db);
    return keys.map(() => programs);
  });

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
