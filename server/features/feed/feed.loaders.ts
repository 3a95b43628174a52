import { rowsById } from "../../shared/graphql/loaders";
import { Feed } from "./feed.entity";

/** Loads feeds that confirm prices. */
export const priceFeeds = rowsById(Feed);
