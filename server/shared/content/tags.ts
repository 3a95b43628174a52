import { contentKinds, type ContentType } from "./contentKind";

/**
 * Names what a change touches and what an answer is made of; both sides speak these words only:
 * one row as `outfit:ID`, whoever has a slug as `outfit/navy-suit`, all lists of a kind as `outfits`, and the site's own below.
 * A row is also touched when rows that belong to it are: a celebrity by its outfits, an outfit by its products.
 */
export type Tag = string;

/** Touched by changes that are not worth naming row by row: drops every answer. */
export const everything: Tag = "everything";

/** Carried by answers of which nobody can say what they were made of: every change touches it. */
export const anyTag: Tag = "any";

/** What the editors set for the whole site. */
export const settingsTag: Tag = "settings";
export const programsTag: Tag = "affiliatePrograms";

export const rowTag = (type: ContentType, id: string): Tag => `${type}:${id}`;
export const slugTag = (type: ContentType, slug: string): Tag => `${type}/${slug}`;
export const listTag = (type: ContentType): Tag => contentKinds[type].list;
