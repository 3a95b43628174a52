import fs from "node:fs";
import flags from "../../scripts/browserFlags.json";

/** What startSite.ts starts for one worker of the run, and its test files share. */
export interface WorkerSite {
  /** WebSocket address of a browser. */
  browser: string;
  /** Origin of a site with sample data that tests may add rows to. */
  url: string;
  /** Session of its demo administrator. */
  session: { name: string; value: string };
}

export const getWorkerSite = (): WorkerSite => {
  const sites = JSON.parse(process.env.WORKER_SITES ?? "[]") as WorkerSite[];
  return sites[Number(process.env.JEST_WORKER_ID) - 1];
};

/** With fewer threads and processes, tests take a tenth less processor time on two cores. */
export const browserFlags = [...flags, "--js-flags=--single-threaded", "--in-process-gpu"];

export type Start = "browser" | "site" | "page";

/** Records a start of something that costs time; the end of the run prints the numbers. */
export function countStart(what: Start): void {
  if (process.env.STARTS_FILE) fs.appendFileSync(process.env.STARTS_FILE, `${what}\n`);
}

export function printStarts(file: string): void {
  const starts = fs.readFileSync(file, "utf8").split("\n");
  const count = (what: Start): number => starts.filter((line) => line === what).length;
  console.log(`${count("browser")} browsers and ${count("site")} sites started, ${count("page")} pages loaded`);
}
