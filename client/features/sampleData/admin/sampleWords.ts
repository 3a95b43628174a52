import type { SampleDataCountsFragment, SampleDataStatusQuery } from "../../../graphql/generated/adminOperations";
import { plural } from "../../../shared/format/plural";

type Counts = Omit<SampleDataCountsFragment, "__typename" | " $fragmentName">;
type RemainingCounts = Omit<SampleDataStatusQuery["sampleDataStatus"]["kept"], "__typename">;

const labels: Record<keyof Counts, string> = {
  celebrities: "Celebrities",
  outfits: "Outfits",
  affiliateProducts: "Products",
  categoryItems: "Category items",
  blogPosts: "Blog posts",
  subscribers: "Subscribers",
  testimonials: "Testimonials",
  socialPosts: "Social posts",
  terms: "Tags and categories",
  pageViews: "Page views",
  linkClicks: "Link clicks",
  conversions: "Conversions",
};

const kinds = Object.keys(labels) as (keyof Counts)[];

/** The kinds with at least one row, with their counts. */
export const sampleFigures = (counts: Counts) =>
  kinds.filter((kind) => counts[kind] > 0).map((kind) => ({ label: labels[kind], value: counts[kind] }));

export const sumCounts = (counts: Counts): number => kinds.reduce((sum, kind) => sum + counts[kind], 0);

/** "2 celebrities and 1 outfit"; blank when nothing is kept. */
export function formatRemainingRows({ celebrities, outfits, terms }: RemainingCounts): string {
  const counts = [
    celebrities > 0 ? plural(celebrities, "celebrity", "celebrities") : "",
    outfits > 0 ? plural(outfits, "outfit") : "",
    terms > 0 ? plural(terms, "tag or category", "tags and categories") : "",
  ].filter(Boolean);
  return new Intl.ListFormat("en").format(counts);
}

export const countRemainingRows = ({ celebrities, outfits, terms }: RemainingCounts): number =>
  celebrities + outfits + terms;
