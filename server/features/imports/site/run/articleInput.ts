import { cutAtWord } from "../../../../core/text/cutAtWord";
import type { CreateBlogPostInput } from "../../../content/blog/blog.inputs";
import { listPictures } from "../pictures/pictureTexts";
import type { ArticleValues } from "../siteRecord.types";

const longestExcerpt = 1_000;
const derivedExcerpt = 280;
const longestSeoTitle = 120;
const longestSeoDescription = 320;

/** Articles without a category and a tag, as blogs call them. */
const noCategory = "Uncategorized";

const oneLine = (text: string | null, longest: number): string =>
  cutAtWord((text ?? "").replace(/\s+/g, " ").trim(), longest);

/** The beginning of Markdown without its marks. Only so much is looked at as the excerpt needs. */
function beginningOf(content: string): string {
  const plain = content
    .slice(0, 8 * derivedExcerpt)
    .replace(/!\[[^\][]{0,500}\]\([^()\s]{0,2000}(?:\s"[^"]{0,500}")?\)/g, " ")
    .replace(/\[([^\][]{0,500})\]\([^()\s]{0,2000}(?:\s"[^"]{0,500}")?\)/g, "$1")
    .replace(/[*_`>#]/g, "");
  return oneLine(plain, derivedExcerpt);
}

/** Converts an article to what editors enter: what it lacks is taken from the rest of it. */
export function articleInput(
  values: ArticleValues,
  siteTeam: string,
): Omit<CreateBlogPostInput, "requestId"> & { status: "PUBLISHED" | "DRAFT" } {
  const { title, slug, content, status, publishedAt } = values;
  return {
    title,
    slug,
    // An empty page helps nobody.
    status: content.trim() ? status : "DRAFT",
    content,
    excerpt: cutAtWord(values.excerpt || beginningOf(content) || title, longestExcerpt),
    author: values.authorName || siteTeam,
    category: values.categories[0] ?? values.tags[0] ?? noCategory,
    image: values.image ?? listPictures(content)[0] ?? null,
    date: publishedAt?.toISOString().slice(0, 10) ?? null,
    seoTitle: oneLine(values.seoTitle, longestSeoTitle),
    seoDescription: oneLine(values.seoDescription, longestSeoDescription),
  };
}
