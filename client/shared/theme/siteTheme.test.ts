import { siteTheme, widths } from "./siteTheme";
import { theme } from "./material/theme";

/** `var(--name, #fff)` is the same as `var(--name)`: the page's style sheet declares every name. */
const withoutFallbacks = (vars: unknown): unknown =>
  JSON.parse(JSON.stringify(vars).replace(/(var\(--[\w-]+), [^"]*\)/g, "$1)"));

describe("the site's theme", () => {
  it("is a part of Material's, so that a part looks the same inside and outside of the admin area", () => {
    expect(withoutFallbacks(theme.vars)).toMatchObject(siteTheme.vars);
    expect(theme).toMatchObject({ typography: siteTheme.typography, zIndex: siteTheme.zIndex });
  });

  it("is dark where Material is", () => {
    expect(theme.applyStyles("dark", { color: "white" })).toEqual({ [siteTheme.inDark]: { color: "white" } });
  });

  it.each(Object.keys(widths) as (keyof typeof widths)[])("changes its layout at %s where Material does", (width) => {
    expect(siteTheme.breakpoints.up(width)).toBe(theme.breakpoints.up(width));
    if (width === "xs") return;
    expect(siteTheme.breakpoints.down(width)).toBe(theme.breakpoints.down(width));
    expect(siteTheme.breakpoints.between("xs", width)).toBe(theme.breakpoints.between("xs", width));
  });
});
