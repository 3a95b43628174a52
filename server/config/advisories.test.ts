import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const root = path.join(__dirname, "../..");
const now = Date.parse("2026-11-29T12:00:00Z");

interface Checked {
  lines: string[];
  isOverdue: boolean;
  canRelease: boolean;
}

/** Runs the check of the gate on a list and packages. */
function check(advisories: object[], packages: object, comparedOn = "2026-11-28"): Checked {
  const script = JSON.stringify(path.join(root, "scripts/checks/advisories.mjs"));
  const args = [{ comparedOn, advisories }, packages, now].map((value) => JSON.stringify(value)).join(", ");
  const code = `import { checkAdvisories } from ${script}; console.log(JSON.stringify(checkAdvisories(${args})));`;
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "-e", code], { cwd: root, encoding: "utf8" }),
  ) as Checked;
}

const packages = {
  "node_modules/a": { version: "1.2.0" },
  "node_modules/b/node_modules/a": { version: "1.1.0" },
  "node_modules/tool": { version: "1.0.0", dev: true },
};
const advisory = { id: "GHSA-1", package: "a", fixedIn: "1.2.0", severity: "high", publishedOn: "2026-11-25" };

test("an advisory is open for the promised days, also in a nested package", () => {
  const open = check([advisory], packages);
  expect(open).toMatchObject({ isOverdue: false, canRelease: false });
  expect(open.lines[1]).toBe("GHSA-1: a 1.1.0 is affected, 1.2.0 is not. 3 days are left.");
  expect(check([{ ...advisory, publishedOn: "2026-11-20" }], packages).isOverdue).toBe(true);
  expect(check([{ ...advisory, severity: "medium", publishedOn: "2026-11-20" }], packages).isOverdue).toBe(false);
  expect(check([{ ...advisory, severity: undefined }], packages)).toMatchObject({
    isOverdue: true,
    lines: [expect.anything() as string, expect.stringContaining("Add severity and publishedOn") as string],
  });
});

test("fixed packages and those that do not ship are fine", () => {
  const fixed = [
    { ...advisory, fixedIn: "1.1.0" },
    { ...advisory, package: "tool" },
  ];
  expect(check(fixed, packages)).toEqual({
    lines: ["2 advisories, compared with the packages 1 days ago."],
    isOverdue: false,
    canRelease: true,
  });
});

test("a list of last week must be compared again before a release", () => {
  const { lines, canRelease } = check([], packages, "2026-11-20");
  expect([canRelease, lines]).toEqual([
    false,
    ["0 advisories, compared with the packages 9 days ago. Compare again before a release."],
  ]);
});

test("the days are those of SECURITY.md", () => {
  const policy = fs.readFileSync(path.join(root, "SECURITY.md"), "utf8").replaceAll("\n", " ");
  expect(policy).toContain(
    "2 days for critical severity (CVSS 9.0+), 7 for high (7.0+), 30 for medium (4.0+), 90 for low",
  );
  expect(fs.readFileSync(path.join(root, "scripts/checks/advisories.mjs"), "utf8")).toContain(
    "{ critical: 2, high: 7, medium: 30, low: 90 }",
  );
});
