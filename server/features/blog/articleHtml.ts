import MarkdownIt from "markdown-it";
import sanitizeHtml from "sanitize-html";

/** Where a link that leads out of the site points to in the page. */
export interface WayOut {
  href: string;
  /** Where the click is told to, for links that lead straight to the retailer. */
  beacon?: string;
}

/** What the settings say about links that lead out of the site. */
export interface LinkRules {
  newWindow: boolean;
  nofollow: boolean;
  /** The way of a stored address; links keep their address where it is left out. */
  wayOut?: (address: string) => WayOut;
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

/** A page of this site; `//host` and `/\host` are addresses of others. */
const isOwn = (address: string): boolean => /^\/(?![/\\])/.test(address);
const isWeb = (address: string): boolean => /^https?:\/\//i.test(address) && URL.canParse(address);

/** A tag of no list: the cleaner drops it and keeps what is inside. */
const dropped = { tagName: "dropped", attribs: {} };

function link(attribs: sanitizeHtml.Attributes, rules: LinkRules): sanitizeHtml.Tag {
  const { href = "", title } = attribs;
  const words: sanitizeHtml.Attributes = title ? { title } : {};
  // Anything under /go/ forwards to a retailer.
  if (isOwn(href) && !href.startsWith("/go/")) return { tagName: "a", attribs: { href, ...words } };
  if (!isOwn(href) && !isWeb(href)) return dropped;
  const rel = rules.nofollow ? "sponsored nofollow noopener" : "sponsored noopener";
  const window: sanitizeHtml.Attributes = rules.newWindow ? { target: "_blank" } : {};
  const way: WayOut = isOwn(href) || !rules.wayOut ? { href } : rules.wayOut(href);
  const beacon: sanitizeHtml.Attributes = way.beacon ? { "data-beacon": way.beacon } : {};
  return { tagName: "a", attribs: { href: way.href, ...words, rel, ...window, ...beacon } };
}

function picture({ src = "", alt = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return isOwn(src) || isWeb(src)
    ? { tagName: "img", attribs: { src, alt, loading: "lazy", decoding: "async" } }
    : dropped;
}

const text = ["p", "br", "hr", "strong", "em", "s", "code", "pre", "blockquote", "ul", "ol", "li"];
const headings = ["h2", "h3", "h4", "h5", "h6"];
const table = ["table", "thead", "tbody", "tr", "th", "td"];

/**
 * An article's Markdown as HTML that may stand in a page as it is. HTML inside the Markdown is shown as text; links and
 * pictures are of http, https or this site, or they are dropped; links that lead out are marked as the settings say.
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
    allowProtocolRelative: false,
    transformTags: {
      a: (_name, attribs) => link(attribs, rules),
      img: (_name, attribs) => picture(attribs),
    },
  }).trim();
