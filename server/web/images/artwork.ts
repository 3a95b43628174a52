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

/** Returns the row, also from the trash: editors see its picture there, and copies of the row use it. */
const readRow = <Row extends ObjectLiteral>(db: EntityManager, entity: EntityTarget<Row>, id: string) =>
  readById(db, entity, id, { withTrash: true });

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
  celebrity: async (drawings, db, id) => {
    const row = await readRow(db, Celebrity, id);
    return row && drawings.drawCelebrity({ ...row, signatureLook: row.signature.look });
  },
  outfit: async (drawings, db, id) => {
    const row = await readRow(db, Outfit, id);
    if (!row) return null;
    const wearer = await readRow(db, Celebrity, row.celebrityId);
    return drawings.drawOutfit({
      slug: row.slug,
      title: row.title,
      occasion: row.occasion ?? "",
      tags: await readTags(db, row.id),
      pieces: await readPieceNames(db, row.id),
      celebrity: wearer && { slug: wearer.slug, signatureLook: wearer.signature.look },
    });
  },
  product: async (drawings, db, id) => {
    const row = await readRow(db, AffiliateProduct, id);
    return row && drawings.drawProduct({ seed: row.id, title: row.title });
  },
  item: async (drawings, db, id) => {
    const row = await readRow(db, CategoryItem, id);
    return row && drawings.drawProduct({ seed: row.id, title: row.title, category: row.categoryName });
  },
  post: async (drawings, db, id) => {
    const row = await readRow(db, BlogPost, id);
    return row && drawings.drawCover(row);
  },
  testimonial: async (drawings, db, id) => {
    const row = await readRow(db, Testimonial, id);
    return row && drawings.drawAvatar({ name: row.name });
  },
  socialPost: async (drawings, db, id) => {
    const row = await readRow(db, SocialPost, id);
    return row && drawings.drawSocialPost(row);
  },
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
