import fs from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../../..");
const doc = fs.readFileSync(path.join(root, "docs/contract-coverage.md"), "utf8");
/** What a row names as its tests: files in code, then words of a test's name. */
const named = [...doc.matchAll(/`((?:server|client|e2e)\/[^`]+\.(?:test|e2e)\.tsx?)`(?:: ([^|<\n)]+))?/g)].map(
  ([, file, words = ""]) => [file, words.trim()],
);

describe("docs/contract-coverage.md", () => {
  test("names a test in every row", () => {
    const rows = doc.split("\n").filter((line) => line.startsWith("| ") && !/^\| (Input|Fault|---|-)/.test(line));
    expect(rows.length).toBeGreaterThan(45);
    expect(rows.filter((row) => !/\.(test|e2e)\.tsx?`: /.test(row))).toEqual([]);
  });

  test.each(named)("%s has: %s", (file, words) => {
    expect(fs.readFileSync(path.join(root, file), "utf8")).toContain(words);
  });
});
