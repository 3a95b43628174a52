import { Parser } from "htmlparser2";
import { LineCounter } from "../lineCounter";

/** An element of a WXR file, such as a post, with its children. */
export interface WxrElement {
  /** With the usual prefixes: wp:author, item, content:encoded. */
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: WxrElement[];
  /** Line on which it begins. */
  line: number;
}

/** Why the rest of a file could not be read. */
export class WxrBroken extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

const maxDepth = 20;
/** The parser keeps a text until its end. */
const maxTextLength = 16_000_000;
/** An item deeper than its own fields has only lists of values, such as the fields of a comment. */
const channelDepth = 2;

/** Some exports choose other prefixes. The address of a namespace has the version of the format in it. */
function findPrefix(namespace: string): string | null {
  if (!/^https?:\/\/(?:wordpress\.org\/export\/|purl\.org\/)/.test(namespace)) return null;
  if (namespace.includes("/excerpt/")) return "excerpt";
  if (namespace.includes("/modules/content/")) return "content";
  return namespace.includes("/dc/") ? "dc" : namespace.includes("/export/") ? "wp" : null;
}

class WxrCollector {
  readonly found: WxrElement[] = [];
  readonly lines = new LineCounter();
  private readonly path: WxrElement[] = [];
  private readonly prefixes = new Map<string, string>();
  private depth = 0;
  /** Depth of a comment, whose fields are not read. */
  private skippedFrom = Infinity;
  isEnding = false;
  unclosed: WxrElement | null = null;

  private rename(name: string): string {
    const colon = name.indexOf(":");
    const prefix = colon < 0 ? undefined : this.prefixes.get(name.slice(0, colon));
    return prefix ? `${prefix}${name.slice(colon)}` : name;
  }

  open(rawName: string, attributes: Record<string, string>, at: number): void {
    this.depth += 1;
    const line = this.lines.lineAt(at);
    if (this.depth > maxDepth) throw new WxrBroken(line, `The elements are nested more than ${maxDepth} deep.`);
    if (this.depth === 1) this.declare(attributes);
    const name = this.rename(rawName);
    if (this.depth <= channelDepth || this.depth > this.skippedFrom) return;
    if (name === "wp:comment") this.skippedFrom = this.depth;
    const element: WxrElement = { name, attributes, text: "", children: [], line };
    this.path.at(-1)?.children.push(element);
    this.path.push(element);
  }

  private declare(attributes: Record<string, string>): void {
    for (const [attribute, value] of Object.entries(attributes)) {
      const prefix = attribute.startsWith("xmlns:") ? findPrefix(value) : null;
      if (prefix) this.prefixes.set(attribute.slice("xmlns:".length), prefix);
    }
  }

  text(text: string): void {
    const element = this.depth > this.skippedFrom ? undefined : this.path.at(-1);
    if (element && element.text.length < maxTextLength) element.text += text;
  }

  close(): void {
    if (this.isEnding) {
      this.unclosed ??= this.path[0] ?? {
        name: "channel",
        attributes: {},
        text: "",
        children: [],
        line: this.lines.last,
      };
      return;
    }
    if (this.depth <= this.skippedFrom) {
      this.skippedFrom = Infinity;
      const element = this.depth > channelDepth ? this.path.pop() : undefined;
      if (element && this.path.length === 0) this.found.push(element);
    }
    this.depth -= 1;
  }
}

/** Returns why the rest cannot be read; what was found before can be. */
function write(parser: Parser, piece: string): WxrBroken | null {
  try {
    parser.write(piece);
    return null;
  } catch (error) {
    if (error instanceof WxrBroken) return error;
    throw error;
  }
}

/**
 * Yields the elements of the channel one by one: authors, terms, items.
 * @throws WxrBroken when the rest cannot be read.
 */
export async function* wxrElements(text: AsyncIterable<string>): AsyncGenerator<WxrElement> {
  const collector = new WxrCollector();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => collector.open(name, attributes, parser.startIndex),
      ontext: (piece) => collector.text(piece),
      onclosetag: () => collector.close(),
    },
    { xmlMode: true },
  );
  let length = 0;
  for await (const piece of text) {
    collector.lines.add(piece);
    const broken = write(parser, piece);
    length += piece.length;
    yield* collector.found.splice(0);
    if (broken) throw broken;
    if (length - parser.endIndex > maxTextLength) {
      throw new WxrBroken(collector.lines.lineAt(parser.endIndex), "A text here is longer than 16 million characters.");
    }
  }
  collector.isEnding = true;
  parser.end();
  const { unclosed } = collector;
  if (unclosed) {
    const what = unclosed.name === "item" ? "the post or picture" : `the element "${unclosed.name.slice(0, 50)}"`;
    throw new WxrBroken(unclosed.line, `The file ends in the middle of ${what} that begins here.`);
  }
}
