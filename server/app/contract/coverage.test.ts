import fs from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../../..");
const readText = (file: string): string => fs.readFileSync(path.join(root, file), "utf8");

/** Test files in code spans. */
const testFile = /`((?:server|client|sample|site|e2e)\/[^`]+\.(?:test|e2e)\.tsx?)`/;
const contract = readText("docs/contract-coverage.md");
/** Test files, each with words from one of its titles; a row separates several titles by semicolons. */
const namedTests = [...contract.matchAll(new RegExp(`${testFile.source}(?:: ([^|<\\n)]+))?`, "g"))].flatMap(
  ([, file, titles = ""]) => titles.split(";").map((words) => [file, words.trim()]),
);

const parseRows = (text: string): string[] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| ") && !/^\| (Input|Fault|Screen|Rule|Specification|-)/.test(line));

describe("docs/contract-coverage.md", () => {
  test("names a test in every row", () => {
    const rows = parseRows(contract);
    expect(rows.length).toBeGreaterThan(45);
    expect(rows.filter((row) => !/\.(test|e2e)\.tsx?`: /.test(row))).toEqual([]);
  });

  test.each(namedTests)("%s has: %s", (file, words) => {
    expect(readText(file)).toContain(words);
  });
});

describe("docs/spec-coverage.md", () => {
  const tables = readText("docs/spec-coverage.md").split("## Differences")[0];

  test("names a test in every row", () => {
    const rows = parseRows(tables);
    expect(rows.length).toBeGreaterThan(45);
    expect(rows.filter((row) => !testFile.test(row))).toEqual([]);
  });

  test("names files that exist", () => {
    const files = [...tables.matchAll(new RegExp(testFile, "g"))].map(([, file]) => file);
    expect(files.filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
  });
});
