/**
 * Compares the packages that ship with the advisories that a person has read (.ci/advisories.json), and tells how old that list is.
 * Fails when an advisory is open for longer than SECURITY.md allows. An open one needs its severity and the day of its publication.
 * `npm run release` also refuses one that is open at all, and a list that is older than a week.
 */
import fs from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const semver = createRequire(import.meta.url)("semver");
const dayMs = 86_400_000;
/** Days until a fix; SECURITY.md promises them. */
const patchDays = { critical: 2, high: 7, medium: 30, low: 90 };
/** A release needs a list of this week. */
const freshDays = 7;

const daysSince = (day, now) => Math.floor((now - Date.parse(day)) / dayMs);

/** Returns the versions of a package that ship, from wherever the lock file has it. */
const findShipped = (packages, name) =>
  Object.entries(packages)
    .filter(([place, { dev }]) => !dev && place.endsWith(`node_modules/${name}`))
    .map(([, { version }]) => version);

/**
 * @param list what the file has
 * @param packages of package-lock.json
 * @returns sentences about the list's age and open advisories, whether one is overdue, and whether a release may be made
 */
export function checkAdvisories({ comparedOn, advisories }, packages, now = Date.now()) {
  const age = daysSince(comparedOn, now);
  const old = age > freshDays ? " Compare again before a release." : "";
  const lines = [`${advisories.length} advisories, compared with the packages ${age} days ago.${old}`];
  let isOverdue = false;
  for (const { id, package: name, fixedIn, severity, publishedOn } of advisories) {
    const affected = findShipped(packages, name).filter((version) => semver.lt(version, fixedIn));
    if (affected.length === 0) continue;
    const left = patchDays[severity] - daysSince(publishedOn, now);
    // Without both, there is no clock.
    isOverdue ||= !(left >= 0);
    const clock = Number.isNaN(left) ? "Add severity and publishedOn" : `${left} days are left`;
    lines.push(`${id}: ${name} ${affected.join(", ")} is affected, ${fixedIn} is not. ${clock}.`);
  }
  return { lines, isOverdue, canRelease: age <= freshDays && lines.length === 1 };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));
  const { lines, isOverdue } = checkAdvisories(readJson(".ci/advisories.json"), readJson("package-lock.json").packages);
  for (const line of lines) console.log(line);
  process.exit(isOverdue ? 1 : 0);
}
