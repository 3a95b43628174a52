/** Fails when an installed package does not support this version of Node. */
import fs from "node:fs";
import { createRequire } from "node:module";

const semver = createRequire(import.meta.url)("semver");
const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8"));
const refused = Object.entries(packages).filter(
  ([place, { engines }]) =>
    place &&
    engines?.node &&
    fs.existsSync(place) &&
    !semver.satisfies(process.version, engines.node, { includePrerelease: true }),
);
for (const [place, { version, engines }] of refused) console.error(`${place}@${version} needs Node ${engines.node}`);
process.exit(refused.length ? 1 : 0);
