import fs from "node:fs";
import path from "node:path";

/** A file that changes modules for itself cannot share them. */
const changesModules = /\bjest\.(?:mock|doMock|isolateModules|resetModules)\b/;

/** What this comment marks can differ between the engines, so the gate runs it on the embedded one, too. */
const runsOnBothEngines = /^\/\/ On both engines: /;
const isFull = (file) => /[\\/]full[\\/]/.test(file);

/** Whether a choice of TEST_GROUPS contains a file. */
const choices = {
  verify: (file) => !isFull(file),
  full: isFull,
  engines: (file) => runsOnBothEngines.test(fs.readFileSync(file, "utf8")),
};

const listFiles = (folder, extension) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(folder, name))
    .filter((file) => file.endsWith(extension))
    .sort();

/**
 * Jest loads all libraries anew for each test file, which takes longer than the tests of most files. The gate therefore
 * loads many files into one: TEST_GROUPS=verify, =full for the files in folders of that name, or =engines for those
 * whose first line says that they run on both engines.
 * @param extension how the names of the project's test files end
 * @param groupCount one for each core, or one where the tests take less than their libraries
 * @returns the settings of a project that name its test files
 */
export function groupTests(folders, { extension = ".test.ts", groupCount = 2 } = {}) {
  const choice = process.env.TEST_GROUPS;
  const roots = folders.map((folder) => path.resolve(folder));
  if (!choice) return { roots, testMatch: [`**/*${extension}`] };
  const files = roots.flatMap((root) => listFiles(root, extension)).filter(choices[choice]);
  const alone = files.filter((file) => changesModules.test(fs.readFileSync(file, "utf8")));
  const groups = path.resolve("scripts/jest/groups");
  return {
    roots: [...roots, groups],
    testMatch: [...["first", "second"].slice(0, groupCount).map((name) => `${groups}/${name}.group.ts`), ...alone],
    globals: { groupedTests: files.filter((file) => !alone.includes(file)), groupCount },
  };
}
