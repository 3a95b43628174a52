import type { RowSql } from "./contentKind.types";

/** A row is public from the beginning of its day, in UTC. */
export const today = "(now() AT TIME ZONE 'UTC')::date";

/** The expression of the date indexes, for conditions and orders. An outfit without a date comes last, and is public. */
export const outfitDate: RowSql = (outfit) => `COALESCE(${outfit}.date, '0001-01-01')`;

/** The expression of the date index of events. An event without a day comes last. */
export const eventDay: RowSql = (event) => `COALESCE(${event}.first_day, '0001-01-01')`;

/** The order of events in which the latest is the first. */
export const latestEvents: RowSql = (event) => `${eventDay(event)} DESC, ${event}.id DESC`;

/** SQL over an alias of a row that is published on its day. */
export const hasPublicStatus: RowSql = (alias) => `${alias}.status = 'PUBLISHED'`;

/** SQL over an alias of a published row: its day, but today at the earliest. */
export const publishedDay =
  (date: RowSql | null): RowSql =>
  (alias) =>
    `CASE WHEN ${hasPublicStatus(alias)} THEN ${date ? `GREATEST(${date(alias)}, ${today})` : today} END`;

/** SQL over an alias: the row is published, and its day has come. */
export const isPublishedByDay =
  (date: RowSql): RowSql =>
  (alias) =>
    `${hasPublicStatus(alias)} AND ${date(alias)} <= ${today}`;

/** SQL over an alias of a garment: at least two public looks show it. */
export const isWornAgain: RowSql = (garment) =>
  `(SELECT count(DISTINCT look.id) FROM garment_pieces part JOIN outfit_pieces piece ON piece.id = part.piece_id
    JOIN outfits look ON look.id = piece.outfit_id
    WHERE part.garment_id = ${garment}.id AND look.deleted_at IS NULL AND ${isPublishedByDay(outfitDate)("look")}) > 1`;
