import type { Mention } from "./mentions.service";
import { listMentionAddresses } from "./mentions.service";
import type { MentionType } from "./mentionAddress";

const nouns: Record<MentionType, string> = { outfit: "look", celebrity: "celebrity", affiliateProduct: "product" };

function describe({ title, isInTrash, type }: Mention): string {
  const name = title === null ? `A ${nouns[type]} in this article` : `"${title}"`;
  if (title === null) return `${name} was deleted. Visitors do not see it.`;
  return isInTrash
    ? `${name} is in the trash. Visitors do not see it in this article.`
    : `${name} is not published yet. Visitors do not see it in this article until it is.`;
}

/** Returns a sentence for each mention that visitors do not see, and for each address that leads nowhere. */
export function mentionWarnings(content: string, mentions: readonly Mention[]): string[] {
  const known = new Set(mentions.map(({ address }) => address));
  const unknown = listMentionAddresses(content)
    // Outbound redirects also lead to looks and category items.
    .filter(({ address, type }) => type !== "affiliateProduct" && !known.has(address))
    .map(({ address, type }) => `${address} does not lead to a ${nouns[type]}. Check the address.`);
  return [...new Set([...mentions.filter(({ isShown }) => !isShown).map(describe), ...unknown])];
}
