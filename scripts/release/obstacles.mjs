/** What keeps a version from being released. `npm run verify` tells what does not depend on the day. */
import fs from "node:fs";
import { pathToFileURL } from "node:url";
import { checkAdvisories } from "../checks/advisories.mjs";
import { makeNotices } from "./notices.mjs";

const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/** Returns what the changelog says about a version: the text below its title. */
export function readChanges(changelog, version) {
  const section = changelog.split(/^## /m).find((part) => part.startsWith(`${version} `));
  return section?.split("\n").slice(1).join("\n").trim() ?? "";
}

/** Returns sentences about the changelog and the licenses. */
export function listLastingObstacles({ version, changelog, notices }) {
  const problems = notices.problems.map((problem) => `${problem} See scripts/release/licenses.`);
  if (readChanges(changelog, version) === "")
    problems.push(`CHANGELOG.md says nothing about ${version}. Write a section "## ${version} (DAY)".`);
  return problems;
}

/** Returns sentences about advisories and changes that are not committed. */
export function listObstaclesOfToday({ status, advisories, packages, now }) {
  const { lines, canRelease } = checkAdvisories(advisories, packages, now);
  return [
    ...(canRelease ? [] : lines),
    ...(status === "" ? [] : [`Commit or remove these changes first:\n${status.trimEnd()}`]),
  ];
}

/** Reads what both look at, except the state of the repository. */
export const readRelease = () => ({
  version: readJson("package.json").version,
  changelog: fs.existsSync("CHANGELOG.md") ? fs.readFileSync("CHANGELOG.md", "utf8") : "",
  notices: makeNotices("."),
  advisories: readJson(".ci/advisories.json"),
  packages: readJson("package-lock.json").packages,
});

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const problems = listLastingObstacles(readRelease());
  for (const problem of problems) console.error(problem);
  process.exit(problems.length === 0 ? 0 : 1);
}
