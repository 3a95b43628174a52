import { contrastRatio } from "../../testing/contrast";
import { darkScheme, lightScheme, type Scheme } from "./palette";

const grounds = ["ground", "surface", "sunken", "accentWash"] as const;
const texts = ["ink", "inkSoft", "accent", "danger", "success", "warning"] as const;

describe.each([
  ["light", lightScheme],
  ["dark", darkScheme],
])("the %s scheme", (_name, scheme: Scheme) => {
  it.each(texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    "reads %s on %s (AA, 4.5)",
    (text, ground) => {
      expect(contrastRatio(scheme[text], scheme[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it("reads on solid buttons", () => {
    expect(contrastRatio(scheme.ground, scheme.ink)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(scheme.onAccent, scheme.accent)).toBeGreaterThanOrEqual(4.5);
    expect(contrastRatio(scheme.onDanger, scheme.danger)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(["ground", "surface", "sunken"] as const)("shows controls and the focus ring on %s (3)", (ground) => {
    expect(contrastRatio(scheme.control, scheme[ground])).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(scheme.focus, scheme[ground])).toBeGreaterThanOrEqual(3);
  });
});
