import type { EntityManager } from "typeorm";
import { Settings } from "./settings.entity";
import { SocialPost } from "./socialPost.entity";
import { Testimonial } from "./testimonial.entity";

/** The one row, which the first migration writes. */
export const getSettings = (db: EntityManager): Promise<Settings> => db.findOneByOrFail(Settings, { id: 1 });

export const listTestimonials = (db: EntityManager): Promise<Testimonial[]> =>
  db.find(Testimonial, { order: { position: "ASC", id: "ASC" } });

export const listSocialPosts = (db: EntityManager): Promise<SocialPost[]> =>
  db.find(SocialPost, { order: { position: "ASC", id: "ASC" } });
