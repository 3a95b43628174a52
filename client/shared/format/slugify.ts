/** Path segments with another meaning. */
const reserved = new Set(["id", "s", "topics", "topic"]);

/**
 * The server's rule (server/shared/text/slug.ts), to show a slug while a name is typed; empty when no characters
 * remain.
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
