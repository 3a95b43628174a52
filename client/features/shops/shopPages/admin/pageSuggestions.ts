import type { ProductFromAddressMutation, RetailerPageSource } from "../../../../graphql/generated/adminOperations";
import { suggestValue, type Suggestion, type Suggestions } from "../../../../admin/form/suggestion/suggestionContext";
import { plural } from "../../../../shared/format/plural";

type Result = ProductFromAddressMutation["productFromAddress"];
export type ReadPage = Extract<Result, { address: string }>;

/** Fields of the form that a page can fill, in their order, with what the page calls them. */
const fields = {
  title: "title",
  image: "image",
  price: "price",
  originalPrice: "originalPrice",
  retailer: "retailer",
  brandName: "brand",
} as const;

/** The form's values that a page can fill. */
export interface FillableValues {
  title: string;
  image: string;
  price: string;
  originalPrice: string;
  retailer: string;
  brandName: string;
  affiliateLink: string;
}

const sources: Readonly<Record<RetailerPageSource, string>> = {
  JSON_LD: "JSON-LD",
  MICRODATA: "microdata",
  OPEN_GRAPH: "Open Graph",
  ADDRESS: "address",
};

const says = "The page says";

const toSuggestion = (fact: ReadPage["title"]): Suggestion => ({
  value: fact.value,
  says,
  source: fact.source ? `the page's ${sources[fact.source]}` : "the page",
  question: fact.question,
  choices: fact.choices.map(({ value, source, label }) => ({
    value,
    label: [label, sources[source]].filter(Boolean).join(", "),
  })),
});

/** Returns what a page says about the fields of the form. */
export const pageSuggestions = (page: ReadPage, address: string): Suggestions => ({
  ...Object.fromEntries(Object.entries(fields).map(([name, fact]) => [name, toSuggestion(page[fact])])),
  affiliateLink: suggestValue(address, { says, source: "the pasted address" }),
});

/**
 * Returns the values for the empty fields, and for those that still have the value of an earlier page. What an editor
 * typed stays.
 */
export function fillableValues(
  suggestions: Suggestions,
  values: FillableValues,
  earlier: Suggestions,
): Partial<FillableValues> {
  const entries = Object.entries(suggestions).flatMap(([name, { value }]) => {
    const current = values[name as keyof FillableValues].trim();
    const isOpen = current === "" || current === earlier[name]?.value;
    return value !== null && value !== current && isOpen ? [[name, value]] : [];
  });
  return Object.fromEntries(entries) as Partial<FillableValues>;
}

/** Returns one sentence about what happened. */
export function summarize(count: number, suggestions: Suggestions): string {
  const questions = Object.values(suggestions).filter(({ question }) => question !== null).length;
  const filled = count === 0 ? "No field was filled in." : `${plural(count, "field")} filled in.`;
  const asks = questions === 0 ? "" : ` ${plural(questions, "question")} to answer below.`;
  const { price } = suggestions;
  return filled + asks + (price?.value === null && price.question === null ? " The page states no price." : "");
}

/** A sold-out product has a separate sentence. */
const stocks = { IN_STOCK: "In stock", OUT_OF_STOCK: "", PREORDER: "Preorder", UNKNOWN: "" };

/** Returns what no field of the form holds: "In stock". */
export const otherFacts = ({ availability, gtin }: ReadPage): string[] =>
  [availability.value ? stocks[availability.value] : "Availability unclear", gtin.value && `GTIN ${gtin.value}`].filter(
    (fact) => typeof fact === "string" && fact !== "",
  ) as string[];
