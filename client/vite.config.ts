import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { excludeAdmin } from "./build/excludeAdmin";
import { serviceWorker } from "./build/serviceWorker";
import { splitDocuments } from "./build/splitDocuments";
import { themeStyles } from "./build/themeStyles";

// Node loads Emotion and Material UI as CommonJS; Vite's module runner needs them as modules.
const bundledInDevelopment = [/^@mui\//, /^@emotion\//];

/**
 * Without these every part that two pages share would be a separate file: fifty for the home page and a hundred for an
 * admin screen, whose bytes compress a tenth worse than those of one. "site" is what every page needs, "parts" what most
 * public pages are made of, "looks" and "filters" what lists of them are made of, "admin" what every admin screen needs,
 * "grid" and "form" what most of them are made of. What admin and public pages share is "both" and "dialog", in files by
 * who needs them, so that no visitor loads an editor's form; small ones of dialogs are merged, which no public page pays
 * for. "react" is first and alone: a browser runs each script in another task and answers the reader between them.
 */
const initial = ["$initial" as const];
const chunkGroups = [
  { name: "react", tags: initial, test: /node_modules\/(react|react-dom|scheduler)\/|\/app\/reactFirst/, priority: 2 },
  { name: "site", tags: initial, priority: 1 },
  {
    name: "parts",
    test: /client\/(shared(?!\/follow\/|\/format\/(?:event|scene)\.)|graphql\/(?!generated\/operations)|features\/(?!content\/(?:outfit|event|show)\/|shops\/offer\/|site\/legal\/|readers\/sync\/|readers\/follow\/))(?!.*(admin|TabStrip|PlainForm))|hooks\/useSuspenseQuery|@mui\/material\/SvgIcon|mergeSlotProps/,
    minShareCount: 3,
  },
  { name: "tabs", test: /ui\/tabs\/TabStrip/ },
  { name: "filters", test: /offer\/traitState|site\/pieceQuery/ },
  { name: "looks", test: /content\/outfit\/Outfit(Card|Grid)\./ },
  { name: "select", test: /@mui\/material\/(esm\/)?NativeSelect/ },
  {
    name: "both",
    test: /@mui\/material\/(esm\/)?(Fade|useMediaQuery)|react-transition-group|hooks\/useMutation|\/retry|graphql\/networkLink/,
    entriesAware: true,
  },
  {
    name: "dialog",
    test: /@mui\/material\/(esm\/)?(Dialog|Modal|Portal|Grow|ClickAwayListener|ToggleButton)|useAutocomplete/,
    entriesAware: true,
    entriesAwareMergeThreshold: 12_000,
  },
  { name: "admin", test: /app\/admin\/AdminApp/ },
  { name: "grid", test: /admin\/grid\/AdminGrid/ },
  { name: "form", test: /\/admin\//, minShareCount: 3 },
];

/** Visitors do not carry the long list of scripts that the admin area begins with: editors' browsers find them one step later. */
const preloads = (file: string, needs: string[]): string[] => (/\badmin-/.test(file) ? [] : needs);

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
  plugins: [react(), splitDocuments(), themeStyles(), excludeAdmin, markAsModules, serviceWorker],
  build: isSsrBuild
    ? {
        ssr: "server-entry.tsx",
        outDir: "../dist/ssr",
        emptyOutDir: true,
        copyPublicDir: false,
        target: "node20",
        rolldownOptions: {
          output: {
            ...{ format: "es", entryFileNames: "server-entry.js", codeSplitting: false },
            // The server keeps the text in memory: one byte for each sign if all are ASCII, otherwise two.
            ...{ charset: "ascii", comments: { jsdoc: false } },
          },
        },
      }
    : {
        outDir: "../dist/client",
        emptyOutDir: true,
        assetsDir: "assets",
        manifest: true,
        // Every page has the one style sheet. A script that loaded it again would put it after the rules of the site's own look.
        cssCodeSplit: false,
        modulePreload: { polyfill: false, resolveDependencies: preloads },
        chunkSizeWarningLimit: 700,
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
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // There is no index.html to find these from; without them the first visit in development loads twice.
  optimizeDeps: { entries: ["main.tsx", "app/**/*.{ts,tsx}", "pages/**/*.tsx", "!**/*.test.*"] },
  ssr: { noExternal: command === "build" ? true : bundledInDevelopment },
}));
