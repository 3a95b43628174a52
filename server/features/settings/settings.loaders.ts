import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import { readSiteCurrency } from "../../content/offers/siteCurrency";
import type { LoaderFactory } from "../../shared/graphql/context";
import { getSettings } from "./settings.service";

/** Reads the site name once per request. */
export const siteName: LoaderFactory<"site", string> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const { siteName: name } = await getSettings(db);
    return keys.map(() => name);
  });

/** Reads the site's currency once per request. */
export const siteCurrency: LoaderFactory<"site", string> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const currency = await readSiteCurrency(db);
    return keys.map(() => currency);
  });
