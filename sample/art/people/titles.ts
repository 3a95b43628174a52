/** Control characters would make the file unreadable as XML, and nobody reads them aloud. */
export const readable = (text: string): string =>
  text
    .replace(/[^\P{C} ]/gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, 160);

/** An id for pattern definitions: short, valid, and different from that of other pictures. */
export function pictureId(text: string): string {
  let state = 5381;
  for (const character of text) state = (Math.imul(state, 33) ^ (character.codePointAt(0) ?? 0)) >>> 0;
  return `w${state.toString(36)}`;
}

/** What nearly all lines of a drawing share; shapes name their own fill. */
export const drawn = { fill: "none", "stroke-linecap": "round" } as const;
