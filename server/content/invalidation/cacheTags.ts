import type { CacheTag } from "../../shared/cache/cacheTag";
import type { ByIdOrSlug } from "../slugs/byIdOrSlug";
import { contentKinds, type ContentType } from "../kinds/contentKind";

/**
 * The vocabulary of cache tags: one row is `outfit:ID`, the row with a slug is `outfit/navy-suit`, all lists of a kind are `outfits`.
 * A change invalidates a row together with the rows that it belongs to: a celebrity with its outfits, an outfit with its products.
 */

/** What the editors set for the whole site. */
export const settingsTag: CacheTag = "settings";
export const programsTag: CacheTag = "affiliatePrograms";

export const rowTag = (type: ContentType, id: string): CacheTag => `${type}:${id}`;
export const slugTag = (type: ContentType, slug: string): CacheTag => `${type}/${slug}`;
export const listTag = (type: ContentType): CacheTag => contentKinds[type].list;

/** Cache tags of a query by id or slug: a change of its slug changes which row it finds. */
export const slugTags =
  (type: ContentType) =>
  ({ id, slug }: ByIdOrSlug): CacheTag[] =>
    !id && typeof slug === "string" ? [slugTag(type, slug)] : [];
