import type { FontPair } from "../../../site/branding";
import classicDisplay from "./fonts/classic-display.woff2";
import classicText from "./fonts/classic-text.woff2";
import classicItalic from "./fonts/classic-text-italic.woff2";
import coutureDisplay from "./fonts/couture-display.woff2";
import coutureText from "./fonts/couture-text.woff2";
import coutureItalic from "./fonts/couture-text-italic.woff2";
import editorialDisplay from "./fonts/editorial-display.woff2";
import editorialText from "./fonts/editorial-text.woff2";
import editorialItalic from "./fonts/editorial-text-italic.woff2";
import journalDisplay from "./fonts/journal-display.woff2";
import journalText from "./fonts/journal-text.woff2";
import journalItalic from "./fonts/journal-text-italic.woff2";
import modernDisplay from "./fonts/modern-display.woff2";
import modernText from "./fonts/modern-text.woff2";
import modernItalic from "./fonts/modern-text-italic.woff2";
import quietDisplay from "./fonts/quiet-display.woff2";
import quietText from "./fonts/quiet-text.woff2";
import quietItalic from "./fonts/quiet-text-italic.woff2";
import { displayName, textName } from "./typography";

/** The file of a font, and the percentage of its size at which text is as wide as in the product's font. */
interface Font {
  upright: string;
  size: number;
}

const fonts: Record<FontPair, { display: Font; text: Font & { italic: string } }> = {
  EDITORIAL: {
    display: { upright: editorialDisplay, size: 100 },
    text: { upright: editorialText, italic: editorialItalic, size: 100 },
  },
  CLASSIC: {
    display: { upright: classicDisplay, size: 84.3 },
    text: { upright: classicText, italic: classicItalic, size: 90.7 },
  },
  COUTURE: {
    display: { upright: coutureDisplay, size: 93.4 },
    text: { upright: coutureText, italic: coutureItalic, size: 106.8 },
  },
  QUIET: {
    display: { upright: quietDisplay, size: 110.6 },
    text: { upright: quietText, italic: quietItalic, size: 101.6 },
  },
  JOURNAL: {
    display: { upright: journalDisplay, size: 98.6 },
    text: { upright: journalText, italic: journalItalic, size: 98.5 },
  },
  MODERN: {
    display: { upright: modernDisplay, size: 96.7 },
    text: { upright: modernText, italic: modernItalic, size: 95.6 },
  },
};

/** All fonts have the line height of the product's, in percent of the font size: lines and fallbacks are the same. */
const metrics = { display: { ascent: 97.8, descent: 25.5 }, text: { ascent: 97, descent: 25 } };

interface FaceProps {
  family: string;
  file: string;
  size: number;
  /** Ranges also for a font of one weight, as all pairs have them. */
  weight: string;
  style?: "italic";
}

/** A late italic is not shown on the first page of a visit. */
function fontFace({ family, file, size, weight, style }: FaceProps, { ascent, descent }: typeof metrics.text): string {
  // The overrides are fractions of the adjusted size.
  const override = (value: number): string => `${Math.round((value / size) * 10_000) / 100}%`;
  return (
    `@font-face{font-family:"${family}";font-style:${style ?? "normal"};font-display:${style ? "optional" : "fallback"};` +
    `font-weight:${weight};src:url("${file}") format("woff2");size-adjust:${size}%;` +
    `ascent-override:${override(ascent)};descent-override:${override(descent)};line-gap-override:0%}`
  );
}

/** Returns the rules of a pair. */
export function fontFaces(pair: FontPair): string {
  const { display, text } = fonts[pair];
  const ofText = { family: textName, size: text.size };
  return [
    fontFace({ family: displayName, file: display.upright, size: display.size, weight: "100 900" }, metrics.display),
    fontFace({ ...ofText, file: text.upright, weight: "400 600" }, metrics.text),
    fontFace({ ...ofText, file: text.italic, weight: "400", style: "italic" }, metrics.text),
  ].join("");
}

/** The names of fonts that show a choice, beside those of the page. */
export const sampleFamily = (pair: FontPair, role: "display" | "text"): string => `Sample ${pair} ${role}`;

/** Loads all pairs under the names of samples. */
export const loadFontSamples = (): Promise<unknown> =>
  Promise.all(
    Object.entries(fonts).flatMap(([pair, { display, text }]) =>
      [
        { role: "display" as const, ...display },
        { role: "text" as const, ...text },
      ].map(async ({ role, upright }) => {
        const face = new FontFace(sampleFamily(pair as FontPair, role), `url("${upright}")`);
        document.fonts.add(await face.load());
      }),
    ),
  ).catch(() => undefined);

/** The files that every page preloads: those of the first paint. */
export const firstFonts = (pair: FontPair): string[] => [fonts[pair].display.upright, fonts[pair].text.upright];
