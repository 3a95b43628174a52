import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { outboundFolder } from "../../../../site/outbound";
import { hasUserInfo } from "../../../core/text/address";

/** Target of an outbound link in the page. */
export interface OutboundTarget {
  href: string;
  /** URL that records the click, for links that lead straight to the retailer. */
  beacon?: string;
}

/** Settings for outbound links. */
export interface LinkRules {
  newWindow: boolean;
  nofollow: boolean;
  /** Links that leave the site are no affiliate links. */
  isEditorial?: true;
  /** Resolves the target of a stored address; links keep their address if omitted. */
  resolveOutbound?: (address: string) => OutboundTarget;
  /** Whether a link of this site leads to a row that visitors cannot see; it keeps its text only. */
  isHidden?: (href: string) => boolean;
  /** Makes the address of a page or a picture of this site absolute, for mails; it stays a path if omitted. */
  toAbsolute?: (path: string) => string;
}

// Addresses are checked in the sanitizer, so that a rejected link keeps its text and not its Markdown.
const markdown = new MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.validateLink = () => true;

const topLevel = 2;

// The page already has an h1, so the article's highest heading becomes an h2.
markdown.core.ruler.push("headings_below_the_title", ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
  const highest = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  for (const heading of headings) {
    heading.tag = `h${Math.min(Number(heading.tag.slice(1)) - highest + topLevel, 6)}`;
  }
});

// Markdown does not allow nested links, but the parser nests an autolink inside the text of another link.
markdown.core.ruler.push("no_links_in_links", ({ tokens }) => {
  for (const token of tokens) {
    let depth = 0;
    token.children =
      token.children?.filter(({ type }) => {
        if (type === "link_open") depth += 1;
        const isInner = depth > 1 && (type === "link_open" || type === "link_close");
        if (type === "link_close") depth -= 1;
        return !isInner;
      }) ?? null;
  }
});

/** Returns whether the address is a page of this site; `//host` and `/\host` are other hosts. */
const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address);
const isWeb = (address: string): boolean =>
  /^https?:\/\//i.test(address) && !hasUserInfo(address) && URL.canParse(address);
/** Returns whether the address is a mailbox or phone; such links are neither counted nor marked. */
const isContact = (address: string): boolean => /^(?:mailto|tel):./i.test(address);

/**
 * Returns the attributes of a link; none for a rejected link. The tag name must not change: sanitize-html closes the
 * wrong tags when a renamed tag is dropped.
 */
function linkAttributes(attribs: sanitizeHtml.Attributes, rules: LinkRules): sanitizeHtml.Attributes {
  const { href = "", title } = attribs;
  const words: sanitizeHtml.Attributes = title ? { title } : {};
  if (rules.isHidden?.(href)) return {};
  // Paths under /go/ redirect to a retailer.
  if (isOwn(href) && rules.toAbsolute) return { href: rules.toAbsolute(href), ...words };
  if (isContact(href) || (isOwn(href) && !href.startsWith(outboundFolder))) return { href, ...words };
  if (!isOwn(href) && !isWeb(href)) return {};
  if (rules.isEditorial) return { href, ...words, rel: "noopener" };
  const rel = rules.nofollow ? "sponsored nofollow noopener" : "sponsored noopener";
  const window: sanitizeHtml.Attributes = rules.newWindow ? { target: "_blank" } : {};
  const way: OutboundTarget = isOwn(href) || !rules.resolveOutbound ? { href } : rules.resolveOutbound(href);
  const beacon: sanitizeHtml.Attributes = way.beacon ? { "data-beacon": way.beacon } : {};
  return { href: way.href, ...words, rel, ...window, ...beacon };
}

/** Returns the attributes of an image; none for a rejected image. */
function pictureAttributes(
  { src = "", alt = "" }: sanitizeHtml.Attributes,
  { toAbsolute }: LinkRules,
): sanitizeHtml.Attributes {
  if (toAbsolute) return isOwn(src) ? { src: toAbsolute(src), alt } : isWeb(src) ? { src, alt } : {};
  return isOwn(src) || isWeb(src) ? { src, alt, loading: "lazy", decoding: "async" } : {};
}

/** Drops rejected links but keeps their text; drops rejected images. */
function isRefused({ tag, attribs }: sanitizeHtml.IFrame): boolean | "excludeTag" {
  if (tag === "a") return attribs.href ? false : "excludeTag";
  return tag === "img" && !attribs.src;
}

const text = ["p", "br", "hr", "strong", "em", "s", "code", "pre", "blockquote", "ul", "ol", "li"];
const headings = ["h2", "h3", "h4", "h5", "h6"];
const table = ["table", "thead", "tbody", "tr", "th", "td"];

export type Token = ReturnType<typeof markdown.parse>[number];

/** A parsed article; `env` has its link definitions. */
export interface ArticleTokens {
  tokens: Token[];
  env: Record<string, unknown>;
}

export function articleTokens(content: string): ArticleTokens {
  const env = {};
  return { tokens: markdown.parse(content, env), env };
}

/** Returns the address of a link's first token. */
export const getHref = (link: Token): string => String(link.attrGet("href") ?? "");

/** Returns the address of every link, in the order of the text. */
export const listLinks = (content: string): string[] =>
  articleTokens(content).tokens.flatMap(({ children }) =>
    (children ?? []).filter(({ type }) => type === "link_open").map(getHref),
  );

/** Renders a part of a parsed article as sanitized HTML. */
export const renderTokens = ({ tokens, env }: ArticleTokens, rules: LinkRules): string =>
  sanitizeHtml(markdown.renderer.render(tokens, markdown.options, env), {
    allowedTags: [...text, ...headings, ...table, "a", "img"],
    allowedAttributes: {
      a: ["href", "title", "rel", "target", "data-beacon"],
      img: ["src", "alt", "loading", "decoding"],
      ol: ["start"],
    },
    allowedSchemes: ["http", "https"],
    allowedSchemesByTag: { a: ["http", "https", "mailto", "tel"] },
    allowProtocolRelative: false,
    transformTags: {
      a: (tagName, attribs) => ({ tagName, attribs: linkAttributes(attribs, rules) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs, rules) }),
    },
    exclusiveFilter: isRefused,
  }).trim();

/**
 * Renders an article's Markdown as sanitized HTML. HTML in the Markdown is shown as text. Links and images must be
 * http, https or of this site; mailto and tel links are allowed. Outbound links are marked as the settings require.
 */
export const articleHtml = (content: string, rules: LinkRules): string => renderTokens(articleTokens(content), rules);

/** Renders a text whose links to other sites are no affiliate links. */
export const editorialHtml = (content: string): string =>
  articleHtml(content, { newWindow: false, nofollow: false, isEditorial: true });
