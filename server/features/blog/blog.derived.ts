import type { BlogPost } from "./blogPost.entity";

/** Truncates an excerpt to 160 characters: 157 and three dots. */
export const deriveMetaDescription = (excerpt: string): string =>
  excerpt.length > 160 ? `${excerpt.slice(0, 157)}...` : excerpt;

/** Returns the specification's keywords: the category, two fixed phrases and the author. */
export const deriveKeywords = ({ category, author }: Pick<BlogPost, "category" | "author">): string =>
  [category, "celebrity fashion", author, "style trends"].filter(Boolean).join(", ");

/** Returns the post as schema.org JSON-LD text. */
export const deriveStructuredData = (
  post: Pick<BlogPost, "title" | "excerpt" | "author" | "date" | "category" | "image">,
): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: deriveMetaDescription(post.excerpt),
    author: { "@type": "Person", name: post.author },
    datePublished: post.date,
    articleSection: post.category,
    ...(post.image && { image: post.image }),
  });

const wordsPerMinute = 200;

/** Returns whole minutes, rounded up, at least 1. */
export function estimateReadingMinutes(content: string): number {
  const words = content.match(/[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return Math.max(1, Math.ceil(words / wordsPerMinute));
}
