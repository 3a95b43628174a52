import { ink } from "../kit/palette";
import { diceFor } from "../kit/seed";
import { darker, element, lighter, type Attributes } from "../kit/svg";
import { brightness } from "./recognize";

/** Small numbers keep a tenth, large ones do not show it. */
const rounded = (value: number): number => (Math.abs(value) < 30 ? Math.round(value * 10) / 10 : Math.round(value));

/** A path written as a template: d`M${x},${y} L10,20`; numbers are rounded to keep the files small. */
export function d(strings: TemplateStringsArray, ...values: (number | string)[]): string {
  return strings.reduce((text, part, at) => {
    const value = values[at - 1];
    return text + (typeof value === "number" ? rounded(value) : value) + part;
  });
}

export const fill = (path: string, color: string, more: Attributes = {}): string =>
  element("path", { d: path, fill: color, ...more });

/** Round caps, round joins and the absence of a fill come from the picture's root, see `finished`. */
export const line = (path: string, color: string = ink, width = 3.5, more: Attributes = {}): string =>
  element("path", { d: path, stroke: color, "stroke-width": width, ...more });

export const disc = (cx: number, cy: number, r: number, color: string, more: Attributes = {}): string =>
  element("circle", { cx, cy, r, fill: color, ...more });

/** Many equal dots as one path: segments of no length with round caps. */
export const dots = (points: readonly (readonly [number, number])[], r: number, color: string): string =>
  line(points.map(([x, y]) => d`M${x},${y}h0`).join(""), color, r * 2);

export const oval = (cx: number, cy: number, rx: number, ry: number, color: string, more: Attributes = {}): string =>
  element("ellipse", { cx, cy, rx, ry, fill: color, ...more });

export const slab = (
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  rx?: number,
  more: Attributes = {},
): string => element("rect", { x, y, width, height, rx, fill: color, ...more });

export const group = (attributes: Attributes, ...children: string[]): string =>
  children.join("") ? element("g", attributes, ...children) : "";

/** A mark that is the same for the same text, for ids within one picture. */
export const markOf = (text: string): string => `k${Math.floor(diceFor(text).next() * 36 ** 5).toString(36)}`;

/** One paper cut-out; what is given besides is painted on it and never outside it. */
export function cut(path: string, color: string, ...inside: string[]): string {
  const painted = inside.join("");
  if (!painted) return fill(path, color);
  const mark = markOf(path);
  return (
    element("clipPath", { id: mark }, element("path", { id: `${mark}s`, d: path })) +
    element("use", { href: `#${mark}s`, fill: color }) +
    element("g", { "clip-path": `url(#${mark})` }, painted)
  );
}

export const shadeOf = (color: string): string =>
  brightness(color) < 0.16 ? "#0f0d10" : darker(color, brightness(color) > 0.8 ? 0.13 : 0.2);

/** Seams must show on black as well as on ivory. */
export const seamOf = (color: string): string =>
  brightness(color) < 0.3 ? lighter(color, 0.38) : darker(color, brightness(color) > 0.6 ? 0.62 : 0.58);

export const glowOf = (color: string): string => lighter(color, brightness(color) < 0.3 ? 0.22 : 0.42);

/** Many small steps along a line: stitches, perforations, beads. */
export const dashed = (path: string, color: string, width: number, dashes: string): string =>
  line(path, color, width, { "stroke-dasharray": dashes, "stroke-linecap": width > 8 ? "butt" : undefined });
