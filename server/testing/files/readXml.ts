/** An element of an XML document. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  /** The text directly in it. */
  text: string;
  children: XmlElement[];
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
/** A start tag, an end tag, or text. Everything that feeds need, and nothing that is not well-formed. */
const token = /<([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|<\/([\w:.-]+)>|([^<]+)/y;
const invalid = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;

const unescape = (text: string): string =>
  text.replace(/&(?:(\w+);)?/g, (whole, name: string | undefined) => {
    const sign = name === undefined ? undefined : entities[name];
    if (sign === undefined) throw new Error(`Not an entity of XML: ${whole}`);
    return sign;
  });

const readAttributes = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, name, value]) => [name, unescape(value)]));

/** Returns the root of a document. @throws when it is not well-formed. */
export function readXml(document: string): XmlElement {
  const body = document.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\s*/, "");
  if (body === document || invalid.test(body))
    throw new Error("No declaration, or a character that XML does not allow");
  const root: XmlElement = { name: "", attributes: {}, text: "", children: [] };
  const open = [root];
  token.lastIndex = 0;
  while (token.lastIndex < body.length) {
    const at = token.lastIndex;
    const found = token.exec(body);
    if (!found) throw new Error(`Not well-formed: ${body.slice(at, at + 80)}`);
    const [, start, attributes, isEmpty, end, text] = found;
    const parent = open[open.length - 1];
    if (text !== undefined) parent.text += unescape(text);
    else if (end !== undefined) {
      if (open.pop()?.name !== end) throw new Error(`</${end}> ends ${parent.name}`);
    } else {
      const element = { name: start, attributes: readAttributes(attributes), text: "", children: [] };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  const [first, second] = root.children;
  if (open.length !== 1 || second || root.text.trim()) throw new Error("More or less than one root");
  return first;
}

/** Returns the elements of a name, at any depth. */
export const listElements = (element: XmlElement, name: string): XmlElement[] =>
  element.children.flatMap((child) => [...(child.name === name ? [child] : []), ...listElements(child, name)]);
