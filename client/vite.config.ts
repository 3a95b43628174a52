import path from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig, type Plugin } from "vite";
import { excludeAdmin } from "./build/excludeAdmin";
import { splitDocuments } from "./build/splitDocuments";
import { themeStyles } from "./build/themeStyles";

// Emotion and Material UI are CommonJS to Node's eye; inside Vite's module runner they must go through Vite itself.
const bundledInDevelopment = [/^@mui\//, /^@emotion\//];

/**
 * Without these every part that two pages share would be a separate file: fifty for the home page, whose bytes compress a
 * tenth worse than those of one. "site" is what every page needs, "parts" what most of the public pages are made of;
 * the cards of outfits and of offers are apart, because half of those pages show only one kind, and so are tabs. React is
 * a separate file, which the page names before the rest: a browser starts each script in a separate step, and answers the
 * reader in between. Of the admin area, whose files were a hundred a screen, "admin" is what every screen needs, "grid"
 * and "form" what most of them are made of. What these share with public pages is "both", in files by who needs them,
 * so that no visitor loads an editor's form.
 */
const initial = ["$initial" as const];
const chunkGroups = [
  { name: "react", tags: initial, test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/reactFirst/, priority: 2 },
  { name: "site", tags: initial, priority: 1 },
  {
    name: "parts",
    test: /client\/(shared|graphql|features\/(?!outfit\/|offer\/|legal\/))(?!.*(admin|TabStrip))|hooks\/useSuspenseQuery/,
    minShareCount: 3,
  },
  { name: "outfits", test: /client\/features\/outfit\/(?!admin|recentLooks)/, minShareCount: 3 },
  { name: "offers", test: /client\/features\/offer\//, minShareCount: 3 },
  { name: "tabs", test: /ui\/tabs\/TabStrip/ },
  {
    name: "both",
    test: /@mui\/material\/(esm\/)?(Dialog|Modal|Portal|Grow|ClickAwayListener|Fade|ToggleButton|NativeSelect|useMediaQuery)|useAutocomplete|react-transition-group|hooks\/useMutation|\/retry|graphql\/networkLink/,
    entriesAware: true,
  },
  { name: "admin", test: /app\/admin\/AdminApp/ },
  { name: "grid", test: /admin\/grid\/AdminGrid/ },
  { name: "form", test: /\/admin\//, minShareCount: 3 },
];

/** The package leads every bundler to its development files, though it brings those for production along. */
const routerFile = (name: string): string =>
  path.join(__dirname, `../node_modules/react-router/dist/production/${name}.mjs`);
const routerForProduction = [
  { find: /^react-router$/, replacement: routerFile("index") },
  { find: /^react-router\/dom$/, replacement: routerFile("dom-export") },
];

/** Visitors do not carry the long list of scripts that the admin area begins with: editors' browsers find them one step later. */
const preloads = (file: string, needs: string[]): string[] =>
  /\badmin-/.test(file) ? needs.filter((need) => need.endsWith(".css")) : needs;

/** The project's own package.json says nothing about modules, so the folder says it: Node loads the bundle as ESM. */
const markAsModules: Plugin = {
  name: "mark-as-modules",
  apply: (_config, { isSsrBuild }) => isSsrBuild === true,
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "package.json", source: `{ "type": "module" }\n` });
  },
};

/**
 * Two builds of one tree: `vite build` makes what the browser loads, `vite build --ssr` makes what the server calls.
 * The server bundle holds every library, so that it is minified to production code whatever NODE_ENV says.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  root: __dirname,
  base: "/",
  appType: "custom",
  publicDir: "public",
  plugins: [react(), splitDocuments(), themeStyles(), excludeAdmin, markAsModules],
  build: isSsrBuild
    ? {
        ssr: "server-entry.tsx",
        outDir: "../dist/ssr",
        emptyOutDir: true,
        copyPublicDir: false,
        target: "node20",
        rolldownOptions: { output: { format: "es", entryFileNames: "server-entry.js", codeSplitting: false } },
      }
    : {
        outDir: "../dist/client",
        emptyOutDir: true,
        assetsDir: "assets",
        manifest: true,
        modulePreload: { polyfill: false, resolveDependencies: preloads },
        chunkSizeWarningLimit: 640,
        rolldownOptions: {
          input: "main.tsx",
          // A CommonJS file for an unused function of emotion.
          treeshake: { moduleSideEffects: [{ test: /hoist-non-react-statics|react-is/, sideEffects: false }] },
          output: {
            // "both~ShopPage~BlogPage": every page would name these files with all their users.
            chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
            codeSplitting: { groups: chunkGroups },
          },
        },
      },
  // rxjs has syntax of 2015 besides that of 2009, which brings helpers for classes along.
  resolve: {
    conditions: ["es2015", ...defaultClientConditions],
    alias: command === "build" ? routerForProduction : [],
  },
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // There is no index.html to find these from; without them the first visit in development loads twice.
  optimizeDeps: { entries: ["main.tsx", "app/**/*.{ts,tsx}", "pages/**/*.tsx", "!**/*.test.*"] },
  ssr: { noExternal: command === "build" ? true : bundledInDevelopment },
}));
