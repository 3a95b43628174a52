import { eventDays } from "./event";

test.each([
  ["2025-03-02", null, "Mar 2, 2025"],
  ["2025-03-02", "2025-03-02", "Mar 2, 2025"],
  ["2025-03-02", "2025-03-09", "Mar 2 to 9, 2025"],
  ["2025-03-28", "2025-04-02", "Mar 28 to Apr 2, 2025"],
  ["2025-12-28", "2026-01-03", "Dec 28, 2025 to Jan 3, 2026"],
  [null, null, ""],
])("eventDays: %s and %s are %j", (firstDay, lastDay, text) => {
  expect(eventDays({ firstDay, lastDay })).toBe(text);
});
