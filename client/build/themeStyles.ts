import type { Plugin } from "vite";
import { theme } from "../shared/theme/theme";

const moduleId = "virtual:theme.css";
const resolvedId = `\0${moduleId}`;

type Rules = { [key: string]: string | number | Rules };

/** Rules as Material writes them (custom properties, `colorScheme`, nested selectors) as the text of a style sheet. */
export function toCss(rules: Rules): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === "object") return `${name}{${toCss(value)}}`;
      const property = name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${value};`;
    })
    .join("");
}

/**
 * The theme's variables as a file that is cached once. Material's provider would write the same 20 kB into every page.
 */
export const themeStyles = (): Plugin => ({
  name: "theme-styles",
  resolveId: (id) => (id === moduleId ? resolvedId : undefined),
  load: (id) =>
    id === resolvedId
      ? theme
          .generateStyleSheets()
          .map((rules) => toCss(rules as Rules))
          .join("\n")
      : undefined,
});
