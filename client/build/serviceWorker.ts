import path from "node:path";
import { build, type Plugin, type Rolldown } from "vite";
import { serviceWorkerPath } from "../../site/addresses";

/** Builds the service worker apart from the pages: one script without imports, at an address that never changes. */
export const serviceWorker: Plugin = {
  name: "service-worker",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  async generateBundle() {
    const result = await build({
      configFile: false,
      logLevel: "warn",
      publicDir: false,
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
      build: {
        write: false,
        modulePreload: false,
        rolldownOptions: {
          input: path.join(__dirname, "../serviceWorker/serviceWorker.ts"),
          output: { format: "iife" },
        },
      },
    });
    const [script] = (result as Rolldown.RolldownOutput).output;
    this.emitFile({ type: "asset", fileName: serviceWorkerPath.slice(1), source: script.code });
  },
};
