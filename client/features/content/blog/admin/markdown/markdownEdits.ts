/** A range of a text from `start` to `end`; a caret when they are equal. */
export interface TextRange {
  start: number;
  end: number;
}

/** The result of a command: `text` replaces the range from `start` to `end`, and `select` becomes the selection. */
export interface TextEdit extends TextRange {
  text: string;
  select: TextRange;
}

type Command = (text: string, range: TextRange) => TextEdit;

const runBefore = (text: string, at: number): number => /(?<!\*)\*+$/.exec(text.slice(0, at))?.[0].length ?? 0;
const runAfter = (text: string, at: number): number => /^\**/.exec(text.slice(at))?.[0].length ?? 0;

/** Trims the range: Markdown does not support emphasis that begins or ends with a space. */
function trimmed(text: string, { start, end }: TextRange): TextRange {
  const chosen = text.slice(start, end);
  if (chosen.trim() === "") return { start, end: start };
  return { start: start + chosen.search(/\S/), end: start + chosen.trimEnd().length };
}

/** Three asterisks are bold and italic, so an odd number includes italic. */
const isEmphasized = (stars: number, mark: string): boolean => (mark === "*" ? stars % 2 === 1 : stars >= 2);

const emphasis =
  (mark: "*" | "**", placeholder: string): Command =>
  (text, range) => {
    const { start, end } = trimmed(text, range);
    const chosen = text.slice(start, end);
    const { length } = mark;
    if (isEmphasized(Math.min(runBefore(text, start), runAfter(text, end)), mark)) {
      const from = start - length;
      return { start: from, end: end + length, text: chosen, select: { start: from, end: from + chosen.length } };
    }
    const words = chosen || placeholder;
    const from = start + length;
    return { start, end, text: mark + words + mark, select: { start: from, end: from + words.length } };
  };

export const bold = emphasis("**", "bold text");
export const italic = emphasis("*", "italic text");

/** Applies `change` to every line in the range and selects those lines. */
const lines =
  (change: (line: string, all: readonly string[]) => string): Command =>
  (text, range) => {
    const start = text.lastIndexOf("\n", range.start - 1) + 1;
    const next = text.indexOf("\n", Math.max(range.end, start));
    const end = next === -1 ? text.length : next;
    const before = text.slice(start, end).split("\n");
    const after = before.map((line) => change(line, before)).join("\n");
    const caret = start + after.length;
    return {
      start,
      end,
      text: after,
      select: before.length > 1 ? { start, end: caret } : { start: caret, end: caret },
    };
  };

/** Cycles between no heading, a heading and a smaller heading. The article's title is the page's h1. */
export const heading = lines((line) => {
  const words = line.replace(/^#+\s*/, "");
  if (line.startsWith("## ")) return `### ${words}`;
  return line.startsWith("### ") ? words : `## ${words}`;
});

const prefixed = (prefix: string): Command =>
  lines((line, all) => {
    const marked = all.every((one) => one.trim() === "" || one.startsWith(prefix)) && all.some((one) => one !== "");
    if (marked) return line.startsWith(prefix) ? line.slice(prefix.length) : line;
    // A caret on an empty line starts an item; empty lines between others stay.
    return (line.trim() === "" && all.length > 1) || line.startsWith(prefix) ? line : prefix + line;
  });

export const list = prefixed("- ");
export const quote = prefixed("> ");

const isAddress = (words: string): boolean => /^(https?:\/\/|\/)\S+$/i.test(words);

/** Selects the missing part: the URL, or the text when the selection was a URL. */
export const link: Command = (text, range) => {
  const { start, end } = trimmed(text, range);
  const chosen = text.slice(start, end);
  const [words, address] = isAddress(chosen) ? ["link text", chosen] : [chosen || "link text", "https://"];
  const from = isAddress(chosen) ? start + 1 : start + words.length + 3;
  const missing = isAddress(chosen) ? words : address;
  return { start, end, text: `[${words}](${address})`, select: { start: from, end: from + missing.length } };
};

/** Returns the line breaks that make an insertion at a position a paragraph. */
function paragraphGaps(text: string, at: number): { lead: string; tail: string } {
  const before = text.slice(0, at);
  const rest = text.slice(at);
  const lead = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
  return { lead, tail: rest.startsWith("\n\n") ? "" : rest.startsWith("\n") ? "\n" : "\n\n" };
}

const pictureWords = "Describe the image";

/** Inserts an image as a paragraph and selects its description. */
export const picture =
  (address: string): Command =>
  (text, { end }) => {
    const { lead, tail } = paragraphGaps(text, end);
    const from = end + lead.length + 2;
    return {
      start: end,
      end,
      text: `${lead}![${pictureWords}](${address})${tail}`,
      select: { start: from, end: from + pictureWords.length },
    };
  };

/** inserts a link alone on a line, which the article shows as a card; the caret moves behind it. */
export const card =
  (words: string, address: string): Command =>
  (text, { end }) => {
    const { lead, tail } = paragraphGaps(text, end);
    const inserted = `${lead}[${words.replace(/[[\]\\]/g, "\\$&")}](${address})${tail}`;
    const caret = end + inserted.length;
    return { start: end, end, text: inserted, select: { start: caret, end: caret } };
  };

/** Replaces a range by what a command inserts there. */
export const instead =
  ({ start, end }: TextRange, command: Command): Command =>
  (text) => ({ ...command(text.slice(0, start) + text.slice(end), { start, end: start }), start, end });

/** Inserts nothing. */
export const nothing: Command = (_text, { end }) => ({ start: end, end, text: "", select: { start: end, end } });

/** Returns whether the caret is at the beginning of a line. */
export const isAtLineStart = (text: string, { start, end }: TextRange): boolean =>
  start === end && (start === 0 || text[start - 1] === "\n");
