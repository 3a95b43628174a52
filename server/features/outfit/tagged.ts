import { sql, type SqlFragment } from "../../shared/read/sql";

/** Each name of a tag once, found by its index without reading every use. */
const tagNames = sql`WITH RECURSIVE tag (name) AS (
    SELECT min(tag_name) FROM outfit_tags
    UNION ALL SELECT (SELECT min(tag_name) FROM outfit_tags WHERE tag_name > tag.name) FROM tag WHERE tag.name IS NOT NULL
  ) SELECT name FROM tag`;

/** SQL that selects the names of tags whose `name` meets the condition. */
export const tagNamesThat = (condition: SqlFragment): SqlFragment => sql`${tagNames} WHERE ${condition}`;

/** SQL that selects the ids of outfits with such a tag: each name is looked at once, however many outfits have it. */
export const hasTag = (condition: SqlFragment): SqlFragment =>
  sql`SELECT outfit_id FROM outfit_tags WHERE tag_name IN (${tagNamesThat(condition)})`;
