import { listPresets, rangeProblems, defaultRange } from "./analyticsRange";

const today = "2026-11-21";

it("analyticsRange: includes today in a preset", () => {
  expect(listPresets(today).map(({ label, range }) => [label, range.from, range.to])).toEqual([
    ["7 days", "2026-11-15", today],
    ["30 days", "2026-10-23", today],
    ["90 days", "2026-08-24", today],
    ["This year", "2026-01-01", today],
  ]);
  expect(defaultRange(today).from).toBe("2026-10-23");
});

it.each([
  ["2026-01-01", "2026-01-01", {}],
  ["2024-01-01", "2024-12-31", {}],
  ["2026-01-02", "2026-01-01", { to: "The last day must not be before the first." }],
  ["2025-01-01", "2026-01-02", { to: "Choose at most 366 days." }],
  ["2026-02-31", "2026-03-01", { from: "Enter a day as YYYY-MM-DD." }],
  ["", "1 May", { from: "Enter a day as YYYY-MM-DD.", to: "Enter a day as YYYY-MM-DD." }],
])("analyticsRange: validates %s to %s", (from, to, problems) => expect(rangeProblems({ from, to })).toEqual(problems));
