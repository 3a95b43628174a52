import { converter, formatHex, wcagContrast } from "culori";
import { deriveScheme, deriveSchemes, hueDistance } from "./accent";
import { firstBranding, schemes } from "./branding";
import type { Scheme } from "./palette";

/** 360 colors of all hues, lightnesses and strengths, the corners of the cube, and colors without a hue. */
const accents = [
  ...Array.from({ length: 360 }, (_, hue) =>
    formatHex({ mode: "hsl", h: hue, s: ((hue * 7) % 10) / 10 + 0.1, l: ((hue * 13) % 19) / 20 + 0.03 }),
  ),
  ..."#000000 #ffffff #808080 #ff0000 #00ff00 #0000ff #ffff00 #00ffff #ff00ff #fefefe #010101".split(" "),
];

const grounds = ["ground", "surface", "sunken", "accentWash"] as const;
const strong = (color: string): boolean => (converter("oklch")(color)?.c ?? 0) > 0.03;

function faults(accent: string, scheme: Scheme): string[] {
  const pairs = [
    ...grounds.map((ground) => ["accent", ground, 4.5] as const),
    ...(["ink", "inkSoft", "danger", "success", "warning"] as const).map((text) => [text, "accentWash", 4.5] as const),
    ["onAccent", "accent", 4.5] as const,
    ...grounds.map((ground) => ["focus", ground, 3] as const),
    ["control", "accentWash", 3] as const,
  ];
  return [
    ...pairs
      .filter(([text, ground, least]) => wcagContrast(scheme[text], scheme[ground]) < least)
      .map(([text, ground]) => `${accent}: ${text} ${scheme[text]} on ${ground} ${scheme[ground]}`),
    ...(strong(accent) && strong(scheme.accent) && hueDistance(scheme.accent, accent) > 10
      ? [`${accent}: hue of ${scheme.accent}`]
      : []),
  ];
}

describe("the schemes of an accent", () => {
  it.each(["light", "dark"] as const)("can be read in the %s scheme with every accent, and keep its hue", (name) => {
    expect(accents.flatMap((accent) => faults(accent, deriveScheme(accent, name)))).toEqual([]);
  });

  it("are the product's for its accent", () => {
    expect(deriveSchemes(firstBranding)).toEqual(schemes);
  });

  it("have the accent itself where it can be read", () => {
    expect(deriveScheme("#1f4e8c", "light").accent).toBe("#1f4e8c");
    expect(deriveScheme("#9fc3ff", "dark").accent).toBe("#9fc3ff");
  });
});
