import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import type { TermType } from "./term.entity";
import { usageCounts } from "./termUsage";

/** Live rows by name, for each list: one statement a list. */
export const usageOfTerms: LoaderFactory<TermType, Map<string, number>> = (db: EntityManager) =>
  new DataLoader((lists) => Promise.all(lists.map((list) => usageCounts(db, list))));
