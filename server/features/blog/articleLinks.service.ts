import { linkKey } from "../../shared/links/linkKey";
import { directAddress, type OutboundRules } from "../program/outbound.service";
import { articleHtml, type LinkRules } from "./articleHtml";

/** The addresses in an article's text that lead out of the site, by the names that its page gives them. */
export function linksOfArticle(content: string): Map<string, string> {
  const links = new Map<string, string>();
  const wayOut = (href: string) => {
    links.set(linkKey(href), href);
    return { href };
  };
  articleHtml(content, { newWindow: false, nofollow: false, wayOut });
  return links;
}

/** Whether the text can have links that lead out, without reading it as Markdown. */
export const mayLeadOut = (content: string): boolean => /https?:/i.test(content);

/** Links lead through /go, or straight to retailers whose programs want it so. */
export const articleWays =
  (postId: string, placement: "article" | "feed", rules: OutboundRules): NonNullable<LinkRules["wayOut"]> =>
  (address) => {
    const go = `/go/${postId}/${linkKey(address)}?from=${placement}`;
    const direct = directAddress(address, postId, rules);
    return direct ? { href: direct, beacon: go } : { href: go };
  };
