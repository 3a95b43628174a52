import { domainToUnicode } from "node:url";
import { linkKey } from "../../content/links/linkKey";
import { directAddress, type OutboundRules } from "../program/outbound.service";
import { articleHtml, type LinkRules } from "./articleHtml";

/** Every address that leads out, in the order of the text, as often as it stands there. */
function waysOut(content: string): string[] {
  const ways: string[] = [];
  const wayOut = (href: string) => {
    ways.push(href);
    return { href };
  };
  articleHtml(content, { newWindow: false, nofollow: false, wayOut });
  return ways;
}

/** The addresses in an article's text that lead out of the site, by the names that its page gives them. */
export const listArticleLinks = (content: string): Map<string, string> =>
  new Map(waysOut(content).map((address) => [linkKey(address), address]));

/** Whether the text can have links that lead out, without reading it as Markdown. */
export const isOutboundLink = (content: string): boolean => /https?:/i.test(content);

/** Links lead through /go, or straight to retailers whose programs want it so. */
export const listOutboundTargets =
  (postId: string, placement: "article" | "feed", rules: OutboundRules): NonNullable<LinkRules["wayOut"]> =>
  (address) => {
    const go = `/go/${postId}/${linkKey(address)}?from=${placement}`;
    const direct = directAddress(address, postId, rules);
    return direct ? { href: direct, beacon: go } : { href: go };
  };

/** Signs that would end an address in Markdown, or a piece of its text. */
const encoded = (address: string): string =>
  address.replace(/[()<>\s\\"`]/g, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, "0").toUpperCase()}`);

/** As somebody may have typed it: with letters where the address has their codes. */
function spellings(address: string): string[] {
  const { hostname } = new URL(address);
  const typed = address.replace(hostname, domainToUnicode(hostname));
  const decoded = [address, typed].map((text) => text.replace(/(?:%[89a-f][0-9a-f])+/gi, readable));
  return [address, typed, ...decoded].flatMap((text) => [text, text.replaceAll("&", "&amp;")]);
}

function readable(codes: string): string {
  try {
    return decodeURIComponent(codes);
  } catch {
    return codes;
  }
}

/**
 * The Markdown with `other` in the place of every link to `address`, and nothing else changed: words that merely read like it,
 * e.g. in code or as the beginning of a longer address, stay.
 * @param address as linksOfArticle tells it; in the text it may be spelled otherwise.
 */
export function replaceLinkUrl(content: string, address: string, other: string): string {
  const written = encoded(other);
  const [becomes] = waysOut(`<${written}>`);
  let text = content;
  let ways = waysOut(text);
  for (const spelling of new Set(spellings(address))) {
    for (let at = text.indexOf(spelling); at >= 0; at = text.indexOf(spelling, at + 1)) {
      const tried = text.slice(0, at) + written + text.slice(at + spelling.length);
      const then = waysOut(tried);
      const isMeant = (way: string, place: number) =>
        way === ways[place] || (ways[place] === address && way === becomes);
      if (then.length !== ways.length || !then.every(isMeant) || then.join("\n") === ways.join("\n")) continue;
      [text, ways] = [tried, then];
      at += written.length - 1;
    }
  }
  return text;
}
