import { timeLeft } from "./trashColumns";

it.each([
  ["2026-03-31T12:00:00Z", "in 30 days"],
  ["2026-03-03T11:59:00Z", "in 1 day"],
  ["2026-03-02T11:00:00Z", "today"],
  ["2026-02-20T11:00:00Z", "today"],
])("timeLeft: until %s returns %s", (moment, words) => {
  expect(timeLeft(moment, Date.parse("2026-03-01T12:00:00Z"))).toBe(words);
});
