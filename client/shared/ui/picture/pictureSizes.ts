/**
 * Values for `sizes`: how wide a picture is shown that takes this part of the page's measure (see Wrap and CardGrid). On
 * a phone `whole` parts take all of it, the others half, as grids of two.
 */
export const pictureSizes = {
  whole: "(min-width: 1360px) 1260px, 93vw",
  /** The larger one of two parts side by side, and the smaller one. */
  half: "(min-width: 1360px) 700px, (min-width: 900px) 52vw, 92vw",
  lesserHalf: "(min-width: 1360px) 560px, (min-width: 900px) 41vw, 92vw",
  third: "(min-width: 1360px) 400px, (min-width: 900px) 30vw, 45vw",
  quarter: "(min-width: 1360px) 300px, (min-width: 900px) 22vw, 45vw",
  /** A third where there is room for it, alone in its row on a phone. */
  thirdOrWhole: "(min-width: 1360px) 400px, (min-width: 900px) 30vw, (min-width: 600px) 45vw, 92vw",
};

/** For cards in a grid that has two columns on a phone. */
export const cardSizes = (columns: 3 | 4): string => (columns === 3 ? pictureSizes.third : pictureSizes.quarter);
