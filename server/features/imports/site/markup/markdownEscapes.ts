const webAddress = /(?:https?:\/\/|mailto:)[^\s<>"]+/g;

/** Marks that mean something anywhere. The site's Markdown shows HTML as text, but reads <https://...> as a link. */
const marks = /[\\*_`[\]|]|<(?=[a-z])|&(?=[#a-z])|~/gi;

/** Marks that mean something at the start of a line. */
const startMark = /^(\s*)(?:([-+](?=\s|$)|-{2,}|=+|#{1,6}(?=\s|$)|>|:-)|(\d{1,9})([.)])(?=\s|$))/;

const escapeMarks = (text: string): string => text.replace(marks, "\\$&");

/** Addresses become links as they are, unless a mark in them would be read as Markdown. */
const escapeAddress = (address: string): string => (/[\\*`[\]|]|~~/.test(address) ? escapeMarks(address) : address);

/** Follows an exclamation mark at the end of a text: before a link the two would make a picture. */
const exclamation = "\u0001";

/** Stands before and after code: without a space, two neighbors would be one. */
export const codeEdge = "\u0002";

/** Escapes exclamation marks before links, and separates code. */
export const finishEscapes = (markdown: string): string =>
  markdown
    .replaceAll(`!${exclamation}[`, "\\![")
    .replaceAll(exclamation, "")
    .replaceAll(codeEdge + codeEdge, " ")
    .replaceAll(codeEdge, "");

/** Escapes a text so that Markdown shows it as it is. */
export function escapeMarkdown(text: string): string {
  let escaped = "";
  let done = 0;
  for (const match of text.matchAll(webAddress)) {
    escaped += escapeMarks(text.slice(done, match.index)) + escapeAddress(match[0]);
    done = match.index + match[0].length;
  }
  escaped += escapeMarks(text.slice(done));
  return escaped
    .replace(startMark, (_, space: string, mark?: string, digits?: string, point?: string) =>
      mark ? `${space}\\${mark}` : `${space}${digits}\\${point}`,
    )
    .replace(/!$/, `!${exclamation}`);
}

/** Writes an address for the round brackets of a link. */
export const escapeDestination = (address: string): string =>
  address.replace(/[\s()<>|\\]/g, (character) => encodeURIComponent(character).replace("(", "%28").replace(")", "%29"));
