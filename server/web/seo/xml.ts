// All characters that XML 1.0 allows; NUL, other control characters and lone surrogates are not.
const invalidCharacters = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Escapes text for XML elements and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(invalidCharacters, "").replace(/[&<>"']/g, (sign) => entities[sign]);

/** Returns an element with text; empty for missing or blank text. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
