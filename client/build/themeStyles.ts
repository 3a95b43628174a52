import type { Plugin } from "vite";
import { themeCss } from "../shared/theme/themeSheets";
import { vars } from "../shared/theme/themeVariables";

const moduleId = "virtual:theme.css";

type Names = { [key: string]: 0 | Names };
type Variables = { [key: string]: string | Variables };

/** Runs in the browser as text: its names are a third of the whole values. */
const addVariables = (names: Names, path: string): Variables =>
  Object.fromEntries(
    Object.entries(names).map(([key, value]) => [
      key,
      value === 0 ? `var(${path}-${key})` : addVariables(value, `${path}-${key}`),
    ]),
  );

const toNames = (variables: object): Names =>
  Object.fromEntries(
    Object.entries(variables).map(([key, value]) => [key, typeof value === "object" ? toNames(value as object) : 0]),
  );

/** The theme's variables as a CSS file, and their names as data. In the browser Material UI would compute them for every page. */
export const themeStyles = (): Plugin => ({
  name: "theme-styles",
  resolveId: (id) => (id === moduleId ? `\0${id}` : undefined),
  load(id) {
    if (id === `\0${moduleId}`) return themeCss();
    if (!id.endsWith("/shared/theme/themeVariables.ts")) return undefined;
    const names = toNames(vars);
    const listed = JSON.stringify(vars, (_, value: unknown) => (Array.isArray(value) ? { ...value } : value));
    if (JSON.stringify(addVariables(names, "--w")) !== listed) this.error("A variable's name is not its path.");
    return `const addVariables = ${addVariables.toString()};
export const vars = addVariables(${JSON.stringify(names)}, "--w");`;
  },
});
