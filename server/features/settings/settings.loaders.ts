import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../core/graphql/context";
import { getSettings } from "./settings.service";

/** Reads the site name once per request. */
export const siteName: LoaderFactory<"site", string> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const { siteName: name } = await getSettings(db);
    return keys.map(() => name);
  });
