import type { EntityManager, EntityTarget, FindOptionsWhere } from "typeorm";
import { validate as isUuid } from "uuid";
import { BlogPost } from "../../features/blog/blogPost.entity";
import { topics } from "../../features/blog/topics";
import { categoryNames } from "../../features/category/category.names";
import { CategoryItem } from "../../features/category/categoryItem.entity";
import { Celebrity } from "../../features/celebrity/celebrity.entity";
import { Outfit } from "../../features/outfit/outfit.entity";
import { tagsOfOutfit } from "../../features/outfit/outfit.service";
import { AffiliateProduct } from "../../features/product/affiliateProduct.entity";
import { loadSampleSource } from "../../features/sampleData/sampleSource.service";
import type { SampleDrawings } from "../../features/sampleData/sampleSource.types";
import { SocialPost } from "../../features/settings/socialPost.entity";
import { Testimonial } from "../../features/settings/testimonial.entity";
import type { ContentRow } from "../../content/kinds/contentRow";

/** Draws one kind of picture from its row; null when there is no such row. */
type Artist = (drawings: SampleDrawings, db: EntityManager, name: string) => Promise<string | null> | string | null;

/** What stands in for a picture that is missing or does not load, by what it would have shown. */
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
const oneOf = <T extends string>(names: readonly T[], name: string): T | undefined =>
  names.find((known) => known === name);

/** The row, also in the trash: there it is looked at, and a copy of it has its picture. */
const rowOf = async <Row extends ContentRow>(
  db: EntityManager,
  entity: EntityTarget<Row>,
  id: string,
): Promise<Row | null> =>
  isUuid(id) ? db.findOne(entity, { where: { id } as FindOptionsWhere<Row>, withDeleted: true }) : null;

/** The pictures that the site draws itself, by the kind in /art/{kind}/{id or name}.svg. */
const artists: Record<string, Artist> = {
  celebrity: async (drawings, db, id) => {
    const row = await rowOf(db, Celebrity, id);
    return row && drawings.drawCelebrity({ ...row, signatureLook: row.signature.look });
  },
  outfit: async (drawings, db, id) => {
    const row = await rowOf(db, Outfit, id);
    if (!row) return null;
    const wearer = await rowOf(db, Celebrity, row.celebrityId);
    return drawings.drawOutfit({
      slug: row.slug,
      title: row.title,
      occasion: row.occasion ?? "",
      tags: await tagsOfOutfit(db, row.id),
      celebrity: wearer && { slug: wearer.slug, signatureLook: wearer.signature.look },
    });
  },
  product: async (drawings, db, id) => {
    const row = await rowOf(db, AffiliateProduct, id);
    return row && drawings.drawProduct({ seed: row.id, title: row.title });
  },
  item: async (drawings, db, id) => {
    const row = await rowOf(db, CategoryItem, id);
    return row && drawings.drawProduct({ seed: row.id, title: row.title, category: row.categoryName });
  },
  post: async (drawings, db, id) => {
    const row = await rowOf(db, BlogPost, id);
    return row && drawings.drawCover(row);
  },
  testimonial: async (drawings, db, id) => {
    const row = isUuid(id) ? await db.findOneBy(Testimonial, { id }) : null;
    return row && drawings.drawAvatar({ name: row.name });
  },
  socialPost: async (drawings, db, id) => {
    const row = isUuid(id) ? await db.findOneBy(SocialPost, { id }) : null;
    return row && drawings.drawSocialPost(row);
  },
  category: (drawings, _, name) => (oneOf(categoryNames, name) ? drawings.drawCategory(name) : null),
  topic: (drawings, _, slug) => (topics.some((topic) => topic.slug === slug) ? drawings.drawTopic(slug) : null),
  site: (drawings, _, name) =>
    name === "hero" ? drawings.drawHero() : name === "hero-dark" ? drawings.drawHeroDark() : null,
  placeholder: (drawings, _, kind) =>
    Object.hasOwn(placeholders, kind)
      ? drawings.drawPlaceholder(placeholders[kind as keyof typeof placeholders])
      : null,
};

/** The picture of a row as SVG; null when there is none of that kind and name, or this installation has no drawings. */
export async function artwork(db: EntityManager, kind: string, name: string): Promise<string | null> {
  const source = Object.hasOwn(artists, kind) ? await loadSampleSource() : null;
  return source && artists[kind](source.drawings, db, name);
}
