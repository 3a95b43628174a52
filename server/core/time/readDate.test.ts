import { findDateOrders, readClearDate, readDate, readEpoch } from "./readDate";

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
    ["Wed, 04 Mar 2026 05:06:07 +0200", "mdy", "2026-03-04T03:06:07Z"],
    ["Mittwoch, 4. März 2026", "mdy", "2026-03-04T00:00:00"],
    ["Wed Mar 04 2026 05:06:07 GMT-0500 (Eastern Standard Time)", "mdy", "2026-03-04T10:06:07Z"],
    ["2026-03-04 05:06:07+02", "mdy", "2026-03-04T03:06:07Z"],
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
    "Tue, 04 Mar 2026",
    "Someday, 04 Mar 2026",
    "2026-03-04 10:00 PST",
    "Wed, 04 Mar 2026 10:00 EST",
    "25-Oct-26",
    "2026-W10-3",
    "1772582400",
    "1772582400000",
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

  test.each([
    ["2024/05/07", "2024-05-07T00:00:00.000Z"],
    ["2024-5-7", "2024-05-07T00:00:00.000Z"],
    ["7 May 2024", "2024-05-07T00:00:00.000Z"],
    ["07.05.2024", "2024-05-07T00:00:00.000Z"],
    ["13/05/2024", "2024-05-13T00:00:00.000Z"],
    ["05/13/2024", "2024-05-13T00:00:00.000Z"],
    ["Tue, 07 May 2024 10:00:00 GMT", "2024-05-07T10:00:00.000Z"],
    ["2024-05-07 10:00:00.123456+02", "2024-05-07T08:00:00.123Z"],
    ["July 4, 1961", "1961-07-04T00:00:00.000Z"],
    ["05/07/2024", undefined],
    ["13/05/24", undefined],
    ["0961-07-04", undefined],
    ["1715040000", undefined],
  ])("%s alone is %s", (text, expected) => {
    expect(readClearDate(text)?.toISOString()).toBe(expected);
  });

  test.each([
    ["1715040000", "2024-05-07T00:00:00.000Z"],
    ["1715040000.5", "2024-05-07T00:00:00.500Z"],
    ["1715040000123", "2024-05-07T00:00:00.123Z"],
    ["915148800", "1999-01-01T00:00:00.000Z"],
    ["20240507", undefined],
    ["2033010112", undefined],
    ["202405071000", undefined],
    ["45419", undefined],
    ["-1715040000", undefined],
  ])("%s counts from 1970: %s", (text, expected) => {
    expect(readEpoch(text)?.toISOString()).toBe(expected);
  });
});
