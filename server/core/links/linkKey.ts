import { createHash } from "node:crypto";

/**
 * Derives the key of an article's link from its address. The key does not depend on other links, and is invalid after
 * the address was removed from the article.
 */
export const linkKey = (address: string): string =>
  createHash("sha256").update(address).digest("base64url").slice(0, 10);
