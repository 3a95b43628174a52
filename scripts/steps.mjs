/** Steps that the commands share. They use plain Node because they run before packages are installed. */
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compressAssets } from "./compressAssets.mjs";
import { checkProjectNode, useProjectNode } from "./projectNode.mjs";

export const root = fileURLToPath(new URL("..", import.meta.url));
process.chdir(root);

/** Runs a command and waits for it; exits with its code when it fails. */
export async function run(command, args = [], env = {}) {
  const code = await tryRun(command, args, env);
  if (code !== 0) process.exit(code);
}

/**
 * @param output where the command writes to: the terminal, or a file descriptor
 * @returns the exit code
 */
export function tryRun(command, args = [], env = {}, output = "inherit") {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["inherit", output, output],
      env: { ...process.env, ...env },
    });
    child.once("error", reject).once("exit", (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Returns the path of an installed package's command. */
export const bin = (name) => path.join(root, "node_modules/.bin", name);

/** Returns one hash of the contents of files and folders. */
export function computeHash(places) {
  const hash = createHash("sha256");
  const visit = (place) => {
    const state = fs.statSync(place, { throwIfNoEntry: false });
    if (!state) return;
    if (state.isDirectory())
      fs.readdirSync(place)
        .sort()
        .forEach((name) => visit(path.join(place, name)));
    else hash.update(place).update("\0").update(fs.readFileSync(place)).update("\0");
  };
  places.forEach(visit);
  return hash.digest("hex");
}

const isCurrent = (stamp, value) => fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === value;

/** Runs npm ci unless node_modules matches package-lock.json. From then on the project's Node runs the command. */
export async function install() {
  await installPackages();
  await useProjectNode();
}

async function installPackages() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`WornBy needs Node 20.19 or newer; this is ${process.versions.node}.`);
    process.exit(1);
  }
  const stamp = "node_modules/.installed";
  const wanted = computeHash(["package.json", "package-lock.json"]);
  if (isCurrent(stamp, wanted)) return;
  console.log("Installing packages ...");
  await run("npm", ["ci", "--include=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    NODE_ENV: "development",
  });
  checkProjectNode();
  fs.writeFileSync(stamp, wanted);
}

const sources = ["package-lock.json", "site", "client", "server", "sample", "ormconfig.ts"];

/** Builds server, client and sample data into dist/, unless nothing changed since the last time. */
export async function build() {
  const stamp = "dist/.built";
  const wanted = computeHash(sources);
  if (isCurrent(stamp, wanted)) return;
  console.log("Building ...");
  fs.rmSync("dist", { recursive: true, force: true });
  const vite = (...more) =>
    run(bin("vite"), ["build", "--config", "client/vite.config.ts", "--logLevel", "warn", ...more], {
      // About a loader that Vite does not use yet.
      VITE_CONFIG_NATIVE_IGNORE_WARNING: "true",
    });
  await Promise.all([
    // `npm run verify` checks the types.
    run(bin("tsc"), ["-p", "server/tsconfig.build.json", "--noCheck"]),
    vite()
      .then(() => compressAssets("dist/client"))
      .then(() => vite("--ssr", "server-entry.tsx")),
  ]);
  // The site works without the folder.
  if (fs.existsSync("sample")) fs.cpSync("sample", "dist/sample", { recursive: true });
  fs.writeFileSync(stamp, wanted);
}
