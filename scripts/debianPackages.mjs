/** Debian's packages of the programs that tests start, installed where that is possible. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Programs that tests start, and the packages that contain them. */
const packages = {
  haproxy: "haproxy",
  pgbackrest: "pgbackrest",
};

// Services are in a folder that the PATH of a user may lack.
const folders = [...(process.env.PATH ?? "").split(":"), "/usr/sbin"];
const isInstalled = (program) => folders.some((folder) => fs.existsSync(path.join(folder, program)));

export const canInstall = () =>
  process.platform === "linux" && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");

/** @throws when there is no such package. */
export function installPackages(...names) {
  console.log(`Installing ${names.join(", ")} ...`);
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], quiet);
}

/** Installs the missing programs. Tests whose program is still missing are skipped and say so. */
export function installPrograms() {
  const missing = Object.keys(packages).filter((program) => !isInstalled(program));
  if (missing.length === 0 || !canInstall()) return;
  try {
    installPackages(...new Set(missing.map((program) => packages[program])));
  } catch {
    console.log(`Without ${missing.join(", ")}, some tests are skipped.`);
  }
}
