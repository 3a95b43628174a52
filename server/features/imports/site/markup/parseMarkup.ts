import { Parser } from "htmlparser2";
import { createElement, type MarkupElement, type MarkupNode } from "./markupTree";

/** Deeper elements join their ancestor of this depth: what walks the tree is recursive. */
const maxDepth = 50;
/** The parser's own work grows with the number of open elements. */
const maxOpenElements = 1_000;

class TooManyOpenElements extends Error {}

/** The parsed text; `isFlat` if it opened so many elements that only its words are left. */
interface ParsedMarkup {
  nodes: MarkupNode[];
  isFlat: boolean;
}

class TreeBuilder {
  readonly root: MarkupElement = createElement("#root", []);
  private readonly path: MarkupElement[] = [this.root];
  private openCount = 0;

  private get parent(): MarkupElement {
    return this.path[this.path.length - 1];
  }

  open(name: string, attributes: Record<string, string>): void {
    this.openCount += 1;
    if (this.openCount > maxOpenElements) throw new TooManyOpenElements();
    if (this.openCount > maxDepth) return;
    const element = createElement(name, [], attributes);
    this.parent.children.push(element);
    this.path.push(element);
  }

  close(): void {
    if (this.openCount <= maxDepth) this.path.pop();
    this.openCount -= 1;
  }

  text(text: string): void {
    const { children } = this.parent;
    const last = children[children.length - 1];
    if (typeof last === "string") children[children.length - 1] = last + text;
    else children.push(text);
  }

  comment(text: string): void {
    this.parent.children.push(createElement("#comment", [], { text }));
  }
}

function buildTree(html: string): MarkupNode[] {
  const builder = new TreeBuilder();
  const parser = new Parser({
    onopentag: (name, attributes) => builder.open(name, attributes),
    ontext: (text) => builder.text(text),
    oncomment: (text) => builder.comment(text),
    onclosetag: () => builder.close(),
  });
  parser.write(html);
  parser.end();
  return builder.root.children;
}

/** Removes everything between angle brackets. */
function stripTags(html: string): string {
  const [first, ...pieces] = html.split("<");
  return [first, ...pieces.map((piece) => piece.slice(piece.indexOf(">") + 1))].join("");
}

/** Parses HTML of any quality, in linear time. */
export function parseMarkup(html: string): ParsedMarkup {
  try {
    return { nodes: buildTree(html), isFlat: false };
  } catch (error) {
    if (!(error instanceof TooManyOpenElements)) throw error;
    return { nodes: buildTree(stripTags(html)), isFlat: true };
  }
}
