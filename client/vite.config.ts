import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { adminStaysOut } from "./build/adminStaysOut";
import { gridStyles } from "./build/gridStyles";
import { themeStyles } from "./build/themeStyles";

// Emotion and Material UI are CommonJS to Node's eye; inside Vite's module runner they must go through Vite itself.
const bundledInDevelopment = [/^@mui\//, /^@emotion\//, /^@fontsource/];

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
  plugins: [react(), themeStyles(), gridStyles(), adminStaysOut, markAsModules],
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
        modulePreload: { polyfill: false },
        chunkSizeWarningLimit: 640,
        rolldownOptions: { input: "main.tsx" },
      },
  define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
  // There is no index.html to find these from; without them the first visit in development loads twice.
  optimizeDeps: { entries: ["main.tsx", "app/**/*.{ts,tsx}", "pages/**/*.tsx", "!**/*.test.*"] },
  ssr: { noExternal: command === "build" ? true : bundledInDevelopment },
}));
