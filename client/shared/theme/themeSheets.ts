import { createTheme, type PaletteOptions } from "@mui/material/styles";
import { type Branding, cornerSizes, densities, firstBranding } from "../../../site/branding";
import { deriveSchemes } from "../../../site/accent";
import type { Scheme } from "../../../site/palette";
import { schemeAttribute } from "./colorScheme";
import { typography } from "./typography";

const buildPalette = (scheme: Scheme): PaletteOptions => ({
  background: { default: scheme.ground, paper: scheme.surface },
  text: { primary: scheme.ink, secondary: scheme.inkSoft },
  divider: scheme.hairline,
  primary: { main: scheme.accent, contrastText: scheme.onAccent },
  secondary: { main: scheme.ink, contrastText: scheme.ground },
  error: { main: scheme.danger, contrastText: scheme.onDanger },
  success: { main: scheme.success, contrastText: scheme.ground },
  warning: { main: scheme.warning, contrastText: scheme.ground },
  info: { main: scheme.inkSoft, contrastText: scheme.ground },
});

const buildColors = (scheme: Scheme) => ({
  palette: buildPalette(scheme),
  editorial: {
    sunken: scheme.sunken,
    control: scheme.control,
    accentWash: scheme.accentWash,
    focus: scheme.focus,
  },
});

/** Material UI's theme of a look: the names of its variables and their values. */
export function createSiteTheme(branding: Branding) {
  const { light, dark } = deriveSchemes(branding);
  const shape = { borderRadius: 1, ...cornerSizes[branding.corners], density: densities[branding.density] };
  return createTheme({
    cssVariables: { cssVarPrefix: "w", colorSchemeSelector: schemeAttribute },
    colorSchemes: { light: buildColors(light), dark: buildColors(dark) },
    shape,
    typography,
  });
}

type Rules = { [key: string]: string | number | Rules };

/** Converts Material UI's rule objects (custom properties, `colorScheme`, nested selectors) to CSS text. */
const toCss = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === "object") return `${name}{${toCss(value)}}`;
      const property = name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${value};`;
    })
    .join("");

/** Returns the rules that are not in the others; undefined for none. */
function withoutCommon(rules: Rules, others: Rules): Rules | undefined {
  const rest = Object.entries(rules).flatMap(([name, value]) => {
    const other = others[name];
    if (typeof value !== "object" || typeof other !== "object") return value === other ? [] : [[name, value] as const];
    const inner = withoutCommon(value, other);
    return inner ? [[name, inner] as const] : [];
  });
  return rest.length > 0 ? Object.fromEntries(rest) : undefined;
}

/** Without JavaScript nothing sets the scheme, so the system's preference decides. */
const darkWithoutScript = "@media (scripting: none) and (prefers-color-scheme: dark)";

function listSheets(branding: Branding): Rules[] {
  const sheets = createSiteTheme(branding).generateStyleSheets() as Rules[];
  const dark = sheets.flatMap((rules) => Object.entries(rules).filter(([selector]) => selector.includes("dark")));
  return [...sheets, { [darkWithoutScript]: { ":root": Object.assign({}, ...dark.map(([, rule]) => rule)) as Rules } }];
}

/** The product's look as CSS. */
export const themeCss = (): string => listSheets(firstBranding).map(toCss).join("\n");

let firstSheets: Rules[] | undefined;

/** The variables in which a look differs from the product's, as CSS; "" for the product's. */
export function brandingCss(branding: Branding): string {
  firstSheets ??= listSheets(firstBranding);
  const first = firstSheets;
  return listSheets(branding)
    .map((rules, index) => toCss(withoutCommon(rules, first[index] ?? {}) ?? {}))
    .join("");
}
