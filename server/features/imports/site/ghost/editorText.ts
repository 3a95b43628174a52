import { isOpenCard } from "./memberParts";

const maxNodes = 200_000;

/** Names of fields that hold words in the formats of Ghost's editors, Lexical and Mobiledoc. */
const wordFields = new Set(["text", "markdown", "html", "caption", "alt", "title", "description"]);

/**
 * Collects the words of an article in the format of an editor, one paragraph per text. Used when the export has no HTML of
 * it: the formatting is lost.
 */
function collectWords(document: unknown, noteLoss: (what: string) => void): string[] {
  const words: string[] = [];
  const queue: unknown[] = [document];
  for (let count = 0; queue.length > 0 && count < maxNodes; count += 1) {
    const node = queue.pop();
    if (Array.isArray(node)) {
      // A marker of Mobiledoc: [0, [], 0, "words"].
      const last: unknown = node[node.length - 1];
      if (typeof last === "string" && typeof node[0] === "number") words.push(last);
      for (let at = node.length - 1; at >= 0; at -= 1) queue.push(node[at]);
    } else if (typeof node === "object" && node !== null && isOpenCard(node, noteLoss)) {
      const entries = Object.entries(node);
      for (const [name, value] of entries) if (typeof value === "string" && wordFields.has(name)) words.push(value);
      for (const [, value] of entries.reverse()) if (typeof value === "object") queue.push(value);
    }
  }
  return words.filter((text) => text.trim() !== "");
}

/** Returns the words of an article that has no HTML, as HTML paragraphs. */
export function readEditorText(formats: readonly string[], noteLoss: (what: string) => void): string[] {
  for (const format of formats) {
    if (format === "") continue;
    try {
      const words = collectWords(JSON.parse(format), noteLoss);
      if (words.length > 0) return words;
    } catch {
      // The next format may be readable.
    }
  }
  return [];
}
