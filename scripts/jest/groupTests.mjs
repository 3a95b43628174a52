import fs from "node:fs";
import path from "node:path";

/** A file that changes modules for itself cannot share them. */
const changesModules = /\bjest\.(?:mock|doMock|isolateModules|resetModules)\b/;

const listFiles = (folder, extension) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith(extension))
    .sort();

/**
 * Jest loads all libraries anew for each test file, which takes longer than the tests of most files. The gate therefore
 * loads many files into one: TEST_GROUPS=verify, or =full for the files in folders of that name.
 * @param extension how the names of the project's test files end
 * @param groupCount one for each core, or one where the tests take less than their libraries
 * @returns the settings of a project that name its test files
 */
export function groupTests(folders, { extension = ".test.ts", groupCount = 2 } = {}) {
  const choice = process.env.TEST_GROUPS;
  const roots = folders.map((folder) => path.resolve(folder));
  if (!choice) return { roots, testMatch: [`**/*${extension}`] };
  const files = roots
    .flatMap((root) => listFiles(root, extension))
    .filter((file) => (choice === "full") === /[\\/]full[\\/]/.test(file));
  const alone = files.filter((file) => changesModules.test(fs.readFileSync(file, "utf8")));
  const groups = path.resolve("scripts/jest/groups");
  return {
    roots: [...roots, groups],
    testMatch: [...["first", "second"].slice(0, groupCount).map((name) => `${groups}/${name}.group.ts`), ...alone],
    globals: { groupedTests: files.filter((file) => !alone.includes(file)), groupCount },
  };
}
