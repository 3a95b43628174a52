import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";
import { hasUserInfo } from "../../shared/text/address";

/** Where a link that leads out of the site points to in the page. */
export interface OutboundTarget {
  href: string;
  /** Where the click is told to, for links that lead straight to the retailer. */
  beacon?: string;
}

/** What the settings say about links that lead out of the site. */
export interface LinkRules {
  newWindow: boolean;
  nofollow: boolean;
  /** The way of a stored address; links keep their address where it is left out. */
  wayOut?: (address: string) => OutboundTarget;
}

// Addresses are judged when the result is cleaned, so that a refused link leaves its words behind and not its Markdown.
const markdown = new MarkdownIt({ html: false, linkify: true });
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
markdown.validateLink = () => true;

const topLevel = 2;

// The page has an h1 already: the article's highest heading becomes an h2, whatever the writer began with.
markdown.core.ruler.push("headings_below_the_title", ({ tokens }) => {
  const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
  const highest = Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  for (const heading of headings) {
    heading.tag = `h${Math.min(Number(heading.tag.slice(1)) - highest + topLevel, 6)}`;
  }
});

// Markdown has no links in links, but the parser makes one of an address in angle brackets between the brackets of another.
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

/** A page of this site; `//host` and `/\host` are addresses of others. */
const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address);
const isWeb = (address: string): boolean =>
  /^https?:\/\//i.test(address) && !hasUserInfo(address) && URL.canParse(address);
/** A mailbox or a phone: no shop, so neither counted nor marked. */
const isContact = (address: string): boolean => /^(?:mailto|tel):./i.test(address);

/**
 * The attributes of a link; none for a link that is refused. The tag keeps its name: sanitize-html mistakes the closing tags
 * of others when a tag is renamed to one that it drops.
 */
function linkAttributes(attribs: sanitizeHtml.Attributes, rules: LinkRules): sanitizeHtml.Attributes {
  const { href = "", title } = attribs;
  const words: sanitizeHtml.Attributes = title ? { title } : {};
  // Anything under /go/ forwards to a retailer.
  if (isContact(href) || (isOwn(href) && !href.startsWith("/go/"))) return { href, ...words };
  if (!isOwn(href) && !isWeb(href)) return {};
  const rel = rules.nofollow ? "sponsored nofollow noopener" : "sponsored noopener";
  const window: sanitizeHtml.Attributes = rules.newWindow ? { target: "_blank" } : {};
  const way: OutboundTarget = isOwn(href) || !rules.wayOut ? { href } : rules.wayOut(href);
  const beacon: sanitizeHtml.Attributes = way.beacon ? { "data-beacon": way.beacon } : {};
  return { href: way.href, ...words, rel, ...window, ...beacon };
}

/** The attributes of a picture; none for a picture that is refused. */
const pictureAttributes = ({ src = "", alt = "" }: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  isOwn(src) || isWeb(src) ? { src, alt, loading: "lazy", decoding: "async" } : {};

/** Drops refused links and keeps their words, and drops refused pictures. */
function isRefused({ tag, attribs }: sanitizeHtml.IFrame): boolean | "excludeTag" {
  if (tag === "a") return attribs.href ? false : "excludeTag";
  return tag === "img" && !attribs.src;
}

const text = ["p", "br", "hr", "strong", "em", "s", "code", "pre", "blockquote", "ul", "ol", "li"];
const headings = ["h2", "h3", "h4", "h5", "h6"];
const table = ["table", "thead", "tbody", "tr", "th", "td"];

/**
 * An article's Markdown as HTML that may stand in a page as it is. HTML inside the Markdown is shown as text; links and
 * pictures are of http, https or this site, or they are dropped, but for links to a mailbox or a phone; links that lead out are
 * marked as the settings say.
 */
export const articleHtml = (content: string, rules: LinkRules): string =>
  sanitizeHtml(markdown.render(content), {
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
      img: (tagName, attribs) => ({ tagName, attribs: pictureAttributes(attribs) }),
    },
    exclusiveFilter: isRefused,
  }).trim();
