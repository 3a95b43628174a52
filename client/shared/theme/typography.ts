/** The families of titles and of text, in whichever pair of fonts the owner chose. */
export const displayName = "Site Display";
export const textName = "Site Text";

const textFace = `"${textName}", "${textName} on Arial", system-ui, sans-serif`;
const displayFace = `"${displayName}", "${displayName} on Georgia", "${displayName} on Times", Georgia, serif`;

const display = { fontFamily: displayFace } as const;

const text = { fontFamily: textFace, fontWeight: 400 } as const;

/** Complete text styles, so that components of the site do not depend on Material UI's defaults. */
export const typography = {
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
  h5: { ...text, fontSize: "1.0625rem", fontWeight: 600, lineHeight: 1.35 },
  h6: { ...text, fontSize: "0.9375rem", fontWeight: 600, lineHeight: 1.4 },
  subtitle1: { ...text, fontSize: "clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)", lineHeight: 1.55 },
  subtitle2: { ...text, fontSize: "0.9375rem", fontWeight: 500, lineHeight: 1.5 },
  body1: { ...text, fontSize: "1rem", lineHeight: 1.65 },
  body2: { ...text, fontSize: "0.9375rem", lineHeight: 1.6 },
  button: {
    ...text,
    fontSize: "0.9375rem",
    fontWeight: 550,
    lineHeight: 1.4,
    letterSpacing: "0.01em",
    textTransform: "none",
  },
  caption: { ...text, fontSize: "0.8125rem", lineHeight: 1.5 },
  /** Letter-spaced capitals above a title, instead of colored badges. */
  overline: {
    ...text,
    fontSize: "0.75rem",
    fontWeight: 600,
    lineHeight: 1.4,
    letterSpacing: "0.14em",
    textTransform: "uppercase",
  },
} as const;
