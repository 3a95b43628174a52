import type { EntityManager, EntityTarget, ObjectLiteral } from "typeorm";
import { BlogPost } from "../../features/blog/blogPost.entity";
import { topics } from "../../features/blog/topics";
import { CategoryIcon } from "../../features/category/category.entity";
import { CategoryItem } from "../../features/category/categoryItem.entity";
import { Celebrity } from "../../features/celebrity/celebrity.entity";
import { Outfit } from "../../features/outfit/outfit.entity";
import type { Piece } from "../../features/outfit/pieces/piece.entity";
import { readTags } from "../../features/outfit/outfit.service";
import { AffiliateProduct } from "../../features/product/affiliateProduct.entity";
import { loadSampleSource } from "../../features/sampleData/sampleSource.service";
import type { SampleDrawings } from "../../features/sampleData/sampleSource.types";
import { SocialPost } from "../../features/settings/socialPost.entity";
import { Testimonial } from "../../features/settings/testimonial.entity";
import { readById } from "../../shared/read/readById";
import { readRows } from "../../shared/read/runStatement";

/** Draws one kind of image from its row; returns null when there is no such row. */
type Artist = (drawings: SampleDrawings, db: EntityManager, name: string) => Promise<string | null> | string | null;

/** Placeholders for images that are missing or do not load, by their subject. */
const placeholders = {
  celebrity: "person",
  person: "person",
  outfit: "look",
  product: "thing",
  category: "thing",
  post: "article",
  topic: "article",
  social: "article",
} as const;

/** Read aloud where the file is opened by itself. */
const titleElement = /<title>[^<]*<\/title>/;

/**
 * Draws a row, also one from the trash or a draft: editors see its picture there, and copies of the row use it. Only that
 * of a public row names it.
 */
async function drawRow<Row extends ObjectLiteral>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
  draw: (row: Row) => Promise<string> | string,
): Promise<string | null> {
  const shown = await readById(db, entity, id);
  if (shown) return draw(shown);
  const hidden = await readById(db, entity, id, { withTrash: true });
  return hidden && (await draw(hidden)).replace(titleElement, "");
}

async function readPieceNames(db: EntityManager, outfitId: string): Promise<string[]> {
  const pieces = await readRows<Pick<Piece, "name">>(
    db,
    "SELECT name FROM outfit_pieces WHERE outfit_id = $1 ORDER BY place",
    [outfitId],
  );
  return pieces.map(({ name }) => name);
}

/** The images that the site draws itself, by the kind in /art/{kind}/{id or name}.svg. */
const artists: Record<string, Artist> = {
  celebrity: (drawings, db, id) =>
    drawRow(db, Celebrity, id, (row) => drawings.drawCelebrity({ ...row, signatureLook: row.signature.look })),
  outfit: (drawings, db, id) =>
    drawRow(db, Outfit, id, async (row) => {
      const wearer =
        row.celebrityId === null ? null : await readById(db, Celebrity, row.celebrityId, { withTrash: true });
      return drawings.drawOutfit({
        slug: row.slug,
        title: row.title,
        occasion: row.occasion ?? "",
        tags: await readTags(db, row.id),
        pieces: await readPieceNames(db, row.id),
        celebrity: wearer && { slug: wearer.slug, signatureLook: wearer.signature.look },
      });
    }),
  product: (drawings, db, id) =>
    drawRow(db, AffiliateProduct, id, ({ title }) => drawings.drawProduct({ seed: id, title })),
  item: (drawings, db, id) =>
    drawRow(db, CategoryItem, id, ({ title, categoryName }) =>
      drawings.drawProduct({ seed: id, title, category: categoryName }),
    ),
  post: (drawings, db, id) => drawRow(db, BlogPost, id, (row) => drawings.drawCover(row)),
  testimonial: (drawings, db, id) => drawRow(db, Testimonial, id, ({ name }) => drawings.drawAvatar({ name })),
  socialPost: (drawings, db, id) => drawRow(db, SocialPost, id, (row) => drawings.drawSocialPost(row)),
  category: (drawings, _, icon) => (Object.hasOwn(CategoryIcon, icon) ? drawings.drawCategory(icon) : null),
  topic: (drawings, _, slug) => (topics.some((topic) => topic.slug === slug) ? drawings.drawTopic(slug) : null),
  site: (drawings, _, name) =>
    name === "hero" ? drawings.drawHero() : name === "hero-dark" ? drawings.drawHeroDark() : null,
  placeholder: (drawings, _, kind) =>
    Object.hasOwn(placeholders, kind)
      ? drawings.drawPlaceholder(placeholders[kind as keyof typeof placeholders])
      : null,
};

/** Returns the image of a row as SVG; null for an unknown kind or name, or when this installation has no drawings. */
export async function drawArtwork(db: EntityManager, kind: string, name: string): Promise<string | null> {
  const source = Object.hasOwn(artists, kind) ? await loadSampleSource() : null;
  return source && artists[kind](source.drawings, db, name);
}
