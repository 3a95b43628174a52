/** Finds the Debian packages that tests need, and installs them in CI. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";

/** Only a machine that CI owns gets system packages; a person is told which. */
export const canInstall = () =>
  process.env.CI === "true" &&
  process.platform === "linux" &&
  process.getuid?.() === 0 &&
  fs.existsSync("/usr/bin/apt-get");

/** Debian asks this program before it starts a package's service; 101 forbids it. */
const servicePolicy = "/usr/sbin/policy-rc.d";

/** Installs packages without starting their services. @throws when that fails */
export function installPackages(names) {
  console.log(`Installing ${names.join(", ")} ...`);
  const quiet = { stdio: ["ignore", "ignore", "inherit"], env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } };
  const hasPolicy = fs.existsSync(servicePolicy);
  if (!hasPolicy) fs.writeFileSync(servicePolicy, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    execFileSync("apt-get", ["update", "-qq"], quiet);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...names], quiet);
  } finally {
    if (!hasPolicy) fs.rmSync(servicePolicy);
  }
}

/** A program of each package that the cluster and its tests need, besides a browser. */
const packages = {
  caddy: ["/usr/bin/caddy"],
  "etcd-server": ["/usr/bin/etcd"],
  haproxy: ["/usr/sbin/haproxy"],
  patroni: ["/usr/bin/patroni"],
  pgbackrest: ["/usr/bin/pgbackrest"],
  pgbouncer: ["/usr/sbin/pgbouncer"],
  prometheus: ["/usr/bin/promtool"],
  postgresql: ["/usr/lib/postgresql", process.env.POSTGRES_PROGRAMS],
};

/** Finds what `npm run cluster` and the tests in e2e/server run. Exits with a message when something is missing and is not installed. */
export function installPrograms() {
  const findMissing = () =>
    Object.entries(packages).flatMap(([name, places]) =>
      places.some((place) => place && fs.existsSync(place)) ? [] : [name],
    );
  if (findMissing().length > 0 && canInstall()) installPackages(findMissing());
  const missing = findMissing();
  if (missing.length === 0) return;
  console.error(`Debian packages are missing. Install them: sudo apt-get install ${missing.join(" ")}`);
  process.exit(1);
}
