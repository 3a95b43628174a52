import { Parser } from "htmlparser2";
import { jsonLdFacts } from "./jsonLdFacts";

/** What a shop's page says about itself in schema.org, Open Graph and HTML. */
export interface PageFacts {
  soldOut: boolean;
  /** Whether it states any price; `readProductPage` reads which one. */
  hasPrice: boolean;
  /** The page's title, or its first heading when it has none, on one line. */
  title: string;
  /** All first-level headings. */
  headings: string[];
  /** True when schema.org or Open Graph describes one product, not a list or an error page. */
  isProduct: boolean;
  /** True when the page describes itself as a collection, a category or search results. */
  isList: boolean;
  /** True when the page asks for a captcha; a shop's normal page may mention captchas in its scripts. */
  isCaptcha: boolean;
  /** Target of an immediate meta refresh, as written; empty when there is none. */
  refresh: string;
}

const maxText = 300;
const maxHeadings = 5;
/** A longer delay means a page that updates itself or should be read first. */
const maxRefreshSeconds = 10;
const maxAddress = 2_000;

const gone = /(?:OutOfStock|SoldOut|Discontinued)$/i;
const unavailableWords = new Set(["oos", "out of stock"]);
const isGone = (availability: string): boolean =>
  gone.test(availability) || unavailableWords.has(availability.toLowerCase());

const captchaTitle = /captcha|robot check|are you (?:a )?human|just a moment/i;
const captchaScript = "validatecaptcha";
/** Captcha pages are short; in longer pages the word comes from the shop's own scripts. */
const captchaLength = 20_000;

const availabilityNames = new Set(["availability", "product:availability", "og:availability"]);
const priceNames = new Set(["price", "product:price:amount", "og:price:amount"]);

/** Returns the address of `0; url=/next`; empty when it has none, or the delay is long. */
export function refreshTarget(content: string): string {
  const end = content.search(/[;,]/);
  if (end < 0 || !(Number.parseFloat(content) <= maxRefreshSeconds)) return "";
  const target = content
    .slice(end + 1)
    .trim()
    .replace(/^url\s*=/i, "")
    .trim();
  const quote = target[0];
  const address = quote === '"' || quote === "'" ? target.slice(1).split(quote, 1)[0] : target;
  return address.length <= maxAddress ? address : "";
}

/** Collects text chunks up to a limit, so that a long text costs nothing. */
class ShortText {
  private text = "";
  add(piece: string): void {
    if (this.text.length < maxText) this.text += piece.slice(0, maxText);
  }
  toString(): string {
    return this.text.slice(0, maxText).replace(/\s+/g, " ").trim();
  }
}

/** Collects the facts while the page is parsed. */
class PageReading {
  readonly jsonLd: string[] = [];
  readonly availabilities: string[] = [];
  readonly headings: ShortText[] = [];
  title: ShortText | null = null;
  hasPrice = false;
  refresh = "";
  isProduct = false;
  private script: string[] | null = null;
  private text: ShortText | null = null;
  /** Depth of noscript elements. Their content is invisible with scripts, which shops expect. */
  private noscripts = 0;

  open(name: string, attributes: Record<string, string>): void {
    if (name === "noscript") this.noscripts += 1;
    else if (name === "script" && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? "")) this.script = [];
    else if (name === "title" && !this.title) this.text = this.title = new ShortText();
    else if (name === "h1" && this.headings.length < maxHeadings) this.headings.push((this.text = new ShortText()));
    else if (name === "meta" || name === "link") this.readTag(attributes);
    if ((attributes.itemtype ?? "").toLowerCase().endsWith("schema.org/product")) this.isProduct = true;
  }

  close(name: string): void {
    if (name === "noscript") this.noscripts -= 1;
    if (name === "title" || name === "h1") this.text = null;
    if (name === "script" && this.script) {
      this.jsonLd.push(this.script.join(""));
      this.script = null;
    }
  }

  read(piece: string): void {
    if (this.script) this.script.push(piece);
    else this.text?.add(piece);
  }

  private readTag({ itemprop, property, "http-equiv": directive, content, href }: Record<string, string>): void {
    const name = (property ?? itemprop ?? "").toLowerCase();
    const value = (content ?? href ?? "").trim();
    if (availabilityNames.has(name)) this.availabilities.push(value);
    if (priceNames.has(name)) this.hasPrice ||= value !== "";
    if (name === "og:type" && /^(?:og:)?product$/i.test(value)) this.isProduct = true;
    if (directive?.toLowerCase() === "refresh" && this.noscripts === 0) this.refresh ||= refreshTarget(value);
  }
}

/** Parses a page in linear time. A piece with several sizes is sold out when all of them are. */
export function pageFacts(html: string): PageFacts {
  const reading = new PageReading();
  const parser = new Parser({
    onopentag: (name, attributes) => reading.open(name, attributes),
    onclosetag: (name) => reading.close(name),
    ontext: (text) => reading.read(text),
  });
  parser.end(html);
  const stated = jsonLdFacts(reading.jsonLd);
  const availabilities = [...stated.availabilities, ...reading.availabilities.filter(Boolean)];
  const headings = reading.headings.map(String);
  const title = String(reading.title ?? "");
  return {
    soldOut: availabilities.length > 0 && availabilities.every(isGone),
    hasPrice: stated.hasPrice || reading.hasPrice,
    title: title || (headings[0] ?? ""),
    headings,
    isProduct: reading.isProduct || stated.isProduct,
    isList: stated.isList,
    isCaptcha: captchaTitle.test(title) || html.slice(0, captchaLength).toLowerCase().includes(captchaScript),
    refresh: reading.refresh,
  };
}
