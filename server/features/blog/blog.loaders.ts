import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { firstRowsByValue } from "../../shared/graphql/loaders";
import { getSettings } from "../settings/settings.service";
import type { LinkRules } from "./articleHtml";
import { BlogPost } from "./blogPost.entity";

export const relatedPostCount = 3;

/**
 * Loads the newest articles of each category, one more than an article shows, because one of them may be the article
 * itself.
 */
export const newestPostsOfCategory = firstRowsByValue(BlogPost, {
  column: "category",
  order: (post) => `${post}.date DESC, ${post}.id DESC`,
  limit: relatedPostCount + 1,
});

interface SiteLinkRules {
  tracking: string;
  countsClicks: boolean;
}

/** Reads the settings once for all articles of a request. */
export const linkRules: LoaderFactory<"site", LinkRules & SiteLinkRules> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const { createNewWindow, addNoFollowTag, defaultTracking, trackOutboundLinks } = await getSettings(db);
    return keys.map(() => ({
      newWindow: createNewWindow,
      nofollow: addNoFollowTag,
      tracking: defaultTracking,
      countsClicks: trackOutboundLinks,
    }));
  });
