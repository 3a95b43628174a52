import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findChildProcesses, findProcesses, removeDataDir } from "../support/servers/processes";
import { waitUntil } from "../support/waiting";

/** The first Node on the path that npm did not install, as a person's shell finds it. */
const machineNode = (process.env.PATH ?? "")
  .split(path.delimiter)
  .filter((folder) => !folder.includes("node_modules"))
  .map((folder) => path.join(folder, "node"))
  .find((file) => fs.existsSync(file));

/** The first start fills an embedded database with the sample, beside the browsers of the other lane. */
const firstStartMs = 120_000;

/** Every command of package.json begins like this one. */
function startSite(dataDir: string): { site: ChildProcess; output: () => string } {
  const site = spawn(machineNode ?? process.execPath, ["scripts/start.mjs"], {
    env: { PATH: path.dirname(machineNode ?? process.execPath), PORT: "0", DATA_DIR: dataDir, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [site.stdout, site.stderr]) stream.on("data", (data: Buffer) => (output += data.toString()));
  return { site, output: () => output };
}

describe("npm start on the machine's Node", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-node-"));
  afterAll(() => removeDataDir(dataDir));

  test.each(["SIGTERM", "SIGINT"] as const)(
    "runs the site on the project's Node until %s and exits with 0",
    async (signal) => {
      const { site, output } = startSite(dataDir);
      const exited = once(site, "exit");
      try {
        await waitUntil(() => output().includes("ready at http") || site.exitCode !== null, firstStartMs);
        expect(output()).toContain("ready at http");
        const programs = [site.pid ?? 0, ...findChildProcesses(site.pid ?? 0)].map((pid) =>
          fs.readlinkSync(`/proc/${pid}/exe`),
        );
        expect(programs).toContain(process.execPath);
      } finally {
        site.kill(signal);
      }
      expect(await exited).toEqual([0, null]);
      expect(findProcesses(dataDir)).toEqual([]);
    },
    2 * firstStartMs,
  );

  test("ends with the exit code and the sentence of a site that does not start", async () => {
    const { site, output } = startSite(path.join(dataDir, "file/below/a/file"));
    fs.writeFileSync(path.join(dataDir, "file"), "");
    expect(await once(site, "exit")).toEqual([1, null]);
    expect(output()).not.toContain("    at ");
  });
});
