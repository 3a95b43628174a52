import { validate as isUuid } from "uuid";
import { contentKinds, typesWith } from "../../../../core/kinds/contentKind";

/** The content types that an article can mention. */
export const mentionTypes = typesWith("mention");
export type MentionType = (typeof mentionTypes)[number];

export interface MentionAddress {
  /** The path of a link, without query and fragment. */
  address: string;
  type: MentionType;
  /** The id or the slug in the address; the other one is null. */
  id: string | null;
  slug: string | null;
}

const typesByFolder = new Map<string, MentionType>(
  mentionTypes.map((type) => [contentKinds[type].mention.folder, type]),
);
const pattern = /^(\/([a-z]+)\/(?:(?:id|s)\/)?([^/?#\s]+))\/?(?:[?#]|$)/;

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
  const type = typesByFolder.get(folder);
  if (!address || !type) return null;
  if (isUuid(name)) return { address, type, id: name, slug: null };
  // Outbound redirects have ids only.
  return contentKinds[type].page === null ? null : { address, type, id: null, slug: decode(name).toLowerCase() };
}

/** Quick check that does not parse the Markdown. */
export const mayMention = (content: string): boolean =>
  [...typesByFolder.keys()].some((folder) => content.includes(`/${folder}/`));
