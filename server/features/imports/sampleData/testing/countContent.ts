import type { SampleContent } from "../sampleData.types";

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** How many rows of the main types the data files have. */
export function countContent({ celebrities, articles }: SampleContent) {
  const outfits = celebrities.flatMap((celebrity) => celebrity.outfits);
  return {
    celebrities: celebrities.length,
    outfits: outfits.length,
    blogPosts: articles.length,
    affiliateProducts: sum(outfits.flatMap(({ pieces }) => pieces.map(({ products }) => products.length))),
  };
}
