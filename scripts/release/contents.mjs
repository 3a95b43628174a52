/** What a release has: the build and what starts it. Packages are installed from the lock file, which has their checksums. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { makeSbom } from "./sbom.mjs";

const git = (...args) => execFileSync("git", args, { encoding: "utf8" });

const places = [
  ...["package.json", "package-lock.json", "LICENSE", "README.md", "CHANGELOG.md", "SECURITY.md", ".env.example"],
  ...["scripts", ":!scripts/jest", ":!scripts/checks/engines.mjs", "deploy", "docs"],
];

/** Paths for the next build only. */
const leftOut = new Set(["server.tsbuildinfo"]);

const listFiles = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .filter((name) => !leftOut.has(name));

/** @returns the time of the last commit: files of another release have another one, which browsers compare */
export const readTime = () => new Date(Number(git("log", "-1", "--format=%ct")) * 1_000);

/**
 * @param built the folder of the build
 * @returns the files by name, below the folder wornby-VERSION
 */
export function listContents({ version, notices }, built) {
  const files = new Map();
  const add = (name, bytes, isProgram = false) => files.set(`wornby-${version}/${name}`, { bytes, isProgram });
  const tracked = git("ls-files", "-z", "--", ...places).split("\0");
  for (const name of tracked.filter(Boolean)) add(name, fs.readFileSync(name), (fs.statSync(name).mode & 0o100) !== 0);
  for (const name of listFiles(built)) add(`dist/${name}`, fs.readFileSync(path.join(built, name)));
  add("NOTICES.txt", Buffer.from(notices.text));
  add("sbom.cdx.json", Buffer.from(makeSbom()));
  return files;
}
