/**
 * Values for `sizes`: the width of an image by its share of the page's width (see Wrap and CardGrid). On a phone
 * `whole` covers all of it, the others half, as in grids of two.
 */
export const pictureSizes = {
  whole: "(min-width: 1360px) 1260px, 93vw",
  /** The larger and the smaller of two columns. */
  half: "(min-width: 1360px) 700px, (min-width: 900px) 52vw, 92vw",
  lesserHalf: "(min-width: 1360px) 560px, (min-width: 900px) 41vw, 92vw",
  third: "(min-width: 1360px) 400px, (min-width: 900px) 30vw, 45vw",
  quarter: "(min-width: 1360px) 300px, (min-width: 900px) 22vw, 45vw",
  /** A third of the width on wide screens, full width on a phone. */
  thirdOrWhole: "(min-width: 1360px) 400px, (min-width: 900px) 30vw, (min-width: 600px) 45vw, 92vw",
};

/** For cards in a grid with two columns on a phone. */
export const cardSizes = (columns: 3 | 4): string => (columns === 3 ? pictureSizes.third : pictureSizes.quarter);
