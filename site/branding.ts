import { darkScheme, lightScheme } from "./palette";

/** The fonts of titles and of text, each pair with one name. */
export const fontPairs = {
  EDITORIAL: "Fraunces and Instrument Sans",
  CLASSIC: "Libre Baskerville and Work Sans",
  COUTURE: "Bodoni Moda and Jost",
  QUIET: "Cormorant and Figtree",
  JOURNAL: "Newsreader and Libre Franklin",
  MODERN: "Archivo and Inter",
} as const;
export type FontPair = keyof typeof fontPairs;

/** CSS lengths of the corners: of buttons, of fields and panels, and of pictures. */
export const cornerSizes = {
  SQUARE: { control: "0px", field: "0px", picture: "0px" },
  SOFT: { control: "6px", field: "6px", picture: "8px" },
  ROUND: { control: "999px", field: "14px", picture: "18px" },
} as const;
export type Corners = keyof typeof cornerSizes;

/** Factors of the space between sections and cards. */
export const densities = { SPACIOUS: "1", COMPACT: "0.6" } as const;
export type Density = keyof typeof densities;

/** A color as `#rrggbb`. */
export const hexColor = /^#[0-9a-f]{6}$/i;

/** How the site looks, beside its logo. */
export interface Branding {
  /** `#rrggbb`, as the owner chose it; the tones of both schemes are derived. */
  accent: string;
  fonts: FontPair;
  corners: Corners;
  density: Density;
}

/** The product's look. */
export const firstBranding: Branding = {
  accent: lightScheme.accent,
  fonts: "EDITORIAL",
  corners: "SQUARE",
  density: "SPACIOUS",
};

export const schemes = { light: lightScheme, dark: darkScheme } as const;
export type SchemeName = keyof typeof schemes;
