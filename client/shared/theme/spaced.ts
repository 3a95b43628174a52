import type { Theme } from "@mui/material/styles";

/** A CSS length in the density that the owner chose: the space between sections, cards and the parts of a header. */
export const spaced = (length: string, { vars: { shape } }: Theme): string => `calc(${length} * ${shape.density})`;

/** Above and below a page's title. */
export const headerPadding = (theme: Theme): string =>
  `${spaced("clamp(2.5rem, 1.5rem + 4.5vw, 5.5rem)", theme)} ${spaced("clamp(2rem, 1.5rem + 2vw, 3.5rem)", theme)}`;
