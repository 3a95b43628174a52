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

/** SQL: the tsquery of some words; null without a word. */
const queryOf = (words: string, operator: "&" | "|"): string =>
  `(SELECT string_agg(quote_literal(word), ' ${operator} ')::tsquery FROM unnest(${words}) word)`;

const hasWords = (alias: string, column: string, query: string): string =>
  `array_to_tsvector(words_in(${alias}.${column})) @@ ${query}`;

/** SQL: pieces of other looks that meet a condition and belong to another garment. */
const others = (condition: string): string => `
  (SELECT piece.id FROM wanted CROSS JOIN asked CROSS JOIN outfit_pieces piece
    JOIN outfits outfit ON outfit.id = piece.outfit_id AND outfit.deleted_at IS NULL
    LEFT JOIN celebrities wearer ON wearer.id = outfit.celebrity_id
    LEFT JOIN garment_pieces part ON part.piece_id = piece.id
  WHERE piece.outfit_id <> wanted.outfit_id
    AND part.garment_id IS DISTINCT FROM
      COALESCE((SELECT garment_id FROM garment_pieces WHERE piece_id = $1), '00000000-0000-0000-0000-000000000000')
    AND ${condition} LIMIT 500)`;

/** SQL: the looks whose title or wearer has one of the words that are searched. */
const namedLooks = `
  SELECT look.id FROM asked, outfits look WHERE look.deleted_at IS NULL AND ${hasWords("look", "title", "asked.some")}
  UNION ALL SELECT look.id FROM asked, celebrities named JOIN outfits look ON look.celebrity_id = named.id
  WHERE named.deleted_at IS NULL AND ${hasWords("named", "name", "asked.some")}`;

/**
 * Candidates share a link, or a word of the name; a search names them instead. Each kind comes from an index: a word that a
 * piece's name lacks is in the title of its look, or in the name of who wears it.
 */
const statement = `
  WITH wanted AS MATERIALIZED (
    SELECT id, outfit_id, words, links, retailers, named, ${queryOf("named", "|")} AS query,
      ARRAY(SELECT md5(link) FROM unnest(links) link) AS hashes
    FROM (SELECT piece.id, piece.outfit_id, trait.words, trait.links, trait.retailers,
        ARRAY(SELECT unnest(trait.named) EXCEPT SELECT unnest($3::text[])) AS named
      FROM outfit_pieces piece, LATERAL (${traits("piece")}) trait WHERE piece.id = $1) own),
  asked AS MATERIALIZED (
    SELECT words, ${queryOf("words", "&")} AS every, ${queryOf("words", "|")} AS some
    FROM (SELECT words_in($2) AS words) typed),
  candidate AS MATERIALIZED (
    ${others(`asked.every IS NULL AND piece.id = ANY(ARRAY(SELECT piece_id FROM wanted own, affiliate_products
      WHERE md5(affiliate_link) = ANY(own.hashes) AND affiliate_link <> '' AND deleted_at IS NULL))`)}
    UNION ${others(`asked.every IS NULL AND ${hasWords("piece", "name", "wanted.query")}`)}
    UNION ${others(hasWords("piece", "name", "asked.every"))}
    UNION ${others(`piece.outfit_id = ANY(ARRAY(${namedLooks}))
      AND words_in(piece.name || ' ' || outfit.title || ' ' || COALESCE(wearer.name, '')) @> asked.words`)}),
  found AS MATERIALIZED (
    SELECT piece.*, outfit.title, outfit.image, outfit.date, wearer.name AS wearer, own.version
    FROM candidate JOIN outfit_pieces piece ON piece.id = candidate.id JOIN outfits outfit ON outfit.id = piece.outfit_id
      LEFT JOIN celebrities wearer ON wearer.id = outfit.celebrity_id
      LEFT JOIN garment_pieces part ON part.piece_id = piece.id LEFT JOIN garments own ON own.id = part.garment_id)
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
