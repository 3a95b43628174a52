const mark = "<!-- wp:block ";
const maxInserted = 100;

/** Puts the content of reusable blocks where they are used: <!-- wp:block {"ref":42} /-->. */
export function insertReusableBlocks(
  html: string,
  blocks: ReadonlyMap<string, string>,
  noteLoss: (what: string) => void,
): string {
  const [first, ...pieces] = html.split(mark);
  const inserted = pieces.map((piece, index) => {
    const end = piece.indexOf("-->");
    const id = /"ref":\s*(\d{1,12})/.exec(piece.slice(0, Math.max(end, 0)))?.[1];
    const block = id && index < maxInserted ? blocks.get(id) : undefined;
    // Blocks inside of reusable blocks are left to the note of empty blocks.
    if (block === undefined) return mark + piece;
    return `${block}\n${piece.slice(end + "-->".length)}`;
  });
  if (pieces.length > maxInserted) noteLoss("reusable blocks");
  return [first, ...inserted].join("");
}
