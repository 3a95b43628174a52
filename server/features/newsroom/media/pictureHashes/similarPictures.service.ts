import { hashBits, maxDistance } from "./pictureHash";

/**
 * SQL of the row with the most similar picture, among rows `hashed` with an array `hashes`; its parameter $1 is the result of
 * hashPicture. Either picture may be the whole, and the other one a part of it. 2,000 rows take 0.2 s: OFFSET 0 keeps the planner
 * from reading the first hash of an array once for each of its 256 parts, which takes ten times as long.
 */
export const nearestSql = (column: string, from: string, condition: string): string => `
  SELECT ${column} FROM ${from}, LATERAL (SELECT hashed.hashes[1] AS whole OFFSET 0) own, LATERAL (SELECT least(
    (SELECT min(bit_count(part # (SELECT ($1::bit(${hashBits})[])[1]))) FROM unnest(hashed.hashes) part),
    (SELECT min(bit_count(part # own.whole)) FROM unnest($1::bit(${hashBits})[]) part)
  ) AS distance OFFSET 0) near WHERE near.distance <= ${maxDistance} AND ${condition} ORDER BY near.distance LIMIT 1`;
