/** Lighthouse's mobile preset on pages of the built site. */
import fs from "node:fs";
import net from "node:net";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import lighthouse from "lighthouse";
import { chromium } from "playwright-core";
import { findBrowser } from "../scripts/browser.mjs";

const require = createRequire(import.meta.url);
const flags = require("../scripts/browserFlags.json");

export const { version: lighthouseVersion } = require("lighthouse/package.json");

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** One visit with an empty cache, in a browser of its own; `only` names the categories and audits to look at, all without it. */
export async function measure(url, only = {}) {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-lighthouse-"));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(url, { port, output: "json", logLevel: "error", ...only });
    return lhr;
  } finally {
    await browser.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
