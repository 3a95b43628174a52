/**
 * Bundles the libraries below as the browser gets them: the entries that client/vite.config.ts resolves, which are not
 * those that Node takes. The build is for development, because React has `act` there alone. Jest loads the bundle when
 * CLIENT_LIBRARIES=bundle is set, see jest.config.ts. A test that imports an entry missing here fails and names it.
 */
import fs from "node:fs";
import path from "node:path";
import { build, loadConfigFromFile } from "vite";
import { root } from "./steps.mjs";

const outDir = path.join(root, ".cache/client-libraries");
const modules = [
  "react",
  "react/jsx-runtime",
  "react/jsx-dev-runtime",
  "react-dom",
  "react-dom/client",
  "react-dom/server.edge",
  "react-dom/static.edge",
  "react-dom/test-utils",
  "react-router-dom",
  "@apollo/client",
  "@apollo/client/errors",
  "@apollo/client/link/error",
  "@apollo/client/link/persisted-queries",
  "@apollo/client/link/retry",
  "@apollo/client/masking",
  "@apollo/client/react",
  "@apollo/client/react/ssr",
  "@apollo/client/testing",
  "@apollo/client/utilities",
  "rxjs",
];

// About a loader that Vite does not use yet.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = "true";
const { config } = await loadConfigFromFile(
  { command: "build", mode: "development" },
  path.join(root, "client/vite.config.ts"),
);
await build({
  configFile: false,
  root: path.join(root, "client"),
  mode: "development",
  logLevel: "error",
  publicDir: false,
  resolve: config.resolve,
  define: { "process.env.NODE_ENV": JSON.stringify("development") },
  build: {
    outDir,
    emptyOutDir: true,
    minify: false,
    target: "node20",
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(modules.map((name) => [name, name])),
      preserveEntrySignatures: "strict",
      output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "shared/[name].cjs" },
    },
  },
});
