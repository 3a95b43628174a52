import { execFileSync } from "node:child_process";
import fs from "node:fs";

export const canInstall = () =>
  process.platform === "linux" && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");

/** Installs packages of Debian. */
export function installPackages(...names) {
  console.log(`Installing ${names.join(" ")} ...`);
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], quiet);
}

/** Programs that the gate runs, besides a browser, with the package of each. */
const programs = [{ file: "/usr/bin/promtool", package: "prometheus" }];

/** Installs the programs that are missing. Exits with a message where that is not possible. */
export function installPrograms() {
  const findMissing = () => programs.filter(({ file }) => !fs.existsSync(file)).map((program) => program.package);
  const missing = findMissing();
  if (missing.length > 0 && canInstall()) installPackages(...missing);
  if (findMissing().length === 0) return;
  console.error(`The gate needs these packages of Debian: ${findMissing().join(", ")}.`);
  process.exit(1);
}
