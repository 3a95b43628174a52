import { seoLabels } from "../../../../admin/seo/seoSchema";

/** Fields of a celebrity in the layout of the details dialog and the form: six tabs. */
export interface CelebrityField {
  /** Path in the row. */
  name: string;
  label: string;
  /** Multi-line text. */
  long?: boolean;
  hint?: string;
}

export interface CelebrityTab {
  value: string;
  label: string;
  fields: readonly CelebrityField[];
}

const basic: readonly CelebrityField[] = [
  { name: "nationality", label: "Nationality" },
  { name: "birthdate", label: "Birthdate", hint: "In any format, for example May 7, 1990" },
  { name: "birthplace", label: "Birthplace" },
  { name: "height", label: "Height" },
  { name: "zodiacSign", label: "Zodiac Sign" },
  { name: "languages", label: "Languages" },
];

const biography: readonly CelebrityField[] = [
  { name: "bio", label: "Bio", long: true },
  { name: "education", label: "Education", long: true },
];

const career: readonly CelebrityField[] = [
  { name: "careerHighlights", label: "Career Highlights", long: true },
  { name: "awards", label: "Awards", long: true },
  { name: "personalLife", label: "Personal Life", long: true },
  { name: "businessVentures", label: "Business Ventures", long: true },
  { name: "philanthropyWork", label: "Philanthropy Work", long: true },
  { name: "netWorth", label: "Net Worth" },
];

const style: readonly CelebrityField[] = [
  { name: "styleEvolution", label: "Style Evolution", long: true },
  { name: "influences", label: "Influences", long: true },
  { name: "signature.look", label: "Signature Look", long: true },
  { name: "signature.accessories", label: "Signature Accessories" },
  { name: "signature.designers", label: "Favorite Designers" },
  { name: "signature.perfume", label: "Perfume" },
  { name: "brandEndorsements", label: "Brand Endorsements", long: true },
];

const additional: readonly CelebrityField[] = [
  { name: "interestingFacts", label: "Interesting Facts", long: true },
  { name: "quotes", label: "Quotes", long: true },
  { name: "controversies", label: "Controversies", long: true },
  { name: "publicPerception", label: "Public Perception", long: true },
  { name: "dietFitness", label: "Diet & Fitness", long: true },
  { name: "measurements", label: "Measurements" },
  { name: "fanbaseNickname", label: "Fanbase Nickname" },
];

const handleHint = "A handle or the URL of the profile";
const addressHint = "The URL, beginning with https://";

const social: readonly CelebrityField[] = [
  { name: "socialMedia.instagram", label: "Instagram", hint: handleHint },
  { name: "socialMedia.twitter", label: "Twitter", hint: handleHint },
  { name: "socialMedia.tiktok", label: "TikTok", hint: handleHint },
  { name: "socialMedia.facebook", label: "Facebook", hint: addressHint },
  { name: "socialMedia.youtube", label: "YouTube", hint: addressHint },
  { name: "socialMedia.website", label: "Website", hint: addressHint },
];

/** The specification defines the tabs' names and order. */
export const celebrityTabs: readonly CelebrityTab[] = [
  { value: "basic", label: "Basic Info", fields: basic },
  { value: "biography", label: "Biography", fields: biography },
  { value: "career", label: "Career & Personal", fields: career },
  { value: "style", label: "Style & Fashion", fields: style },
  { value: "additional", label: "Additional Info", fields: additional },
  { value: "social", label: "Social Media", fields: social },
];

/** Field labels for the error summary and conflicts. */
export const celebrityLabels: Readonly<Record<string, string>> = {
  ...Object.fromEntries(celebrityTabs.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const))),
  ...seoLabels,
};
