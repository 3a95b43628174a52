/**
 * The project's own Node, which npm installs on Linux. The machine's Node starts a command, and the project's runs it.
 * Plain code for Node 20.19.
 */
import { spawn, spawnSync } from "node:child_process";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const name = `node-${process.platform}-${process.arch}`;
const packages = fileURLToPath(new URL("../node_modules", import.meta.url));
const folder = path.join(packages, name);
const program = path.join(folder, "bin/node");

const readManifest = (place) => JSON.parse(fs.readFileSync(path.join(place, "package.json"), "utf8"));
/** Loaded late, because it is a package itself. */
const loadSemver = () => createRequire(import.meta.url)("semver");
const isSupported = () => loadSemver().satisfies(process.version, readManifest(path.join(packages, "..")).engines.node);

/** Removes the installed Node when it does not start here, or when it is older than a supported Node of the machine. */
export function checkProjectNode() {
  if (!fs.existsSync(folder)) return;
  const { version } = readManifest(folder);
  const { stdout, stderr } = spawnSync(program, ["--version"], { encoding: "utf8" });
  const starts = stdout?.trim() === `v${version}`;
  // Small Debian installations lack it. The package stays: it starts when the library is there.
  if (!starts && stderr?.includes("libatomic.so.1")) {
    console.error("Node needs the library libatomic. On Debian run: apt-get install libatomic1. Then try again.");
    process.exit(1);
  }
  if (starts && !(isSupported() && loadSemver().lt(version, process.version))) return;
  fs.rmSync(folder, { recursive: true });
  fs.rmSync(path.join(packages, ".bin/node"), { force: true });
  const reason = starts ? `Node ${process.version} of this machine is newer` : "it does not start on this machine";
  console.log(`Removed the package ${name} ${version}: ${reason}.`);
}

/** Starts this command again on the project's Node and ends with its exit code, unless the right Node already runs it. */
export async function useProjectNode() {
  if (!fs.existsSync(program)) {
    if (isSupported()) return;
    console.error(
      `Node ${process.version} is too old, and npm has no newer one for ${process.platform} on ${process.arch}. ` +
        "Install the newest Node 24 or 26 from https://nodejs.org and try again.",
    );
    process.exit(1);
  }
  if (process.version === `v${readManifest(folder).version}`) return;
  const child = spawn(program, process.argv.slice(1), {
    stdio: "inherit",
    env: { ...process.env, PATH: [path.join(packages, ".bin"), process.env.PATH].join(path.delimiter) },
  });
  for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => child.kill(signal));
  const code = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (exitCode, signal) => resolve(exitCode ?? 128 + os.constants.signals[signal]));
  });
  process.exit(code);
}
