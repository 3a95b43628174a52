import type {
  SampleArticle,
  SampleCelebrity,
  SampleItem,
  SampleOutfit,
  SampleSocialPost,
  SampleSubscriber,
  SampleTestimonial,
} from "./sampleData.types";

/** The sample rows as in the files of `sample/content`. */
export interface SampleContent {
  celebrities: readonly { celebrity: SampleCelebrity; outfits: readonly SampleOutfit[] }[];
  /** By category name. */
  items: Readonly<Record<string, readonly SampleItem[]>>;
  articles: readonly SampleArticle[];
  testimonials: readonly SampleTestimonial[];
  socialPosts: readonly SampleSocialPost[];
  subscribers: readonly SampleSubscriber[];
  settings: Readonly<Record<"contactEmail" | "facebook" | "twitter" | "instagram" | "pinterest", string>>;
  /** Selectable terms, whether a sample row uses them or not. */
  terms: Readonly<Record<"category" | "styleType", readonly string[]>>;
}

/** Each function draws one kind of image as SVG. The same row always results in the same image. */
export interface SampleDrawings {
  drawCelebrity(row: {
    slug: string;
    name: string;
    category: string;
    styleType: string;
    signatureLook: string;
  }): string;
  drawOutfit(row: {
    slug: string;
    title: string;
    occasion: string;
    tags: readonly string[];
    /** Names in their order; without any, the title says what is worn. */
    pieces: readonly string[];
    /** Null for an outfit without its celebrity. */
    celebrity: { slug: string; signatureLook: string } | null;
  }): string;
  drawProduct(row: { seed: string; title: string; category?: string }): string;
  drawCover(row: {
    slug: string;
    title: string;
    category?: string | null;
    keywords?: readonly string[] | string | null;
  }): string;
  drawAvatar(row: { name: string }): string;
  drawSocialPost(row: { id: string; platform: string; content: string }): string;
  drawCategory(name: string): string;
  drawTopic(slug: string): string;
  drawHero(): string;
  drawHeroDark(): string;
  drawPlaceholder(kind: "person" | "look" | "thing" | "article"): string;
}

/** What the folder `sample/` provides to the product. `sample/source.ts` implements it. */
export interface SampleSource {
  /** Reads the data files at each call, with dates as of `today`, which is the current day if omitted. */
  readContent(today?: Date): SampleContent;
  drawings: SampleDrawings;
}
