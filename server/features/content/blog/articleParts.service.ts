import {
  articleHtml,
  type ArticleTokens,
  articleTokens,
  getHref,
  type LinkRules,
  renderTokens,
  type Token,
} from "./articleHtml.service";
import type { ArticlePart } from "./blog.types";
import { parseMentionAddress } from "./mentions/mentionAddress";
import type { Mention } from "./mentions/mentions.service";

/** Returns the links of a paragraph that consists of nothing else; empty for any other paragraph. */
function listLineLinks({ children }: Token): string[] {
  const links: string[] = [];
  let depth = 0;
  for (const child of children ?? []) {
    if (child.type === "link_open") links.push(getHref(child));
    depth += child.nesting;
    const isInLink = depth > 0 || child.type === "link_close";
    const isGap =
      child.type === "softbreak" || child.type === "hardbreak" || (child.type === "text" && !child.content.trim());
    if (!isInLink && !isGap) return [];
  }
  return links;
}

type FindMention = (href: string) => Mention | undefined;

/** Returns a function that finds the mention of a link by its address. */
function findMentionIn(mentions: readonly Mention[]): FindMention {
  const byAddress = new Map(mentions.map((mention) => [mention.address, mention]));
  return (href) => byAddress.get(parseMentionAddress(href)?.address ?? "");
}

/** Adds the rule that a link to a row that visitors cannot see is text only. */
const hideLinks = (rules: LinkRules, find: FindMention): LinkRules => ({
  ...rules,
  isHidden: (href) => find(href)?.isShown === false,
});

/** Renders an article as one text, in which a mention is a link. */
export const renderHtml = (content: string, rules: LinkRules, mentions: readonly Mention[]): string =>
  articleHtml(content, hideLinks(rules, findMentionIn(mentions)));

const toCard = ({ type, id, title }: Mention): ArticlePart => ({
  html: null,
  card: { type, subjectId: id, title: title ?? "" },
});

/**
 * Renders an article in parts. A link to a look, a celebrity or a product alone on a line becomes a card; it is
 * left out when visitors cannot see the row.
 */
export const renderParts = (content: string, rules: LinkRules, mentions: readonly Mention[]): ArticlePart[] =>
  renderTokenParts(articleTokens(content), rules, mentions);

/** Like renderParts, for a parsed text. */
export function renderTokenParts(
  { tokens, env }: ArticleTokens,
  rules: LinkRules,
  mentions: readonly Mention[],
): ArticlePart[] {
  const find = findMentionIn(mentions);
  const parts: ArticlePart[] = [];
  let pending: Token[] = [];
  const flush = () => {
    const html = renderTokens({ tokens: pending, env }, hideLinks(rules, find));
    if (html !== "") parts.push({ html, card: null });
    pending = [];
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const isParagraph = tokens[at].type === "paragraph_open" && tokens[at].level === 0;
    const links = isParagraph ? listLineLinks(tokens[at + 1]) : [];
    const found = links.flatMap((href) => find(href) ?? []);
    if (found.length === 0 || found.length < links.length) {
      pending.push(tokens[at]);
      continue;
    }
    flush();
    parts.push(...found.filter(({ isShown }) => isShown).map(toCard));
    // Skips the paragraph's text and end.
    at += 2;
  }
  flush();
  return parts;
}
