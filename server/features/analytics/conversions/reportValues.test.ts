import { isCancelled, readCents, readCurrency, readDate } from "./reportValues";

describe("conversion report values", () => {
  test.each([
    ["12.34", 1234],
    ["$1,234.56", 123456],
    ["1.234,56 €", 123456],
    ["7,5", 750],
    ["1,234", 123400],
    ["USD 5", 500],
    ["5 usd", 500],
    [".5", 50],
    ["-3.20", -320],
    ["$-3.20", -320],
    ["3.20-", -320],
    ["(3.20)", -320],
    ["\u22123.20", -320],
    ["1'234.50", 123450],
    ["0.005", 1],
    ["1.005", 101],
    ["0", 0],
    ["-0.00", 0],
  ])("reads the amount %j", (text, cents) => expect(readCents(text)).toBe(cents));

  test.each(["", "abc", "1.2.3", "1,2,3", "12 apples", "--", "NaN", "1e5", "99999999999999", "Infinity", "٣"])(
    "rejects the amount %j",
    (text) => expect(readCents(text)).toBeNull(),
  );

  test.each([
    ["2026-03-04", "mdy", "2026-03-04T00:00:00.000Z"],
    ["2026/3/4", "mdy", "2026-03-04T00:00:00.000Z"],
    ["2026-03-04T05:06:07Z", "mdy", "2026-03-04T05:06:07.000Z"],
    ["2026-03-04 05:06:07.123 +02:00", "mdy", "2026-03-04T03:06:07.000Z"],
    ["2026-03-04T23:30:00-0500", "mdy", "2026-03-05T04:30:00.000Z"],
    ["03/04/2026", "mdy", "2026-03-04T00:00:00.000Z"],
    ["03/04/2026", "dmy", "2026-04-03T00:00:00.000Z"],
    ["3/4/26 4:05 PM", "mdy", "2026-03-04T16:05:00.000Z"],
    ["12/31/2026 12:00:00 AM", "mdy", "2026-12-31T00:00:00.000Z"],
    ["04.03.2026", "mdy", "2026-03-04T00:00:00.000Z"],
    ["Mar 4, 2026", "mdy", "2026-03-04T00:00:00.000Z"],
    ["4 March 2026 17:00", "mdy", "2026-03-04T17:00:00.000Z"],
    ["04-Mar-2026", "mdy", "2026-03-04T00:00:00.000Z"],
    ["2024-02-29", "mdy", "2024-02-29T00:00:00.000Z"],
  ] as const)("reads the date %j, %s", (text, order, iso) => expect(readDate(text, order)?.toISOString()).toBe(iso));

  test.each([
    "",
    "soon",
    "2026-02-30",
    "2026-13-01",
    "13/13/2026",
    "00/00/2026",
    "2026-03-04 25:00",
    "1026-01-01",
    "20260304",
  ])("rejects the date %j", (text) => expect(readDate(text, "mdy")).toBeNull());

  test("reads currencies and recognizes cancelled sales", () => {
    expect([" usd ", "EUR", "$", "EURO", ""].map(readCurrency)).toEqual(["USD", "EUR", null, null, null]);
    expect(["1", "Voided", "cancelled", "Reversed", "0", "", "Approved", "2"].map(isCancelled)).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });
});
