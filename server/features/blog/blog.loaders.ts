import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { grouped } from "../../shared/graphql/loaders";
import { isShown } from "../../content/kinds/visibility";
import { getAudience } from "../../shared/read/audience";
import { getSettings } from "../settings/settings.service";
import type { LinkRules } from "./articleHtml";
import { BlogPost } from "./blogPost.entity";

export const relatedPostCount = 3;

/**
 * Loads the newest articles of each category, one more than an article shows, because one of them may be the article
 * itself.
 */
export const newestPostsOfCategory: LoaderFactory<string, BlogPost[]> = (db: EntityManager) =>
  new DataLoader(async (categories) => {
    const rows = await db
      .createQueryBuilder(BlogPost, "post")
      .where(
        `post.id IN (
          SELECT newest.id
          FROM unnest(CAST(:categories AS text[])) AS wanted (category)
          CROSS JOIN LATERAL (
            SELECT id FROM blog_posts other
            WHERE category = wanted.category AND ${isShown("blog_posts", "other", getAudience(db))}
            ORDER BY date DESC, id DESC LIMIT :count
          ) newest
        )`,
        { categories, count: relatedPostCount + 1 },
      )
      .orderBy("post.date", "DESC")
      .addOrderBy("post.id", "DESC")
      .getMany();
    return grouped(
      categories,
      rows,
      (row) => row.category,
      (row) => row,
    );
  });

/** Reads the settings once for all articles of a request. */
export const linkRules: LoaderFactory<"site", LinkRules & { tracking: string }> = (db: EntityManager) =>
  new DataLoader(async (keys) => {
    const { createNewWindow, addNoFollowTag, defaultTracking } = await getSettings(db);
    return keys.map(() => ({ newWindow: createNewWindow, nofollow: addNoFollowTag, tracking: defaultTracking }));
  });
