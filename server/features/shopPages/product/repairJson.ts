import { decodeText } from "./decodeText";

const wrapperStarts = ["<!--", "//<![CDATA[", "/*<![CDATA[*/", "<![CDATA[", "//"];
const wrapperEnds = ["-->", "//]]>", "/*]]>*/", "]]>", "//", ";"];

/** Removes the comments that once hid scripts from browsers, and a final semicolon. */
function unwrap(text: string): string {
  let bare = text.trim().replace(/^\uFEFF/, "");
  for (let start; (start = wrapperStarts.find((mark) => bare.startsWith(mark)));)
    bare = bare.slice(start.length).trimStart();
  for (let end; (end = wrapperEnds.find((mark) => bare.endsWith(mark)));) bare = bare.slice(0, -end.length).trimEnd();
  return bare;
}

/** Escapes that JSON knows; others, such as \' of JavaScript, stand for the character itself. */
const escapes = '"\\/bfnrtu';
const isSpace = (character: string): boolean => character <= " ";

/** Returns where the next character that is not a space is. */
function skipSpace(text: string, from: number): number {
  let at = from;
  while (at < text.length && isSpace(text[at])) at += 1;
  return at;
}

/** Removes trailing commas, control characters inside texts, and escapes of JavaScript; each character is read once. */
function mendSyntax(text: string): string {
  const parts: string[] = [];
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isInText && character === "\\") {
      at += 1;
      parts.push(escapes.includes(text[at] ?? "") ? character + (text[at] ?? "") : (text[at] ?? ""));
    } else if (isInText && isSpace(character)) parts.push(" ");
    else if (!isInText && character === ",") {
      const next = skipSpace(text, at + 1);
      if (text[next] !== "}" && text[next] !== "]") parts.push(character);
      at = next - 1;
    } else {
      if (character === '"') isInText = !isInText;
      parts.push(character);
    }
  }
  return parts.join("");
}

/**
 * Repairs what can be repaired without a guess: comments around the JSON, entities instead of quotes, trailing commas,
 * line breaks inside texts. It never adds a value. Linear in the length.
 */
export function repairJson(text: string): string {
  const bare = unwrap(text);
  return mendSyntax(!bare.includes('"') && bare.includes("&quot;") ? decodeText(bare) : bare);
}
