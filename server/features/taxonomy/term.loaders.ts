import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import type { TermType } from "./term.entity";
import { usageCounts } from "./termUsage";

/** Loads the usage counts by name for each list, with one statement per list. */
export const usageOfTerms: LoaderFactory<TermType, Map<string, number>> = (db: EntityManager) =>
  new DataLoader((lists) => Promise.all(lists.map((list) => usageCounts(db, list))));
