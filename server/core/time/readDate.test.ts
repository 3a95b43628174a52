import { findDateOrders, readDate } from "./readDate";

describe("dates", () => {
  test.each([
    ["2026-03-04", "mdy", "2026-03-04T00:00:00"],
    ["2026/3/4", "dmy", "2026-03-04T00:00:00"],
    ["2026-03-04T05:06:07Z", "mdy", "2026-03-04T05:06:07Z"],
    ["2026-03-04 05:06:07.123 +02:00", "mdy", "2026-03-04T03:06:07Z"],
    ["2026-03-04T23:30:00-0500", "mdy", "2026-03-05T04:30:00Z"],
    ["03/04/2026", "mdy", "2026-03-04T00:00:00"],
    ["03/04/2026", "dmy", "2026-04-03T00:00:00"],
    ["3/4/26 4:05 PM", "mdy", "2026-03-04T16:05:00"],
    ["12/31/2026 12:00:00 AM", "mdy", "2026-12-31T00:00:00"],
    ["04.03.2026", "mdy", "2026-03-04T00:00:00"],
    ["Mar 4, 2026", "mdy", "2026-03-04T00:00:00"],
    ["4 March 2026 17:00", "mdy", "2026-03-04T17:00:00"],
    ["04-Mar-2026", "mdy", "2026-03-04T00:00:00"],
    ["4. März 2026", "mdy", "2026-03-04T00:00:00"],
    ["4 de marzo de 2026", "mdy", "2026-03-04T00:00:00"],
    ["4 févr. 2026", "mdy", "2026-02-04T00:00:00"],
    ["2024-02-29", "mdy", "2024-02-29T00:00:00"],
  ] as const)("reads %j, %s", (text, order, expected) => {
    const date = readDate(text, order);
    expect(`${date?.at}${date?.isZoned ? "Z" : ""}`).toBe(expected);
  });

  test.each([
    "",
    "soon",
    "2026-02-30",
    "2026-13-01",
    "13/13/2026",
    "00/00/2026",
    "2026-03-04 25:00",
    "2026-03-04 13:00 pm",
    "1026-01-01",
    "20260304",
    "26-05-13",
    "26-05-24",
    "26/05/04",
    "4 Smarch 2026",
    "1".repeat(100_000),
  ])("refuses %#", (text) => {
    expect([readDate(text, "mdy"), readDate(text, "dmy")]).toEqual([null, null]);
    expect(findDateOrders(text)).toEqual({ orders: [], isUnclear: false });
  });

  test.each([
    ["03/04/2026", ["mdy", "dmy"], true],
    ["25/04/2026", ["dmy"], false],
    ["04-25-2026", ["mdy"], false],
    ["05/05/2026", ["mdy", "dmy"], false],
    ["03.04.2026", ["mdy", "dmy"], false],
    ["2026-03-04", ["mdy", "dmy"], false],
  ] as const)("%s may be read as %j", (text, orders, isUnclear) => {
    expect(findDateOrders(text)).toEqual({ orders: [...orders], isUnclear });
  });
});
