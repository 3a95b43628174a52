import type { EntityManager, EntityTarget, FindOptionsWhere } from "typeorm";
import { validate as isUuid } from "uuid";
import { BlogPost } from "../features/blog/blogPost.entity";
import { topics } from "../features/blog/topics";
import { categoryNames } from "../features/category/category.names";
import { CategoryItem } from "../features/category/categoryItem.entity";
import { Celebrity } from "../features/celebrity/celebrity.entity";
import { drawAvatar } from "../features/media/art/people/avatar";
import { drawOutfit } from "../features/media/art/people/look";
import { drawCelebrity } from "../features/media/art/people/portrait";
import { drawCategory } from "../features/media/art/scenes/category";
import { drawCover } from "../features/media/art/scenes/cover";
import { drawHero, drawHeroDark } from "../features/media/art/scenes/hero";
import { drawPlaceholder } from "../features/media/art/scenes/placeholder";
import { drawSocialPost } from "../features/media/art/scenes/social";
import { drawTopic } from "../features/media/art/scenes/topic";
import { drawProduct } from "../features/media/art/things/product";
import { Outfit } from "../features/outfit/outfit.entity";
import { tagsOfOutfit } from "../features/outfit/outfit.service";
import { AffiliateProduct } from "../features/product/affiliateProduct.entity";
import { SocialPost } from "../features/settings/socialPost.entity";
import { Testimonial } from "../features/settings/testimonial.entity";
import type { ContentRow } from "../shared/graphql/contentRow";

/** Draws one kind of picture from its row; null when there is no such row. */
type Artist = (db: EntityManager, name: string) => Promise<string | null> | string | null;

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
  celebrity: async (db, id) => {
    const row = await rowOf(db, Celebrity, id);
    return row && drawCelebrity({ ...row, signatureLook: row.signature.look });
  },
  outfit: async (db, id) => {
    const row = await rowOf(db, Outfit, id);
    if (!row) return null;
    const wearer = await rowOf(db, Celebrity, row.celebrityId);
    return drawOutfit({
      slug: row.slug,
      title: row.title,
      occasion: row.occasion ?? "",
      tags: await tagsOfOutfit(db, row.id),
      celebrity: wearer && { slug: wearer.slug, signatureLook: wearer.signature.look },
    });
  },
  product: async (db, id) => {
    const row = await rowOf(db, AffiliateProduct, id);
    return row && drawProduct({ seed: row.id, title: row.title });
  },
  item: async (db, id) => {
    const row = await rowOf(db, CategoryItem, id);
    return row && drawProduct({ seed: row.id, title: row.title, category: row.categoryName });
  },
  post: async (db, id) => {
    const row = await rowOf(db, BlogPost, id);
    return row && drawCover(row);
  },
  testimonial: async (db, id) => {
    const row = isUuid(id) ? await db.findOneBy(Testimonial, { id }) : null;
    return row && drawAvatar({ name: row.name });
  },
  socialPost: async (db, id) => {
    const row = isUuid(id) ? await db.findOneBy(SocialPost, { id }) : null;
    return row && drawSocialPost(row);
  },
  category: (_, name) => (oneOf(categoryNames, name) ? drawCategory(name) : null),
  topic: (_, slug) => (topics.some((topic) => topic.slug === slug) ? drawTopic(slug) : null),
  site: (_, name) => (name === "hero" ? drawHero() : name === "hero-dark" ? drawHeroDark() : null),
  placeholder: (_, kind) =>
    Object.hasOwn(placeholders, kind) ? drawPlaceholder(placeholders[kind as keyof typeof placeholders]) : null,
};

/** The picture of a row as SVG; null when there is none of that kind and name. */
export const artwork = async (db: EntityManager, kind: string, name: string): Promise<string | null> =>
  (Object.hasOwn(artists, kind) && (await artists[kind](db, name))) || null;
