import type { ShowForm } from "../../content/show/show.entity";
import type { Celebrity } from "../../content/celebrity/celebrity.entity";
import type { EventKind } from "../../content/event/event.types";
import type { Signature, SocialMedia, StyleScore, TimelineEntry } from "../../content/celebrity/celebrity.types";

/** Types of the data files in `sample/content`; sampleRows.ts converts them to rows. Dates are YYYY-MM-DD. */

export type SampleCelebrityCategory = "Actor" | "Musician" | "Model" | "Athlete" | "Influencer" | "Fashion Icon";
export type SampleStyle = "Minimalist" | "Bohemian" | "Streetwear" | "Y2K" | "Classic";

/** The texts of a celebrity that the files have. */
type SampleTexts = Omit<
  { [Name in keyof Celebrity as Celebrity[Name] extends string ? Name : never]: string },
  "id" | "status" | "image" | "seoTitle" | "seoDescription"
>;

export interface SampleCelebrity extends SampleTexts {
  category: SampleCelebrityCategory;
  styleType: SampleStyle;
  socialMedia: SocialMedia;
  signature: Signature;
  influenceScores: StyleScore[];
  styleEvolutionStages: StyleScore[];
  fashionTimeline: TimelineEntry[];
}

interface SampleOffer {
  title: string;
  /** As entered by an editor, a dollar amount such as "$240". */
  price: string;
  /** Higher than the price when the product is on sale. */
  originalPrice?: string;
  retailer: string;
  affiliateLink: string;
  description: string;
  /** 0 to 5, one decimal; set together with reviewCount for about half of the products. */
  rating?: number;
  reviewCount?: number;
}

/** An offer for a piece: the worn one, a look-alike, or a look-alike that costs less than all others of the piece. */
export interface SampleProduct extends SampleOffer {
  matchKind: "EXACT" | "SIMILAR" | "BUDGET";
}

/** A thing that somebody wears in an outfit. */
export interface SamplePiece {
  /** Color and kind, as the picture shows them: "Navy blazer". */
  name: string;
  /** Why the worn one cannot be bought, for example. */
  note?: string;
  /** Slug of the garment that it is; the pieces of several looks with the same one are the same. */
  garment?: string;
  /** Its brand, where no exact product says it. */
  brand?: string;
  /** A point on it in the outfit's picture: fractions of the width and height, from the top left corner. */
  x: number;
  y: number;
  products: SampleProduct[];
}

/**
 * A date in the files. Fixed dates move by whole years, so that none is in the future and seasons stay; `daysAgo` counts
 * from the day of the import.
 */
export type SampleDay = { date: string } | { daysAgo: number };

export interface SampleOutfit {
  slug: string;
  title: string;
  occasion: string;
  /** Key of the event at which it was worn. */
  event?: string;
  date: string;
  /** One or two sentences. */
  description: string;
  /** Two or three paragraphs, separated by a blank line. */
  fullDescription: string;
  tags: string[];
  /** Omitted for a few outfits, so that "No purchase link available" is shown. */
  affiliateLink?: string;
  pieces: SamplePiece[];
}

export type SampleItem = SampleOffer;

export interface SampleArticle {
  slug: string;
  title: string;
  category: string;
  author: string;
  date: string;
  excerpt: string;
  keywords: string[];
  /** Markdown, 300 to 700 words. */
  content: string;
}

interface SampleSeason {
  number: number;
  title: string;
  episodes: { number: number; title: string; airDate: string }[];
}

export interface SampleShow {
  slug: string;
  title: string;
  form: ShowForm;
  /** Whether its last season has been shown. */
  ended: boolean;
  /** Markdown. */
  content: string;
  /** `celebrity` is a slug. */
  characters: { slug: string; name: string; celebrity: string }[];
  seasons: SampleSeason[];
  /** By the slugs of outfits. */
  scenes: Record<string, { season: number; episode: number; character: string; minute: number }>;
}

export interface SampleAuthor {
  slug: string;
  name: string;
  role: string;
  /** Markdown. */
  content: string;
  links: string[];
}

/** Its name and slug end with its year. */
export interface SampleEvent {
  key: string;
  name: string;
  series: string;
  kind: EventKind;
  place: string;
  date: string;
  /** How many days it lasts. */
  days: number;
}

export interface SampleBrand {
  slug: string;
  name: string;
  spellings?: string[];
  homePage: string;
  /** Markdown. */
  content: string;
}

export interface SampleSubscriber {
  email: string;
  source: string;
  daysAgo: number;
  subscribed: boolean;
}

export interface SampleTestimonial {
  name: string;
  role: string;
  quote: string;
}

export interface SampleSocialPost {
  platform: "instagram" | "twitter";
  username: string;
  content: string;
  dateText: string;
  link: string;
}

/** The sample rows as in the files of `sample/content`. */
export interface SampleContent {
  celebrities: readonly { celebrity: SampleCelebrity; outfits: readonly SampleOutfit[] }[];
  /** By category name. */
  items: Readonly<Record<string, readonly SampleItem[]>>;
  articles: readonly SampleArticle[];
  authors: readonly SampleAuthor[];
  shows: readonly SampleShow[];
  events: readonly SampleEvent[];
  brands: readonly SampleBrand[];
  testimonials: readonly SampleTestimonial[];
  socialPosts: readonly SampleSocialPost[];
  subscribers: readonly SampleSubscriber[];
  settings: Readonly<Record<"contactEmail" | "facebook" | "twitter" | "instagram" | "pinterest", string>>;
  /** Selectable terms, whether a sample row uses them or not. */
  terms: Readonly<Record<"category" | "styleType", readonly string[]>>;
}
