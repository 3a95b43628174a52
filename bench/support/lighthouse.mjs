/** Lighthouse's mobile preset on pages of the built site. */
import fs from "node:fs";
import net from "node:net";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import lighthouse from "lighthouse";
import { TraceProcessor } from "lighthouse/core/lib/tracehouse/trace-processor.js";
import { chromium } from "playwright-core";
import { findBrowser } from "../../scripts/browser.mjs";

const require = createRequire(import.meta.url);
const flags = require("../../scripts/browserFlags.json");

export const { version: lighthouseVersion } = require("lighthouse/package.json");

function freePort() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** What a task may take before it counts as blocking, in milliseconds: the 50 of TBT. */
const longTask = 50;

/**
 * TBT in milliseconds of the main thread's processor time after the first paint. Lighthouse's own goes by the clock, and so
 * holds what other processes took from the machine meanwhile.
 */
export function processorBlocking({ trace, configSettings }) {
  const processed = TraceProcessor.processTrace(trace);
  const { firstContentfulPaint } = TraceProcessor.processNavigation(processed).timestamps;
  const slowdown = configSettings.throttling.cpuSlowdownMultiplier;
  return processed.mainThreadEvents
    .filter((event) => TraceProcessor.isScheduleableTask(event) && event.ts > firstContentfulPaint)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - longTask), 0);
}

const mostVisits = 3;

/** Why a report says nothing about the page, or undefined. Now and then a browser's trace lacks its beginning. */
function findFault({ runtimeError, audits }) {
  const broken = Object.values(audits).find((audit) => audit.scoreDisplayMode === "error");
  return runtimeError?.message ?? broken?.errorMessage;
}

/**
 * Lighthouse's report of one visit with an empty cache, in a new browser, and its trace; `only` names the categories and audits
 * to look at, all without it. A visit that could not be measured is made again.
 */
export async function measure(url, only) {
  for (let visits = 1; ; visits += 1) {
    const report = await visit(url, only);
    const fault = findFault(report);
    if (!fault) return report;
    console.error(`${url}: ${fault}`);
    if (visits === mostVisits) throw new Error(`${url} could not be measured.`);
  }
}

async function visit(url, only = {}) {
  const port = await freePort();
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-lighthouse-"));
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath: findBrowser(),
    args: [...flags, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr, artifacts } = await lighthouse(url, { port, output: "json", logLevel: "error", ...only });
    return { ...lhr, trace: artifacts.Trace };
  } finally {
    await browser.close();
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
