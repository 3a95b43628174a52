/** The colors that a row's words may name, and the paper and ink that every picture shares. */
export const namedColors = {
  ivory: "#f4ecdc",
  cream: "#efe3cb",
  champagne: "#e6d3b1",
  butter: "#f0dc9b",
  camel: "#c39b6a",
  tan: "#c8a37d",
  chocolate: "#5a3a2a",
  espresso: "#3c2a22",
  rust: "#b1532f",
  terracotta: "#c46a4a",
  coral: "#e5806b",
  blush: "#eab9ac",
  rose: "#cf7d85",
  fuchsia: "#bf3b78",
  crimson: "#a9252f",
  burgundy: "#6d1f33",
  plum: "#5c2f54",
  lilac: "#bba6cf",
  lavender: "#c9c0e0",
  cobalt: "#2b4bb0",
  navy: "#1f2b4d",
  sky: "#a4c4de",
  teal: "#1f6d73",
  emerald: "#14694f",
  sage: "#a3b299",
  olive: "#72703f",
  moss: "#525c38",
  black: "#1d1b1c",
  charcoal: "#3d3d42",
  slate: "#5d6876",
  silver: "#b9bec6",
  gold: "#c69a45",
  white: "#fbf8f2",
  denim: "#4d6a93",
} as const;

export type ColorName = keyof typeof namedColors;

/** Backgrounds: quiet, warm to cool, always lighter or darker than what stands on them. */
export const papers = [
  "#f3ebe0",
  "#ece4d6",
  "#e9ddd3",
  "#e4e2d8",
  "#dfe3dd",
  "#dde2e6",
  "#e6dfe6",
  "#f0e0d8",
  "#e8d9c5",
  "#d9d3c7",
] as const;

/** Accents for a single shape behind the subject (a sun, an arch, a block). */
export const accents = [
  "#c46a4a",
  "#d99a6c",
  "#a3b299",
  "#7f93a8",
  "#c9a24f",
  "#b98a94",
  "#8f9a72",
  "#d7b9a0",
  "#6f7f86",
  "#bfa7c2",
] as const;

export const ink = "#221d1e";
