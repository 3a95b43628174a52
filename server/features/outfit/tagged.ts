/** Each name of a tag once, found by its index without reading every use. */
const tagNames = `WITH RECURSIVE tag (name) AS (
    SELECT min(tag_name) FROM outfit_tags
    UNION ALL SELECT (SELECT min(tag_name) FROM outfit_tags WHERE tag_name > tag.name) FROM tag WHERE tag.name IS NOT NULL
  ) SELECT name FROM tag`;

/** SQL that selects the names of tags whose `name` meets the condition. */
export const tagNamesThat = (condition: string): string => `${tagNames} WHERE ${condition}`;

/** SQL that selects the ids of outfits with such a tag: each name is looked at once, however many outfits have it. */
export const tagged = (condition: string): string =>
  `SELECT outfit_id FROM outfit_tags WHERE tag_name IN (${tagNamesThat(condition)})`;
