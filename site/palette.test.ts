import { wcagContrast as contrastRatio } from "culori";
import { darkScheme, lightScheme, type Scheme } from "./palette";

const grounds = ["ground", "surface", "sunken", "accentWash"] as const;
const texts = ["ink", "inkSoft", "accent", "danger", "success", "warning"] as const;

describe.each([
  ["light", lightScheme],
  ["dark", darkScheme],
])("palette: %s scheme", (_name, scheme: Scheme) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    "%s on %s meets the AA contrast ratio of 4.5",
    (text, ground) => {
      expect(contrastRatio(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("solid buttons meet the AA contrast ratio", () => {
    expect(contrastRatio(scheme.ground, scheme.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(scheme.onAccent, scheme.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(scheme.onDanger, scheme.danger)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["ground", "surface", "sunken"] as const)(
    "controls and the focus ring on %s meet a contrast ratio of 3",
    (ground) => {
      expect(contrastRatio(scheme.control, scheme[ground])).toBeGreaterThanOrEqual(3);
      expect(contrastRatio(scheme.focus, scheme[ground])).toBeGreaterThanOrEqual(3);
    },
  );
});
