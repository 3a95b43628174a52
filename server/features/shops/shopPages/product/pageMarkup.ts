import { Parser } from "htmlparser2";
import { MicrodataReading } from "./microdata";
import { type PageNode, readLine } from "./pageNode";

/** The parts of a page that describe its product. */
export interface PageMarkup {
  jsonLd: string[];
  /** Top-level items. */
  microdata: PageNode[];
  /** Values by lowercase name, in document order. */
  metas: ReadonlyMap<string, string[]>;
  /** As written; empty when there is none. */
  canonical: string;
  /** Main headings and the title. */
  titles: string[];
}

const maxMetas = 1_000;
const maxValue = 2_000;
const maxTitles = 6;

/** Collects them while the page is parsed. */
class MarkupReading {
  readonly jsonLd: string[] = [];
  readonly microdata = new MicrodataReading();
  readonly metas = new Map<string, string[]>();
  readonly titles: string[] = [];
  canonical = "";
  private metaCount = 0;
  private script: string[] | null = null;
  private title: string | null = null;

  open(tag: string, attributes: Record<string, string>): void {
    this.microdata.open(tag, attributes);
    if (tag === "script" && /^application\/ld\+json\b/i.test(attributes.type?.trim() ?? "")) this.script = [];
    else if ((tag === "h1" || tag === "title") && this.titles.length < maxTitles) this.title = "";
    else if (tag === "meta") this.readMeta(attributes);
    else if (tag === "link" && attributes.rel?.toLowerCase() === "canonical") this.canonical ||= attributes.href ?? "";
  }

  read(piece: string): void {
    if (this.script) this.script.push(piece);
    else if (this.title !== null && this.title.length < maxValue) this.title += piece.slice(0, maxValue);
    if (!this.script) this.microdata.read(piece);
  }

  close(tag: string): void {
    this.microdata.close();
    if (tag === "script" && this.script) {
      this.jsonLd.push(this.script.join(""));
      this.script = null;
    } else if ((tag === "h1" || tag === "title") && this.title !== null) {
      this.titles.push(readLine(this.title));
      this.title = null;
    }
  }

  private readMeta({ property, name, content }: Record<string, string>): void {
    const key = (property ?? name ?? "").trim().toLowerCase();
    if (!key || !content || this.metaCount >= maxMetas) return;
    this.metaCount += 1;
    const values = this.metas.get(key);
    const value = content.slice(0, maxValue).trim();
    if (values) values.push(value);
    else this.metas.set(key, [value]);
  }
}

/** Parses a page in linear time. */
export function readMarkup(html: string): PageMarkup {
  const reading = new MarkupReading();
  const parser = new Parser({
    onopentag: (tag, attributes) => reading.open(tag, attributes),
    ontext: (piece) => reading.read(piece),
    onclosetag: (tag) => reading.close(tag),
  });
  parser.end(html);
  const { jsonLd, microdata, metas, canonical, titles } = reading;
  return { jsonLd, microdata: microdata.roots, metas, canonical, titles: titles.filter(Boolean) };
}
