import { loadOnce } from "../../../core/graphql/loaders";
import { getSettings } from "./settings.service";

/** Reads the site name once per request. */
export const siteName = loadOnce(async (db) => (await getSettings(db)).siteName);
