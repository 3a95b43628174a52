import { domainToUnicode } from "node:url";
import { type LinkPlacement, outboundPath } from "../../../../site/outbound";
import { linkKey } from "../../../core/links/linkKey";
import { directAddress, type OutboundRules } from "../../site/programs/outbound.service";
import { articleHtml, type LinkRules } from "./articleHtml.service";

/** Returns every outbound address in the order of the text, including repeats. */
function listOutboundAddresses(content: string): string[] {
  const ways: string[] = [];
  const resolveOutbound = (href: string) => {
    ways.push(href);
    return { href };
  };
  articleHtml(content, { newWindow: false, nofollow: false, resolveOutbound });
  return ways;
}

/** Returns the outbound addresses of an article's text by their link id. */
export const listArticleLinks = (content: string): Map<string, string> =>
  new Map(listOutboundAddresses(content).map((address) => [linkKey(address), address]));

/** Quick check for outbound links that does not parse the Markdown. */
export const mayContainLinks = (content: string): boolean => /https?:/i.test(content);

/** Returns a function that resolves links to /go, or straight to retailers whose programs forbid redirects. */
export const listOutboundTargets =
  (postId: string, placement: LinkPlacement, rules: OutboundRules): NonNullable<LinkRules["resolveOutbound"]> =>
  (address) => {
    const go = outboundPath(postId, { key: linkKey(address), from: placement });
    const direct = directAddress(address, postId, rules);
    return direct ? { href: direct, beacon: go } : { href: go };
  };

/** Encodes characters that would end an address in Markdown or be read as markup. */
const encodeForMarkdown = (address: string): string =>
  address.replace(/[()<>\s\\"`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`);

/** Returns the spellings an editor may have typed, for example with percent codes decoded. */
function listSpellings(address: string): string[] {
  const { hostname } = new URL(address);
  const typed = address.replace(hostname, domainToUnicode(hostname));
  const decoded = [address, typed].map((text) => text.replace(/(?:%[89a-f][0-9a-f])+/gi, decodeCodes));
  return [address, typed, ...decoded].flatMap((text) => [text, text.replaceAll("&", "&amp;")]);
}

function decodeCodes(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
}

/**
 * Replaces the address of every link to `address` with `other`. Other text that contains the address, such as code or a
 * longer address, does not change.
 * @param address as returned by listArticleLinks; the text may spell it differently.
 */
export function replaceLinkUrl(content: string, address: string, other: string): string {
  const written = encodeForMarkdown(other);
  const [becomes] = listOutboundAddresses(`<${written}>`);
  let text = content;
  let ways = listOutboundAddresses(text);
  for (const spelling of new Set(listSpellings(address))) {
    for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1)) {
      const tried = text.slice(0, at) + written + text.slice(at + spelling.length);
      const then = listOutboundAddresses(tried);
      const isReplaced = (way: string, place: number) =>
        way === ways[place] || (ways[place] === address && way === becomes);
      if (then.length !== ways.length || !then.every(isReplaced) || then.join("\n") === ways.join("\n")) continue;
      [text, ways] = [tried, then];
      at += written.length - 1;
    }
  }
  return text;
}
