import type { CelebrityProfile_CelebrityFragment } from "../../../../graphql/generated/operations";
import { shortDate } from "../../../../shared/format/date";
import { celebritySocialLinks, type ProfileLink } from "../celebritySocialLinks";

type Profile = CelebrityProfile_CelebrityFragment;

export interface Fact {
  label: string;
  text: string;
}

export interface Biography {
  /** Facts that fit on one line. */
  facts: Fact[];
  /** Facts that need a paragraph. */
  chapters: Fact[];
  signature: Fact[];
  quotes: string[];
  links: ProfileLink[];
}

const filled = (facts: readonly Fact[]): Fact[] => facts.filter(({ text }) => text.trim() !== "");

/** Quotations, one per line or consecutive, each in quotation marks. */
const splitQuotes = (text: string): string[] =>
  text
    .replace(/(["”])\s+(["“])/g, "$1\n$2")
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

/** Groups the profile for display without blank fields; null when there is no data. */
export function buildBiography(data: Profile): Biography | null {
  const biography: Biography = {
    facts: filled([
      { label: "Born", text: shortDate(data.birthdate) },
      { label: "Birthplace", text: data.birthplace },
      { label: "Nationality", text: data.nationality },
      { label: "Languages", text: data.languages },
      { label: "Height", text: data.height },
      { label: "Measurements", text: data.measurements },
      { label: "Zodiac sign", text: data.zodiacSign },
      { label: "Net worth", text: data.netWorth },
      { label: "Fans", text: data.fanbaseNickname },
      { label: "Awards", text: data.awards },
      { label: "Endorsements", text: data.brandEndorsements },
    ]),
    chapters: filled([
      { label: "Career highlights", text: data.careerHighlights },
      { label: "Personal life", text: data.personalLife },
      { label: "Education", text: data.education },
      { label: "Business ventures", text: data.businessVentures },
      { label: "Philanthropy", text: data.philanthropyWork },
      { label: "Public perception", text: data.publicPerception },
      { label: "Controversies", text: data.controversies },
      { label: "Diet and fitness", text: data.dietFitness },
      { label: "Interesting facts", text: data.interestingFacts },
    ]),
    signature: filled([
      { label: "Look", text: data.signature.look },
      { label: "Accessories", text: data.signature.accessories },
      { label: "Designers", text: data.signature.designers },
      { label: "Perfume", text: data.signature.perfume },
    ]),
    quotes: splitQuotes(data.quotes),
    links: celebritySocialLinks(data.socialMedia),
  };
  return Object.values(biography).some((part: unknown[]) => part.length > 0) ? biography : null;
}
