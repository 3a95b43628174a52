/** Steps that the commands share. They use plain Node because they run before packages are installed. */
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { compressAssets } from "./compressAssets.mjs";
import { checkProjectNode, useProjectNode } from "./projectNode.mjs";
import { keepAssets, prepareNext, replaceFolder } from "./replaceFolder.mjs";

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

/** A release has a build instead of sources, and needs no packages that build. */
const isRelease = fs.existsSync("dist") && !fs.existsSync("server");

const isCurrent = (stamp, value) => fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === value;

const newerNpm = "11.21.2";

/**
 * Installs the packages unless node_modules matches package-lock.json, beside the ones that a running server loads. From then on
 * the project's Node runs the command.
 */
export async function install() {
  await installPackages();
  await useProjectNode();
}

/** Returns the arguments that run a newer npm: that of Debian 13 cannot read the lock, as an override is for a tag. */
export function findNpm() {
  const isOld = Number.parseInt(execFileSync("npm", ["--version"], { encoding: "utf8" })) < 10;
  return isOld ? ["exec", "--yes", "--", `npm@${newerNpm}`] : [];
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
  const next = prepareNext("packages");
  for (const file of ["package.json", "package-lock.json", ".npmrc"])
    if (fs.existsSync(file)) fs.copyFileSync(file, path.join(next, file));
  const flags = [
    isRelease ? "--omit=dev" : "--include=dev",
    "--no-audit",
    "--no-fund",
    "--loglevel=error",
    "--prefix",
    next,
  ];
  await run("npm", [...findNpm(), "ci", "--ignore-scripts", ...flags], { NODE_ENV: "development" });
  replaceFolder("node_modules", path.join(next, "node_modules"));
  fs.rmSync(next, { recursive: true });
  fs.writeFileSync(stamp, wanted);
  checkProjectNode();
}

const sources = ["package-lock.json", "site", "client", "server", "sample", "ormconfig.ts"];

const clientFolder = "client";

/** Builds the client. Vite's output folder is relative to its sources. */
async function buildClient(next) {
  const vite = (folder, ...more) =>
    run(
      bin("vite"),
      [
        ...["build", "--config", "client/vite.config.ts", "--logLevel", "warn"],
        ...["--outDir", path.relative(clientFolder, path.join(next, folder)), ...more],
      ],
      // About a loader that Vite does not use yet.
      { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" },
    );
  await vite("client");
  await compressAssets(path.join(next, "client"));
  await vite("ssr", "--ssr", "server-entry.tsx");
}

const stampOfBuild = ".built";

/** Builds server, client and sample data into an empty folder. The name of a release has the beginning of the hash in it. */
export async function buildInto(next, hash = computeHash(sources)) {
  const emit = ["--outDir", next, "--tsBuildInfoFile", path.join(next, "server.tsbuildinfo")];
  // `npm run verify` checks the types.
  await Promise.all([run(bin("tsc"), ["-p", "server/tsconfig.build.json", "--noCheck", ...emit]), buildClient(next)]);
  for (const folder of ["server/database/schema", "server/features/content/page/standard"])
    fs.cpSync(folder, path.join(next, folder), { recursive: true, filter: (file) => !file.endsWith(".ts") });
  // The site works without the folder.
  if (fs.existsSync("sample")) fs.cpSync("sample", path.join(next, "sample"), { recursive: true });
  fs.writeFileSync(path.join(next, stampOfBuild), hash);
}

/**
 * Builds what buildInto builds, unless nothing changed since the last time. The result takes the place of dist/ when it
 * is complete: a running server misses nothing meanwhile, and a failed build leaves the former one.
 */
export async function build() {
  if (isRelease) return;
  const wanted = computeHash(sources);
  if (isCurrent(path.join("dist", stampOfBuild), wanted)) return;
  console.log("Building ...");
  const next = prepareNext("dist");
  await buildInto(next, wanted);
  keepAssets("dist", next);
  replaceFolder("dist", next);
}
