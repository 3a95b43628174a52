import type { Plugin } from "vite";

const file = /react-router\/dist\/development\/.+\.mjs$/;

/** What is taken out, by what it looks like in the router's files. */
const cuts: readonly (readonly [RegExp, string])[] = [
  // The package leads every bundler to its development files, which differ by this switch alone.
  [/^var ENABLE_DEV_WARNINGS = true;$/m, "var ENABLE_DEV_WARNINGS = false;"],
  // Prefetching by the manifest of React Router's own framework, which no site without that framework has.
  [/\bshouldPrefetch && !isAbsolute \? /, "false ? "],
  // Names for developer tools, which keep components in the bundle that nobody renders.
  [/^(?:HistoryRouter|Form|ScrollRestoration)\.displayName = "\w+";$/gm, ""],
];

/**
 * Takes out of the router what the site never runs, which is a tenth of it. Breaks the build when a new version does one of
 * these things differently.
 */
export function plainRouter(): Plugin {
  const open = new Set(cuts);
  return {
    name: "plain-router",
    apply: "build",
    transform(code, id) {
      if (!file.test(id)) return undefined;
      const found = cuts.filter(([pattern]) => code.search(pattern) >= 0);
      found.forEach((cut) => open.delete(cut));
      return { code: found.reduce((text, [pattern, instead]) => text.replace(pattern, instead), code), map: null };
    },
    buildEnd(error) {
      if (open.size > 0 && !error) this.error(`The router has no ${[...open].map(String).join(", ")}.`);
    },
  };
}
