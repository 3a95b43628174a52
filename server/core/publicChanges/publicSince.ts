import type { RowSql } from "../kinds/contentKind.types";

/**
 * SQL over an alias of a look or an article: when visitors could read it first. A draft counts from its publication on, and
 * nothing before its own day.
 */
export const publicSince: RowSql = (alias) =>
  `GREATEST(COALESCE((SELECT published_at FROM publications WHERE row_id = ${alias}.id), ${alias}.created_at),
    ${alias}.date::timestamp AT TIME ZONE 'UTC')`;
