import { deriveSchemes } from "../../../site/accent";
import { firstBranding, schemes } from "../../../site/branding";
import { brandingCss } from "./themeSheets";

describe("the CSS of a look", () => {
  it("is empty for the product's", () => {
    expect(brandingCss(firstBranding)).toBe("");
  });

  it("has the tones of both schemes, also without JavaScript, and nothing that did not change", () => {
    const { light, dark } = deriveSchemes({ accent: "#0b5d4e" });
    const css = brandingCss({ ...firstBranding, accent: "#0b5d4e" });
    expect(css).toContain(`--w-palette-primary-main:${light.accent};`);
    expect(css).toContain(`--w-editorial-focus:${dark.focus};`);
    expect(/@media \(scripting: none\).*$/.exec(css)?.[0]).toContain(`--w-palette-primary-main:${dark.accent};`);
    expect(css).not.toContain(schemes.light.ground);
    expect(css).not.toContain("--w-shape");
  });

  it("has corners and density", () => {
    expect(brandingCss({ ...firstBranding, corners: "ROUND", density: "COMPACT" })).toMatch(
      /^:root[^{]*\{--w-shape-control:999px;--w-shape-field:14px;--w-shape-picture:18px;--w-shape-density:0\.6;\}$/,
    );
  });
});
