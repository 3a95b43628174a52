import { shortCount, wholeCount } from "./count";
import { paddedDate, scheduledText, shortDate, shortMonth } from "./date";
import { plural } from "./plural";

describe("format", () => {
  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1k"],
    [3200, "3.2k"],
    [3201, "3.2k"],
    [9999, "9.9k"],
    [12_400, "12k"],
    [999_999, "999k"],
    [1_500_000, "1.5m"],
  ])("shortens %d to %s", (count, text) => expect(shortCount(count)).toBe(text));

  it.each([
    ["2024-03-05", "Mar 5, 2024", "Mar 05, 2024"],
    ["2024-03-05T23:30:00.000Z", "Mar 5, 2024", "Mar 05, 2024"],
    ["2024-09-30T00:30:00+14:00", "Sep 30, 2024", "Sep 30, 2024"],
    ["2024-13-45", "2024-13-45", "2024-13-45"],
    ["2024-02-31", "2024-02-31", "2024-02-31"],
    ["Spring 2024", "Spring 2024", "Spring 2024"],
    ["", "", ""],
    [null, "", ""],
  ])("formats %s as %s for visitors and as %s in the admin area", (value, short, padded) => {
    expect(shortDate(value)).toBe(short);
    expect(paddedDate(value)).toBe(padded);
  });

  it("announces when a future day becomes public, and nothing for today or no day", () => {
    const today = new Date().toISOString().slice(0, 10);
    expect(scheduledText("2126-11-30")).toBe("Scheduled: public on Nov 30, 2126 (UTC)");
    expect([today, "2024-03-05", "", null].map(scheduledText)).toEqual([undefined, undefined, undefined, undefined]);
  });

  it.each([
    [0, "0"],
    [999, "999"],
    [1000, "1,000"],
    [12_345_678, "12,345,678"],
  ])("groups the digits of %d as %s", (count, text) => expect(wholeCount(count)).toBe(text));

  it("formats a month", () => expect(shortMonth("2026-01")).toBe("Jan 2026"));

  it("pluralizes a noun", () => {
    expect(plural(1, "item")).toBe("1 item");
    expect(plural(0, "item")).toBe("0 items");
    expect(plural(2, "category", "categories")).toBe("2 categories");
  });
});
