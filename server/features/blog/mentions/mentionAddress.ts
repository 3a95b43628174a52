import { validate as isUuid } from "uuid";
import type { ContentType } from "../../../core/kinds/contentKind";

/** The content types that an article can mention. */
export const mentionTypes = ["outfit", "celebrity", "affiliateProduct"] as const satisfies ContentType[];
export type MentionType = (typeof mentionTypes)[number];

export interface MentionAddress {
  /** The path of a link, without query and fragment. */
  address: string;
  type: MentionType;
  /** The id or the slug in the address; the other one is null. */
  id: string | null;
  slug: string | null;
}

const typesByFolder: Record<string, MentionType> = { outfit: "outfit", celebrity: "celebrity", go: "affiliateProduct" };
const pattern = /^(\/(outfit|celebrity|go)\/(?:(?:id|s)\/)?([^/?#\s]+))\/?(?:[?#]|$)/;

function decode(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** Parses the address of a look, a celebrity or a product on this site; null for any other address. */
export function parseMentionAddress(href: string): MentionAddress | null {
  const [, address, folder = "", name = ""] = pattern.exec(href) ?? [];
  if (!address) return null;
  if (isUuid(name)) return { address, type: typesByFolder[folder], id: name, slug: null };
  // Outbound redirects have ids only.
  return folder === "go" ? null : { address, type: typesByFolder[folder], id: null, slug: decode(name).toLowerCase() };
}

/** Quick check that does not parse the Markdown. */
export const mayMention = (content: string): boolean => /\/(?:outfit|celebrity|go)\//.test(content);
