import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { normalizeSearch } from "../../../core/text/search";
import type { PieceSuggestion } from "./garment.types";

const most = 8;

/** Words that say nothing about a garment. */
const weakWords = ["a", "and", "by", "for", "from", "in", "of", "on", "the", "with"];

/** What the names and products of a piece say about it. */
const traits = (piece: string): string => `
  SELECT words_in(${piece}.name || ' ' || COALESCE(string_agg(title, ' '), '')) AS words,
    words_in(${piece}.name) AS named,
    COALESCE(array_agg(affiliate_link) FILTER (WHERE affiliate_link <> ''), '{}') AS links,
    COALESCE(array_agg(lower(retailer)) FILTER (WHERE retailer <> ''), '{}') AS retailers
  FROM affiliate_products WHERE piece_id = ${piece}.id AND deleted_at IS NULL`;

/** Candidates share a word of the name, or a link; a search names them instead. */
const statement = `
  WITH wanted AS MATERIALIZED (
    SELECT piece.id, piece.outfit_id, trait.words, trait.links, trait.retailers,
      ARRAY(SELECT unnest(trait.named) EXCEPT SELECT unnest($3::text[])) AS named
    FROM outfit_pieces piece, LATERAL (${traits("piece")}) trait WHERE piece.id = $1),
  found AS MATERIALIZED (
    SELECT piece.*, outfit.title, outfit.image, outfit.date, wearer.name AS wearer, own.version
    FROM wanted, outfit_pieces piece JOIN outfits outfit ON outfit.id = piece.outfit_id AND outfit.deleted_at IS NULL
      LEFT JOIN celebrities wearer ON wearer.id = outfit.celebrity_id
      LEFT JOIN garment_pieces part ON part.piece_id = piece.id LEFT JOIN garments own ON own.id = part.garment_id
    WHERE piece.outfit_id <> wanted.outfit_id
      AND part.garment_id IS DISTINCT FROM
        COALESCE((SELECT garment_id FROM garment_pieces WHERE piece_id = $1), '00000000-0000-0000-0000-000000000000')
      AND CASE WHEN cardinality(words_in($2)) > 0
        THEN words_in(piece.name || ' ' || outfit.title || ' ' || COALESCE(wearer.name, '')) @> words_in($2)
        ELSE words_in(piece.name) && wanted.named OR piece.id IN (
          SELECT piece_id FROM affiliate_products
          WHERE affiliate_link = ANY(wanted.links) AND affiliate_link <> '' AND deleted_at IS NULL) END
    LIMIT 500)
  SELECT found.id AS "pieceId", found.name, found.outfit_id AS "outfitId", found.title AS "outfitTitle", found.image,
    found.wearer, found.date::text AS date, found.version,
    ARRAY(SELECT 'same link' WHERE other.links && wanted.links)
      || ARRAY(SELECT DISTINCT word FROM unnest(other.named) word WHERE word = ANY(wanted.named) ORDER BY word)
      || ARRAY(SELECT 'same retailer' WHERE other.retailers && wanted.retailers) AS reasons
  FROM wanted, found, LATERAL (${traits("found")}) other
  ORDER BY (other.links && wanted.links) DESC,
    (SELECT count(DISTINCT word) FROM unnest(other.named) word WHERE word = ANY(wanted.named)) DESC,
    (SELECT count(DISTINCT word) FROM unnest(other.words) word WHERE word = ANY(wanted.words) AND word <> ALL($3)) DESC,
    (other.retailers && wanted.retailers) DESC, found.date DESC NULLS LAST, found.id
  LIMIT ${most}`;

/** Returns pieces of other looks that share words of their names and products, links or retailers with a piece. */
export async function suggestPieces(db: EntityManager, pieceId: string, search: string): Promise<PieceSuggestion[]> {
  if (!isUuid(pieceId)) return [];
  return db.query(statement, [pieceId, normalizeSearch(search) ?? "", weakWords]);
}
