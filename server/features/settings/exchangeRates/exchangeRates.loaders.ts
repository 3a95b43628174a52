import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../../core/graphql/context";
import { readExchangeRates } from "./exchangeRates.service";
import type { ExchangeRates } from "./exchangeRate.entity";

/** Reads the rates once for all prices of a request. */
export const exchangeRates: LoaderFactory<"site", ExchangeRates | null> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const rates = await readExchangeRates(db);
    return keys.map(() => rates);
  });
