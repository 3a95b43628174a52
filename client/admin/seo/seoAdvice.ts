import type { HeadTexts } from "../../shared/seo/derivedHead";

/** About what search engines show: 580 pixels of the title, two lines of the description. */
export const shownTitle = 60;
export const shownDescription = 155;

const length = (text: string): number => [...text].length;

export interface SeoFacts extends HeadTexts {
  /** The description that the editor wrote; blank for a derived one. */
  ownDescription: string;
  /** What the page uses instead, with its verb: "the excerpt is". */
  source: string;
  hasPicture: boolean;
}

/** Returns what an editor may want to improve, one sentence each. */
export function findSeoAdvice({ title, description, ownDescription, source, hasPicture }: SeoFacts): string[] {
  const [titleLength, descriptionLength] = [length(title), length(description)];
  return [
    titleLength > shownTitle && `The title is ${titleLength} characters long. Search engines show about ${shownTitle}.`,
    description === "" && "There is no description, so search engines choose a sentence from the page.",
    description !== "" && ownDescription === "" && `The description is empty, so ${source} used.`,
    ownDescription !== "" &&
      descriptionLength > shownDescription &&
      `The description is ${descriptionLength} characters long. Search engines show about ${shownDescription}.`,
    !hasPicture && "There is no picture, so the share card has none.",
  ].filter((sentence) => sentence !== false);
}

/** Cuts a description where search engines do: after a word, with an ellipsis. */
export function cutDescription(text: string): string {
  if (length(text) <= shownDescription) return text;
  const start = [...text].slice(0, shownDescription - 4).join("");
  return `${start.replace(/\s+\S*$/, "")} ...`;
}
