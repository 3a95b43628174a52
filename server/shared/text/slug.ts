/** Words that stand for something else in the site's addresses. */
const reserved = new Set(["id", "s", "topics", "topic"]);

/**
 * The specification's slug: lower case, only word characters and single hyphens inside. A name without any such
 * character gives an empty text, for which the caller takes another name.
 */
export function slugify(name: string): string {
  const slug = name
    .normalize("NFKD")
    .toLowerCase()
    .trim()
    .replace(/[^a-z0-9_\s-]/g, "")
    .replace(/\s+/g, "-")
    .replace(/-+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 120)
    .replace(/-$/, "");
  return reserved.has(slug) ? `${slug}-1` : slug;
}
