// Everything that XML 1.0 knows as a character; NUL, other controls and halves of pairs are none.
const noCharacter = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };

/** Text as it may stand in XML, in an element as well as in an attribute. */
export const escapeXml = (text: string): string =>
  text.replace(noCharacter, "").replace(/[&<>"']/g, (sign) => entities[sign]);

/** An element that holds text alone; nothing for a text that is absent or blank. */
export const element = (name: string, text: string | null | undefined): string =>
  text ? `<${name}>${escapeXml(text)}</${name}>` : "";

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
