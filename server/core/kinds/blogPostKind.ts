import { byName, clicks, releases } from "../imports/recordedTable";
import type { ContentKind, RowSql } from "./contentKind.types";
import { isPublishedByDay, publishedDay } from "./publicSql";

const date: RowSql = (alias) => `${alias}.date`;

export const blogPostKind = {
  description: "Articles.",
  typeName: "BlogPost",
  table: "blog_posts",
  title: "title",
  list: "blogPosts",
  noun: "blog post",
  nouns: "blog posts",
  isPublic: isPublishedByDay(date),
  publicDay: publishedDay(date),
  date,
  owner: null,
  page: { fallbackSlug: "article", sitemap: "blog" },
  publishing: { description: "Articles." },
  isSearched: true,
  event: "article",
  change: { description: "Articles." },
  mention: null,
  link: { target: "blogPost", isText: true },
  isOffer: false,
  screen: { name: "BLOG", description: "Blog Posts.", parameters: ["category", "status"] },
  shownBy: "SELECT subject_type || ':' || subject_id AS tag FROM article_mentions WHERE blog_post_id = ANY($1::uuid[])",
  publicUse: null,
  neededBy: null,
  imported: {
    words: ["article", "articles"],
    fields: byName({
      title: "Title",
      slug: "Address",
      status: "Status",
      date: "Date",
      category: "Category",
      author: "Author",
      image: "Picture",
      excerpt: "Excerpt",
      content: "Text",
    }),
    uses: [clicks("article_id"), releases],
    parts: [],
  },
  pictures: {
    description: "The image of an article, or one in its text.",
    columns: { article: { column: "image" }, articleText: { column: "content", isText: true } },
  },
} as const satisfies ContentKind;
