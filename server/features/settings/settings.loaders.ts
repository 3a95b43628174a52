import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { getSettings } from "./settings.service";

/** The site's name, read once for all that a request asks for. */
export const siteName: LoaderFactory<"site", string> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const { siteName: name } = await getSettings(db);
    return keys.map(() => name);
  });
