import { paths } from "../../../../site/addresses";
import { absoluteUrl, previewImages } from "../../../shared/seo/head";
import { publisher } from "../../../shared/seo/publisher";
import type { Site } from "../../../shared/site/SiteContext";

const schema = { "@context": "https://schema.org" } as const;

interface Post {
  slug: string;
  title: string;
  date: string;
  image: string;
  author: string;
  authorProfile: { slug: string } | null;
  metaDescription: string;
}

interface Article extends Post {
  category: string;
  updatedAt: string;
}

/** The author; the site's team when the row has none. */
export const getAuthor = ({ author }: { author: string }, { name }: { name: string }): string =>
  author || `${name} Team`;

const longestKeywords = 10;

/** The first ten of the comma-separated keywords. */
export const getKeywords = (keywords: string): string[] =>
  keywords
    .split(",")
    .map((keyword) => keyword.trim())
    .filter((keyword) => keyword !== "")
    .slice(0, longestKeywords);

const postData = (post: Post, site: Site) => ({
  headline: post.title,
  ...(post.metaDescription ? { description: post.metaDescription } : {}),
  ...(post.image ? { image: previewImages(post.image).map((image) => absoluteUrl(site.origin, image)) } : {}),
  author: post.author
    ? {
        "@type": "Person",
        name: post.author,
        ...(post.authorProfile ? { url: absoluteUrl(site.origin, paths.author(post.authorProfile.slug)) } : {}),
      }
    : { "@type": "Organization", name: getAuthor(post, site) },
  datePublished: post.date,
  url: absoluteUrl(site.origin, paths.blogPost(post.slug)),
});

export const blogData = (posts: readonly Post[], site: Site) => ({
  ...schema,
  "@type": "Blog",
  name: `${site.name} Blog`,
  url: absoluteUrl(site.origin, paths.blog()),
  publisher: publisher(site),
  blogPost: posts.map((post) => ({ "@type": "BlogPosting", ...postData(post, site) })),
});

export const articleData = (post: Article, keywords: readonly string[], site: Site) => ({
  ...schema,
  "@type": "Article",
  ...postData(post, site),
  dateModified: post.updatedAt,
  ...(post.category ? { articleSection: post.category } : {}),
  ...(keywords.length > 0 ? { keywords: keywords.join(", ") } : {}),
  mainEntityOfPage: absoluteUrl(site.origin, paths.blogPost(post.slug)),
  publisher: publisher(site),
});

export const topicListData = (posts: readonly { slug: string; title: string }[], { origin }: Site) => ({
  ...schema,
  "@type": "ItemList",
  itemListElement: posts.map(({ slug, title }, place) => ({
    "@type": "ListItem",
    position: place + 1,
    name: title,
    url: absoluteUrl(origin, paths.blogPost(slug)),
  })),
});
