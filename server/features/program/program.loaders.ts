import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import type { AffiliateProgram } from "./affiliateProgram.entity";
import { listPrograms } from "./program.service";

/** Reads the programs once for all links of a request. */
export const programsOfSite: LoaderFactory<"site", AffiliateProgram[]> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const programs = await listPrograms(db);
    return keys.map(() => programs);
  });
