import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from "culori";
import { type Branding, firstBranding, type SchemeName, schemes } from "./branding";
import type { Scheme } from "./palette";

const toOklch = converter("oklch");
const toHsl = converter("hsl");

/** WCAG 2.2, 1.4.3, and a little for a shifted hue. */
const textContrast = 4.6;
const step = 0.005;

/** Lightness and largest chroma of the wash: those of the product's, in any hue. */
const washes = { light: { l: 0.925, c: 0.027 }, dark: { l: 0.275, c: 0.027 } };
/** Texts on the accent: the first that can be read. */
const texts = ["#fffaf4", "#1d120d", "#ffffff", "#000000"];

/** Degrees between the hues of two colors, the larger one of OKLCH's and HSL's. */
export function hueDistance(first: string, second: string): number {
  const distance = (one?: number, other?: number): number =>
    one === undefined || other === undefined ? 0 : Math.abs(((one - other + 540) % 360) - 180);
  return Math.max(distance(toOklch(first)?.h, toOklch(second)?.h), distance(toHsl(first)?.h, toHsl(second)?.h));
}

const toHex = (color: Oklch): string => formatHex(clampChroma(color, "oklch"));

/** Degrees of both signs. */
const hueOffsets = Array.from({ length: 19 }, (_, index) => index - 9);

/**
 * Returns the color with another lightness. The hues of OKLCH and HSL drift apart between dark and light blues: the
 * result is near the color's in both.
 */
function withLightness(color: Oklch, l: number): string {
  const { h } = color;
  if (h === undefined) return toHex({ ...color, l });
  const original = formatHex(color);
  const tones = hueOffsets.map((offset) => toHex({ ...color, l, h: h + offset }));
  const distances = tones.map((tone) => hueDistance(tone, original));
  return tones[distances.indexOf(Math.min(...distances))] ?? original;
}

/** Returns a scheme's colors with an accent in any color: its nearest tone that can be read on every ground. */
export function deriveScheme(accent: string, name: SchemeName): Scheme {
  const scheme = schemes[name];
  const color = toOklch(accent);
  if (color === undefined || accent === firstBranding.accent) return scheme;
  const { l, c } = washes[name];
  const accentWash = withLightness({ ...color, c: Math.min(color.c, c) }, l);
  const grounds = [scheme.ground, scheme.surface, scheme.sunken, accentWash];
  const isReadable = (tone: string): boolean => grounds.every((ground) => wcagContrast(tone, ground) >= textContrast);
  let tone = accent;
  for (let lightness = color.l; !isReadable(tone);) {
    lightness += name === "light" ? -step : step;
    tone = withLightness(color, lightness);
  }
  const onAccent = texts.find((text) => wcagContrast(text, tone) >= textContrast) ?? scheme.ground;
  return { ...scheme, accent: tone, onAccent, accentWash, focus: tone };
}

let latest: { accent: string; colors: Record<SchemeName, Scheme> } | undefined;

/** The colors of both schemes; the latest ones are stored, because a site has one accent. */
export function deriveSchemes({ accent }: Pick<Branding, "accent">): Record<SchemeName, Scheme> {
  if (latest?.accent !== accent)
    latest = { accent, colors: { light: deriveScheme(accent, "light"), dark: deriveScheme(accent, "dark") } };
  return latest.colors;
}
