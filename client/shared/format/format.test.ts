import { shortCount } from "./count";
import { shortDate } from "./date";
import { plural } from "./plural";
import { dollars, isOnSale, priceAmount } from "./price";

describe("formats", () => {
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
  ])("counts %d as %s", (count, text) => expect(shortCount(count)).toBe(text));

  it.each([
    ["2024-03-05", "Mar 05, 2024"],
    ["2024-03-05T23:30:00.000Z", "Mar 05, 2024"],
    ["2024-09-30T00:30:00+14:00", "Sep 30, 2024"],
    ["2024-13-45", "2024-13-45"],
    ["2024-02-31", "2024-02-31"],
    ["Spring 2024", "Spring 2024"],
    ["", ""],
    [null, ""],
  ])("dates %s as %s", (value, text) => expect(shortDate(value)).toBe(text));

  it.each([
    ["$1,240.50", 1240.5],
    ["from $99", 99],
    ["1.2.3", null],
    ["ask", null],
    ["", null],
  ])("reads the price %s as %s", (text, amount) => expect(priceAmount(text)).toBe(amount));

  it("writes amounts and finds sales", () => {
    expect(dollars(1240)).toBe("$1,240");
    expect(dollars(99.5)).toBe("$99.50");
    expect(isOnSale(80, 100)).toBe(true);
    expect(isOnSale(100, 100)).toBe(false);
    expect(isOnSale(null, 100)).toBe(false);
  });

  it("counts things", () => {
    expect(plural(1, "item")).toBe("1 item");
    expect(plural(0, "item")).toBe("0 items");
    expect(plural(2, "category", "categories")).toBe("2 categories");
  });
});
