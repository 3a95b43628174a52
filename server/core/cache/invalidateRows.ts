import { contentKinds, type ContentType } from "../kinds/contentKind";
import { listTag, rowTag } from "./cacheTags";
import { inBatches } from "../write/inBatches";
import type { Write } from "../write/write";

/** Articles that mention the rows: they show their cards, or leave them out. */
const mentioningArticles =
  "SELECT 'blogPost:' || blog_post_id AS tag FROM article_mentions WHERE subject_id = ANY($1::uuid[])";

/** The other looks of the same garments name an outfit, and their wearers' pages count it. */
const rewearTags = `
  SELECT unnest(ARRAY['outfit:' || look.id, 'celebrity:' || look.celebrity_id]) AS tag
  FROM outfit_pieces own JOIN garment_pieces part ON part.piece_id = own.id
    JOIN garment_pieces other ON other.garment_id = part.garment_id JOIN outfit_pieces piece ON piece.id = other.piece_id
    JOIN outfits look ON look.id = piece.outfit_id
  WHERE own.outfit_id = ANY($1::uuid[])`;

/** SQL for the cache tags of rows that show others: parents with their children, and both sides of a mention. */
const parentTags: Record<ContentType, string | null> = {
  celebrity: mentioningArticles,
  outfit: `
    SELECT 'celebrity:' || celebrity_id AS tag FROM outfits WHERE id = ANY($1::uuid[])
    UNION ${rewearTags}
    UNION ${mentioningArticles}`,
  affiliateProduct: `
    SELECT unnest(ARRAY['outfit:' || outfit.id, 'celebrity:' || outfit.celebrity_id]) AS tag
    FROM affiliate_products product JOIN outfits outfit ON outfit.id = product.outfit_id WHERE product.id = ANY($1::uuid[])
    UNION ${mentioningArticles}`,
  categoryItem: null,
  blogPost:
    "SELECT subject_type || ':' || subject_id AS tag FROM article_mentions WHERE blog_post_id = ANY($1::uuid[])",
  page: null,
  // Their articles name them.
  author: `SELECT 'blogPost:' || post.id AS tag FROM blog_posts post JOIN authors author ON author.name = post.author
    WHERE author.id = ANY($1::uuid[])`,
};

/** Returns the ids of the row tags of a type. */
const readIds = (type: ContentType, tags: readonly string[]): string[] =>
  tags.filter((tag) => tag.startsWith(`${type}:`)).map((tag) => tag.slice(type.length + 1));

/** Invalidates rows, given by themselves or by their ids, the lists of their type, and their parent rows; a revision of them is recorded. */
export async function invalidateRows(
  change: Write,
  type: ContentType,
  rows: readonly (string | { id: string })[],
): Promise<void> {
  if (rows.length > 0) change.invalidate(listTag(type));
  const ids = rows.map((row) => (typeof row === "string" ? row : row.id));
  await invalidateRowsOnly(change, type, ids);
}

/** Like invalidateRows, for rows that keep their position in lists, and their parent rows. */
export async function invalidateRowsOnly(
  { db, invalidate, recordRows }: Write,
  type: ContentType,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  recordRows(type, ids);
  for (const id of ids) invalidate(rowTag(type, id));
  const statement = parentTags[type];
  if (!statement) return;
  const { owner } = contentKinds[type];
  for (const batch of inBatches(ids)) {
    const rows: { tag: string | null }[] = await db.query(statement, [batch]);
    // A draft may have no celebrity.
    const tags = rows.flatMap(({ tag }) => tag ?? []);
    invalidate(...tags);
    // A row is a part of its owner, and of the one that it leaves: this runs before and after the update.
    if (owner) recordRows(owner.type, readIds(owner.type, tags));
  }
}
