import fs from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";
import { siteTheme } from "../shared/theme/siteTheme";
import { theme } from "../shared/theme/material/theme";

type Rules = { [key: string]: string | number | Rules };

/** What the site's own parts and `base.css` use; the rest is for Material's parts, which come later. */
const siteVariables = new Set(
  (JSON.stringify(siteTheme.vars) + fs.readFileSync(path.join(__dirname, "../shared/theme/base.css"), "utf8")).match(
    /--w-[\w-]+/g,
  ),
);
const isOfSite = (name: string): boolean => !name.startsWith("--") || siteVariables.has(name);

const modules: Readonly<Record<string, (name: string) => boolean>> = {
  "virtual:theme.css": isOfSite,
  "virtual:material-theme.css": (name) => !isOfSite(name),
};

/** Rules as Material writes them (custom properties, `colorScheme`, nested selectors) as the text of a style sheet. */
export function toCss(rules: Rules, isWanted: (name: string) => boolean): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === "object") {
        const inside = toCss(value, isWanted);
        return inside === "" ? "" : `${name}{${inside}}`;
      }
      if (!isWanted(name)) return "";
      const property = name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `${property}:${value};`;
    })
    .join("");
}

/**
 * The theme's variables as files that are cached once: those of the site with every page, those of Material's parts with these.
 * Material's provider would write the same 20 kB into every page.
 */
export const themeStyles = (): Plugin => ({
  name: "theme-styles",
  resolveId: (id) => (id in modules ? `\0${id}` : undefined),
  load: (id) => {
    const isWanted = modules[id.slice(1)];
    if (!id.startsWith("\0") || !isWanted) return undefined;
    return theme
      .generateStyleSheets()
      .map((rules) => toCss(rules as Rules, isWanted))
      .join("\n");
  },
});
