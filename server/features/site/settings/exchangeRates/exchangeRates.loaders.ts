import { loadOnce } from "../../../../core/graphql/loaders";
import { readExchangeRates } from "./exchangeRates.service";

/** Reads the rates once for all prices of a request. */
export const exchangeRates = loadOnce(readExchangeRates);
