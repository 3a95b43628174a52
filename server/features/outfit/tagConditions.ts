import { sql, type SqlFragment } from "../../core/read/sql";

/** Selects each tag name once, by an index scan that skips its uses. */
const tagNames = sql`WITH RECURSIVE tag (name) AS (
    SELECT min(tag_name) FROM outfit_tags
    UNION ALL SELECT (SELECT min(tag_name) FROM outfit_tags WHERE tag_name > tag.name) FROM tag WHERE tag.name IS NOT NULL
  ) SELECT name FROM tag`;

/** Returns SQL that selects the tag names whose `name` meets the condition. */
export const selectTagNames = (condition: SqlFragment): SqlFragment => sql`${tagNames} WHERE ${condition}`;

/** Returns SQL that selects the ids of outfits with such a tag: the condition runs once per name, not per outfit. */
export const selectTaggedOutfitIds = (condition: SqlFragment): SqlFragment =>
  sql`SELECT outfit_id FROM outfit_tags WHERE tag_name IN (${selectTagNames(condition)})`;
