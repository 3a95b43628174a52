import type { Plugin } from "vite";
import { theme } from "../shared/theme/theme";

type Rules = { [key: string]: string | number | Rules };

const moduleId = "virtual:theme.css";

/** Converts Material UI's rule objects (custom properties, `colorScheme`, nested selectors) to CSS text. */
const toCss = (rules: Rules): string =>
  Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === "object") return `${name}{${toCss(value)}}`;
      const property = name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${value};`;
    })
    .join("");

/** Without JavaScript nothing sets the scheme, so the system's preference decides. */
const darkWithoutScript = "@media (scripting: none) and (prefers-color-scheme: dark)";

function themeCss(): string {
  const sheets = theme.generateStyleSheets() as Rules[];
  const dark = sheets.flatMap((rules) => Object.entries(rules).filter(([selector]) => selector.includes("dark")));
  return [...sheets, { [darkWithoutScript]: { ":root": Object.assign({}, ...dark.map(([, rule]) => rule)) as Rules } }]
    .map(toCss)
    .join("\n");
}

/** The theme's variables as a CSS file. Material UI's provider would inline them into every page. */
export const themeStyles = (): Plugin => ({
  name: "theme-styles",
  resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
  load: (id) => (id === `\0${moduleId}` ? themeCss() : undefined),
});
