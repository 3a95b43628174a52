const gateMark = /<!--\s*kg-gated-block:/;
const memberPart = "a part for members";

/** Leaves out what Ghost shows to members only: <!--kg-gated-block:begin nonMember:false … -->…<!--kg-gated-block:end-->. */
export function withoutMemberParts(html: string, noteLoss: (what: string) => void): string {
  const [first, ...pieces] = html.split(gateMark);
  let isHidden = false;
  const open = pieces.map((piece) => {
    const end = piece.indexOf("-->");
    const words = (end < 0 ? piece : piece.slice(0, end)).trim();
    // Until its end, a hidden part stays hidden: what cannot be read is not public.
    if (words === "end") isHidden = false;
    else isHidden ||= words.startsWith("begin") && !/\bnonMember:["']?true\b/.test(words);
    if (isHidden) noteLoss(memberPart);
    return isHidden || end < 0 ? "" : piece.slice(end + "-->".length);
  });
  return [first, ...open].join("");
}

/** Whether a text in the format of an editor has cards that only members or readers of mails saw. */
export const hasMemberCards = (format: string): boolean => /"(?:nonMember|showOnWeb)":\s*false/.test(format);

/** Whether everybody saw a card; older versions of Ghost have `showOnWeb` instead of `web`. */
export function isOpenCard(card: object, noteLoss: (what: string) => void): boolean {
  const { visibility } = card as { visibility?: { showOnWeb?: unknown; web?: { nonMember?: unknown } | null } | null };
  const isOpen = visibility?.showOnWeb !== false && visibility?.web?.nonMember !== false;
  if (!isOpen) noteLoss(memberPart);
  return isOpen;
}
