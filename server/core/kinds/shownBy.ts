/** Articles that mention the rows: they show their cards, or leave them out. */
export const mentioningArticles =
  "SELECT 'blogPost:' || blog_post_id AS tag FROM article_mentions WHERE subject_id = ANY($1::uuid[])";

/** The other looks of the same garments name an outfit, and their wearers' pages count it. */
export const rewearTags = `
  SELECT unnest(ARRAY['outfit:' || look.id, 'celebrity:' || look.celebrity_id]) AS tag
  FROM outfit_pieces own JOIN garment_pieces part ON part.piece_id = own.id
    JOIN garment_pieces other ON other.garment_id = part.garment_id JOIN outfit_pieces piece ON piece.id = other.piece_id
    JOIN outfits look ON look.id = piece.outfit_id
  WHERE own.outfit_id = ANY($1::uuid[])`;
