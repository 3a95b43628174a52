/** The fields of an article that these texts come from. */
interface Article {
  title: string;
  excerpt: string;
  author: string;
  date: string;
  category: string;
  image: string;
  seoDescription?: string;
}

/** Returns the own description; without one the excerpt, truncated to 160 characters: 157 and three dots. */
export const deriveMetaDescription = ({
  seoDescription,
  excerpt,
}: Pick<Article, "seoDescription" | "excerpt">): string =>
  seoDescription || (excerpt.length > 160 ? `${excerpt.slice(0, 157)}...` : excerpt);

/** Returns the specification's keywords: the category, two fixed phrases and the author. */
export const deriveKeywords = ({ category, author }: Pick<Article, "category" | "author">): string =>
  [category, "celebrity fashion", author, "style trends"].filter(Boolean).join(", ");

/** Returns the post as schema.org JSON-LD text. */
export const deriveStructuredData = (post: Article): string =>
  JSON.stringify({
    "@context": "https://schema.org",
    "@type": "Article",
    headline: post.title,
    description: deriveMetaDescription(post),
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
