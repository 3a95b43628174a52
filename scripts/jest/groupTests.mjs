import fs from "node:fs";
import path from "node:path";

/** A file that changes modules for itself cannot share them. */
const changesModules = /\bjest\.(?:mock|doMock|isolateModules|resetModules)\b/;

const listFiles = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith(".test.ts"))
    .sort();

/**
 * Jest loads all libraries anew for each test file, which takes longer than the tests of most files. The gate therefore
 * loads many files into one: TEST_GROUPS=verify, =full for the files in folders of that name, or =all.
 * @returns the settings of a project that name its test files
 */
export function groupTests(folder) {
  const choice = process.env.TEST_GROUPS;
  if (!choice) return { testMatch: ["<rootDir>/**/*.test.ts"] };
  const root = path.resolve(folder);
  const files = listFiles(root).filter(
    (file) => choice === "all" || (choice === "full") === /[\\/]full[\\/]/.test(file),
  );
  const alone = files.filter((file) => changesModules.test(fs.readFileSync(file, "utf8")));
  const groups = path.resolve("scripts/jest/groups");
  return {
    roots: [root, groups],
    testMatch: [`${groups}/*.group.ts`, ...alone],
    globals: { groupedTests: files.filter((file) => !alone.includes(file)) },
  };
}
