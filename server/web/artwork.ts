import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { findPost } from "../features/blog/blog.service";
import { topics } from "../features/blog/topics";
import { categoryNames } from "../features/category/category.names";
import { findItem } from "../features/category/category.service";
import { findCelebrity } from "../features/celebrity/celebrity.service";
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
import { tagsOfOutfit } from "../features/outfit/outfit.loaders";
import { findOutfit } from "../features/outfit/outfit.service";
import { findProduct } from "../features/product/product.service";
import { SocialPost } from "../features/settings/socialPost.entity";
import { Testimonial } from "../features/settings/testimonial.entity";

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

/** The pictures that the site draws itself, by the kind in /art/{kind}/{id or name}.svg. */
const artists: Record<string, Artist> = {
  celebrity: async (db, id) => {
    const row = await findCelebrity(db, { id });
    return row && drawCelebrity({ ...row, signatureLook: row.signature.look });
  },
  outfit: async (db, id) => {
    const row = await findOutfit(db, { id });
    if (!row) return null;
    const wearer = await findCelebrity(db, { id: row.celebrityId });
    return drawOutfit({
      slug: row.slug,
      title: row.title,
      occasion: row.occasion ?? "",
      tags: await tagsOfOutfit(db).load(row.id),
      celebrity: wearer && { slug: wearer.slug, signatureLook: wearer.signature.look },
    });
  },
  product: async (db, id) => {
    const row = await findProduct(db, id);
    return row && drawProduct({ seed: row.id, title: row.title });
  },
  item: async (db, id) => {
    const row = await findItem(db, id);
    return row && drawProduct({ seed: row.id, title: row.title, category: row.categoryName });
  },
  post: async (db, id) => {
    const row = await findPost(db, { id });
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
