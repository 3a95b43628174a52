/** Part of a text, from `start` up to `end`; a caret when they are equal. */
export interface TextRange {
  start: number;
  end: number;
}

/** What a command does to a text: the part from `start` to `end` becomes `text`, and `select` is chosen afterwards. */
export interface TextEdit extends TextRange {
  text: string;
  select: TextRange;
}

type Command = (text: string, range: TextRange) => TextEdit;

const runBefore = (text: string, at: number): number => /(?<!\*)\*+$/.exec(text.slice(0, at))?.[0].length ?? 0;
const runAfter = (text: string, at: number): number => /^\**/.exec(text.slice(at))?.[0].length ?? 0;

/** Without the blanks at its ends: Markdown knows no emphasis that begins or ends with one. */
function trimmed(text: string, { start, end }: TextRange): TextRange {
  const chosen = text.slice(start, end);
  if (chosen.trim() === "") return { start, end: start };
  return { start: start + chosen.search(/\S/), end: start + chosen.trimEnd().length };
}

/** Three stars are both kinds of emphasis, so one star is there when their number is odd. */
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

/** Whole lines that the range touches, each put through `change`; they stay chosen. */
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

/** No heading, a heading, a smaller one, and none again. The article's title is the page's own. */
export const heading = lines((line) => {
  const words = line.replace(/^#+\s*/, "");
  if (line.startsWith("## ")) return `### ${words}`;
  return line.startsWith("### ") ? words : `## ${words}`;
});

const prefixed = (prefix: string): Command =>
  lines((line, all) => {
    const marked = all.every((one) => one.trim() === "" || one.startsWith(prefix)) && all.some((one) => one !== "");
    if (marked) return line.startsWith(prefix) ? line.slice(prefix.length) : line;
    // A caret on an empty line begins one; blank lines between others stay as they are.
    return (line.trim() === "" && all.length > 1) || line.startsWith(prefix) ? line : prefix + line;
  });

export const list = prefixed("- ");
export const quote = prefixed("> ");

const isAddress = (words: string): boolean => /^(https?:\/\/|\/)\S+$/i.test(words);

/** The part that is still missing is chosen: the address, or the words when an address was. */
export const link: Command = (text, range) => {
  const { start, end } = trimmed(text, range);
  const chosen = text.slice(start, end);
  const [words, address] = isAddress(chosen) ? ["link text", chosen] : [chosen || "link text", "https://"];
  const from = isAddress(chosen) ? start + 1 : start + words.length + 3;
  const missing = isAddress(chosen) ? words : address;
  return { start, end, text: `[${words}](${address})`, select: { start: from, end: from + missing.length } };
};

const pictureWords = "Describe the picture";

/** A picture in a paragraph of its own; its description is chosen, to be written over. */
export const picture =
  (address: string): Command =>
  (text, { end }) => {
    const gap = (beside: string) =>
      beside === "" || beside.endsWith("\n\n") ? "" : beside.endsWith("\n") ? "\n" : "\n\n";
    const lead = gap(text.slice(0, end));
    const rest = text.slice(end);
    const tail = rest.startsWith("\n\n") ? "" : rest.startsWith("\n") ? "\n" : "\n\n";
    const from = end + lead.length + 2;
    return {
      start: end,
      end,
      text: `${lead}![${pictureWords}](${address})${tail}`,
      select: { start: from, end: from + pictureWords.length },
    };
  };
