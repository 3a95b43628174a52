import { activityDays } from "./ActivityList";

it("activityDays: groups entries by day, in their order", () => {
  const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 2, day, hour).toISOString() });
  const entries = [at(7, 9), at(7, 1), at(6, 23), at(1, 12)];
  const days = activityDays(entries, new Date(2026, 2, 7, 12));
  expect(days.map(({ label, entries: of }) => [label, of.length])).toEqual([
    ["Today", 2],
    ["Yesterday", 1],
    ["Sunday, Mar 01, 2026", 1],
  ]);
  expect(days.flatMap(({ entries: of }) => of)).toEqual(entries);
});
