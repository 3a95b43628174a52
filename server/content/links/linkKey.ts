import { createHash } from "node:crypto";

/**
 * Names one of an article's links after its address, so that the name stays right when links before it come and go, and
 * leads nowhere once the address is not in the article any more.
 */
export const linkKey = (address: string): string =>
  createHash("sha256").update(address).digest("base64url").slice(0, 10);
