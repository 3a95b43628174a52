import type { PageNode } from "./pageNode";

const maxRoots = 500;
const maxText = 500;
const maxAddress = 2_000;
/** A text inside a text belongs to both, which would cost without this limit. */
const maxOpenTexts = 8;

const addressAttributes: Readonly<Record<string, string>> = {
  a: "href",
  area: "href",
  link: "href",
  img: "src",
  source: "src",
  iframe: "src",
  embed: "src",
  object: "data",
  data: "value",
  meter: "value",
  time: "datetime",
};

/** Properties whose text is meant also when it is a link to more about it. */
const textProperties = new Set(["brand", "manufacturer", "name", "color", "size", "material", "sku"]);

interface OpenText {
  node: PageNode;
  names: string[];
  depth: number;
  text: string;
}

function addValue(node: PageNode, names: readonly string[], value: unknown): void {
  for (const name of names) {
    const present = node[name];
    if (present === undefined) node[name] = value;
    else if (Array.isArray(present)) present.push(value);
    else node[name] = [present, value];
  }
}

/** Collects the microdata items of a page while it is parsed, in the form of JSON-LD. */
export class MicrodataReading {
  /** Items that are not the value of another one. */
  readonly roots: PageNode[] = [];
  private readonly scopes: { node: PageNode; depth: number }[] = [];
  private readonly texts: OpenText[] = [];
  private depth = 0;

  open(tag: string, attributes: Record<string, string>): void {
    this.depth += 1;
    const { itemprop, itemscope, itemtype, itemid, content } = attributes;
    const parent = this.scopes.at(-1)?.node;
    const names = itemprop?.slice(0, maxText).split(/\s+/).filter(Boolean) ?? [];
    if (itemscope !== undefined) {
      // Without a prototype, so that no property of a page has a meaning.
      const node = Object.assign(Object.create(null) as PageNode, { "@type": itemtype ?? "", "@id": itemid });
      if (parent && names.length) addValue(parent, names, node);
      else if (this.roots.length < maxRoots) this.roots.push(node);
      this.scopes.push({ node, depth: this.depth });
    } else if (parent && names.length) {
      const isText = tag === "a" && names.every((name) => textProperties.has(name));
      const value = content ?? (isText ? undefined : attributes[addressAttributes[tag] ?? ""]);
      if (value !== undefined) addValue(parent, names, value.slice(0, maxAddress));
      else if (this.texts.length < maxOpenTexts) this.texts.push({ node: parent, names, depth: this.depth, text: "" });
    }
  }

  read(piece: string): void {
    for (const open of this.texts) if (open.text.length < maxText) open.text += piece.slice(0, maxText);
  }

  close(): void {
    if (this.texts.at(-1)?.depth === this.depth) {
      const { node, names, text } = this.texts.pop() as OpenText;
      addValue(node, names, text.slice(0, maxText).trim());
    }
    if (this.scopes.at(-1)?.depth === this.depth) this.scopes.pop();
    this.depth -= 1;
  }
}
