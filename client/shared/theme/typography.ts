import type { ThemeOptions } from "@mui/material/styles";

export const textFace = '"Instrument Sans Variable", "Instrument Sans on Arial", system-ui, sans-serif';
export const displayFace = '"Fraunces Variable", "Fraunces on Georgia", "Fraunces on Times", Georgia, serif';

/** Fraunces a little softened and without its wonky alternates; the optical size follows the type size by itself. */
const display = {
  fontFamily: displayFace,
  fontOpticalSizing: "auto",
  fontVariationSettings: '"SOFT" 40, "WONK" 0',
} as const;

/** Letter-spaced capitals above a title, in place of coloured badges. */
export const kickerType = {
  fontFamily: textFace,
  fontSize: "0.75rem",
  fontWeight: 600,
  lineHeight: 1.4,
  letterSpacing: "0.14em",
  textTransform: "uppercase",
} as const;

export const typography: ThemeOptions["typography"] = {
  fontFamily: textFace,
  fontWeightMedium: 500,
  fontWeightBold: 600,
  h1: {
    ...display,
    fontSize: "clamp(2.625rem, 1.7rem + 4.1vw, 5.25rem)",
    fontWeight: 370,
    lineHeight: 1.02,
    letterSpacing: "-0.024em",
  },
  h2: {
    ...display,
    fontSize: "clamp(1.875rem, 1.45rem + 1.9vw, 3.125rem)",
    fontWeight: 390,
    lineHeight: 1.1,
    letterSpacing: "-0.018em",
  },
  h3: {
    ...display,
    fontSize: "clamp(1.375rem, 1.22rem + 0.65vw, 1.75rem)",
    fontWeight: 430,
    lineHeight: 1.2,
    letterSpacing: "-0.01em",
  },
  h4: { ...display, fontSize: "1.25rem", fontWeight: 450, lineHeight: 1.25, letterSpacing: "-0.006em" },
  h5: { fontSize: "1.0625rem", fontWeight: 600, lineHeight: 1.35 },
  h6: { fontSize: "0.9375rem", fontWeight: 600, lineHeight: 1.4 },
  subtitle1: { fontSize: "clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)", lineHeight: 1.55 },
  subtitle2: { fontSize: "0.9375rem", fontWeight: 500, lineHeight: 1.5 },
  body1: { fontSize: "1rem", lineHeight: 1.65 },
  body2: { fontSize: "0.9375rem", lineHeight: 1.6 },
  button: { fontSize: "0.9375rem", fontWeight: 550, lineHeight: 1.4, letterSpacing: "0.01em", textTransform: "none" },
  caption: { fontSize: "0.8125rem", lineHeight: 1.5 },
  overline: kickerType,
};
