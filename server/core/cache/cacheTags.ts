import type { CacheTag } from "./cacheTag";
import type { ByIdsArgs } from "../paging/byIdsArgs";
import type { ByIdOrSlug } from "../slugs/slugged";
import { contentKinds, type ContentType } from "../kinds/contentKind";

/**
 * Cache tags: a row is `outfit:ID`, a row by slug is `outfit/navy-suit`, all lists of a type are `outfits`. A change
 * also invalidates the parent rows: a celebrity of an outfit, an outfit of a product.
 */

/** The site settings. */
export const settingsTag: CacheTag = "settings";
/** The product categories: few, and most pages show several. */
export const categoriesTag: CacheTag = "productCategories";
export const programsTag: CacheTag = "affiliatePrograms";
export const exchangeRatesTag: CacheTag = "exchangeRates";

export const rowTag = (type: ContentType, id: string): CacheTag => `${type}:${id}`;
export const slugTag = (type: ContentType, slug: string): CacheTag => `${type}/${slug}`;
export const listTag = (type: ContentType): CacheTag => contentKinds[type].list;

/** What says which brand was worn in a look: the names of the brand, the pieces and the exact products. */
export const wornBrandTags: readonly CacheTag[] = (["brand", "outfit", "affiliateProduct"] as const).map(listTag);

/** Cache tags of a query by ids: a row that is missing now may be restored. */
export const rowTags =
  (type: ContentType) =>
  ({ ids }: ByIdsArgs): CacheTag[] =>
    ids.map((id) => rowTag(type, id.toLowerCase()));

/** Cache tags of a query by id or slug: a change of its slug changes which row it finds. */
export const slugTags =
  (type: ContentType) =>
  ({ id, slug }: ByIdOrSlug): CacheTag[] =>
    !id && typeof slug === "string" ? [slugTag(type, slug)] : [];
