/** Path segments with another meaning. */
const reserved = new Set(["id", "s", "topics", "topic"]);

/**
 * Returns the specification's slug: lowercase, only word characters and single hyphens inside. Empty for a name without
 * such characters. The server stores it; the client shows it while a name is typed.
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

/** Returns what the address of a look's budget calls a piece that one has; its id where the name has no slug. */
export const pieceKey = ({ id, name }: { id: string; name: string }): string => slugify(name) || id;
