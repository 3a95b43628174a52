/** A shortcode of WordPress, such as [gallery ids="1,2"] or [/caption]. */
export interface Shortcode {
  name: string;
  attributes: Record<string, string>;
  /** Values without a name. */
  values: string[];
  isEnd: boolean;
  isSelfClosing: boolean;
  /** As written. */
  source: string;
}

const nameStart = /^(\/?)([a-z][\w-]{0,50})(?=[\s=/\]])/i;
const attribute = /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|"([^"]*)"|'([^']*)'|(\S+)/g;

/** Editors put other quotation marks in place of straight ones. */
const straighten = (text: string): string =>
  text.replace(/&#82(?:20|21|22|43);|&quot;|[“”″]/g, '"').replace(/&#82(?:16|17|42);|[‘’′]/g, "'");

function parseShortcode(inside: string): Shortcode | null {
  const start = nameStart.exec(`${inside}]`);
  if (!start) return null;
  const rest = straighten(inside.slice(start[0].length));
  const attributes: Record<string, string> = {};
  const values: string[] = [];
  for (const [, name, double, single, bare, ...others] of rest.matchAll(attribute)) {
    if (name) attributes[name.toLowerCase()] = double ?? single ?? bare ?? "";
    else values.push((others.find((value) => value !== undefined) ?? "").replace(/^=/, ""));
  }
  return {
    name: start[2].toLowerCase(),
    attributes,
    values: values.filter((value) => value !== "/" && value !== ""),
    isEnd: start[1] !== "",
    isSelfClosing: rest.trimEnd().endsWith("/"),
    source: `[${inside}]`,
  };
}

/** Returns the end of the tag or comment that begins here. */
function skipTag(text: string, at: number): number {
  if (!/[a-z/!]/i.test(text[at + 1] ?? "")) return at + 1;
  const mark = text.startsWith("<!--", at) ? "-->" : ">";
  const end = text.indexOf(mark, at);
  return end < 0 ? text.length : end + mark.length;
}

const findNext = (text: string, mark: RegExp, from: number): number => {
  mark.lastIndex = from;
  return mark.exec(text)?.index ?? text.length;
};

/**
 * Splits a text into words and shortcodes, in linear time. As in WordPress, a shortcode ends at the first bracket, and
 * doubled brackets write a bracket.
 */
export function scanShortcodes(text: string): (string | Shortcode)[] {
  const parts: (string | Shortcode)[] = [];
  const opening = /[[<]/g;
  const bracket = /[[\]]/g;
  let done = 0;
  for (let at = findNext(text, opening, 0); at < text.length; at = findNext(text, opening, at)) {
    if (text[at] === "<") {
      at = skipTag(text, at);
      continue;
    }
    const end = findNext(text, bracket, at + 1);
    const shortcode = text[end] === "]" ? parseShortcode(text.slice(at + 1, end)) : null;
    if (!shortcode) {
      at += 1;
      continue;
    }
    const isEscaped = text[at - 1] === "[" && text[end + 1] === "]";
    parts.push(text.slice(done, isEscaped ? at - 1 : at), isEscaped ? shortcode.source : shortcode);
    done = isEscaped ? end + 2 : end + 1;
    at = done;
  }
  parts.push(text.slice(done));
  return parts;
}
