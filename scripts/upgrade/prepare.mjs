/** Makes the folder of a release. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { releases } from "./layout.mjs";

/** What a build, its packages and the copy take. */
const neededBytes = 2 * 1024 ** 3;
/** Killed runs leave folders with such names. */
const unfinished = ".next-";
const parts = ["dist", "deploy", "scripts", "package.json"];

/** A command of a killed run may still write there for a moment. */
export function removeReleases(isUseless) {
  for (const name of fs.readdirSync(releases).filter(isUseless))
    fs.rmSync(path.join(releases, name), { recursive: true, force: true, maxRetries: 5 });
}

function checkDisk() {
  const { bavail, bsize } = fs.statfsSync(releases);
  if (bavail * bsize < neededBytes)
    throw new Error(`${releases} needs 2 GB of free space, but has ${Math.floor((bavail * bsize) / 1024 ** 2)} MB.`);
}

/** Names a release by its version and what was built. */
export function nameRelease(folder) {
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return `${version}-${fs.readFileSync(path.join(folder, "dist/.built"), "utf8").slice(0, 8)}`;
}

/** Copies a built folder. Its packages are hard links: nothing changes them in place. */
function copyTo(next, folder) {
  for (const part of parts) fs.cpSync(path.join(folder, part), path.join(next, part), { recursive: true });
  execFileSync("cp", ["--archive", "--link", path.join(folder, "node_modules"), next]);
}

/** Unpacks a release whose signature fits, and installs its packages. */
async function unpackTo(next, file) {
  const key = process.env.RELEASE_PUBLIC_KEY;
  if (!key) throw new Error("RELEASE_PUBLIC_KEY is not set. It is the file of the key that verifies releases.");
  // They use packages, or change the folder.
  const { verifyAndUnpack } = await import("../release/archive.mjs");
  const { findNpm } = await import("../steps.mjs");
  await verifyAndUnpack(file, key, next);
  const flags = ["--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", [...findNpm(), "ci", ...flags], { cwd: next, stdio: "inherit" });
}

/** Builds a folder, or unpacks a file, as a release. @returns the complete release, also of a former run */
export async function prepareRelease(place, say) {
  fs.mkdirSync(releases, { recursive: true });
  removeReleases((name) => name.startsWith(unfinished));
  checkDisk();
  const isFolder = fs.existsSync(path.join(place, "package.json"));
  say(isFolder ? "Building ..." : "Unpacking ...");
  const next = fs.mkdtempSync(path.join(releases, unfinished));
  fs.chmodSync(next, 0o755);
  if (isFolder)
    execFileSync(process.execPath, [path.join(place, "scripts/build.mjs")], { cwd: place, stdio: "inherit" });
  else await unpackTo(next, place);
  const release = path.join(releases, nameRelease(isFolder ? place : next));
  if (fs.existsSync(release)) {
    fs.rmSync(next, { recursive: true });
    return release;
  }
  if (isFolder) {
    say("Copying ...");
    copyTo(next, place);
  }
  fs.renameSync(next, release);
  return release;
}
