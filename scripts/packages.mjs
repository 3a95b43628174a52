/** Installs Debian packages for tests, where that is possible. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";

export const canInstall = () =>
  process.platform === "linux" && process.getuid?.() === 0 && fs.existsSync("/usr/bin/apt-get");

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

/** A program of each package that the cluster needs. */
const clusterPackages = {
  "etcd-server": ["/usr/bin/etcd"],
  haproxy: ["/usr/sbin/haproxy"],
  patroni: ["/usr/bin/patroni"],
  pgbouncer: ["/usr/sbin/pgbouncer"],
  postgresql: ["/usr/lib/postgresql", process.env.POSTGRES_PROGRAMS],
};

/** Installs what `npm run cluster` and its tests run. Exits with a message when something is missing and cannot be installed. */
export function installClusterPrograms() {
  const findMissing = () =>
    Object.entries(clusterPackages).flatMap(([name, places]) =>
      places.some((place) => place && fs.existsSync(place)) ? [] : [name],
    );
  if (findMissing().length > 0 && canInstall()) installPackages(findMissing());
  const missing = findMissing();
  if (missing.length === 0) return;
  console.error(`The cluster needs these programs: ${missing.join(", ")}. Install the Debian packages of these names.`);
  process.exit(1);
}
