import fs from "node:fs";
import path from "node:path";

/** A file that changes modules for itself, or names its own environment, cannot share them. */
const changesModules = /\bjest\.(?:mock|doMock|isolateModules|resetModules)\b|@jest-environment\b/;

const listFiles = (folder, names) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => names.test(file))
    .sort();

/**
 * Jest loads all libraries anew for each test file, which takes longer than the tests of most files. The gate therefore
 * loads many files into one: TEST_GROUPS=yes, or a regular expression that restricts the files.
 * @returns the project's settings that name its test files; `own` without groups
 */
export function groupTests(folders, names, own) {
  const choice = process.env.TEST_GROUPS;
  if (!choice) return own;
  const files = folders
    .flatMap((folder) => listFiles(path.resolve(folder), names))
    .filter((file) => choice === "yes" || new RegExp(choice).test(file));
  const alone = files.filter((file) => changesModules.test(fs.readFileSync(file, "utf8")));
  const groups = path.resolve("scripts/jest/groups");
  return {
    roots: [...folders.map((folder) => path.resolve(folder)), groups],
    testMatch: [`${groups}/*.group.ts`, ...alone],
    globals: { groupedTests: files.filter((file) => !alone.includes(file)) },
  };
}
