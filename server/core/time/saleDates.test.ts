import { isSaleRunning, parseSaleDate, parseSaleDates, parseSaleRange } from "./saleDates";

const iso = (time: number | null) => time && new Date(time).toISOString().slice(0, 19);

describe("parseSaleDate", () => {
  test.each([
    ["2016-02-24T11:07+0100", "2016-02-24T10:07:00"],
    ["2016-02-24T11:07+01:00", "2016-02-24T10:07:00"],
    ["2016-02-24T11:07-08", "2016-02-24T19:07:00"],
    ["2016-02-24T11:07:30.5-0330", "2016-02-24T14:37:30"],
    ["2016-02-24T11:07Z", "2016-02-24T11:07:00"],
    ["20160224T1107Z", "2016-02-24T11:07:00"],
    ["20160224T110730+0530", "2016-02-24T05:37:30"],
    ["2016-02-24 11:07:30", "2016-02-24T11:07:30"],
    ["2016-02-24T24:00", "2016-02-25T00:00:00"],
    ["24.02.2016", "2016-02-24T00:00:00"],
    ["4.2.2016 9:30", "2016-02-04T09:30:00"],
    ["20160224", "2016-02-24T00:00:00"],
    [" 2016-02-29 ", "2016-02-29T00:00:00"],
  ])("reads %j as %s", (text, expected) => expect(iso(parseSaleDate(text, "from"))).toBe(expected));

  test("takes a date alone for the end of its day at the end of a sale", () => {
    expect(iso(parseSaleDate("2016-02-29", "until"))).toBe("2016-03-01T00:00:00");
    expect(iso(parseSaleDate("29.02.2016", "until"))).toBe("2016-03-01T00:00:00");
    expect(iso(parseSaleDate("2016-02-29T10:00", "until"))).toBe("2016-02-29T10:00:00");
  });

  test.each([
    "2016-02-30",
    "30.02.2016",
    "2016-13-01",
    "02/24/2016",
    "24-02-2016",
    "2016-02-24T25:00",
    "2016-02-24T11:60",
    "2016-02-24T11:07 CET",
    "2016-02-24T0:00-23:59",
    "2016-02-24T",
    "next week",
    "1456311600",
    "",
  ])("does not read %j", (text) => expect(parseSaleDate(text, "from")).toBeNull());

  test("is linear", () => {
    for (const one of ["1", " ", "2016-02-24T", "2016-02-24T11:07 "])
      expect(parseSaleDate(one.repeat(100_000), "from")).toBeNull();
  });
});

describe("a sale", () => {
  const at = (text: string) => Date.parse(text);
  const runs = (range: string, now: string) => {
    const dates = parseSaleRange(range);
    return dates && isSaleRunning(dates, at(now));
  };

  test("runs from its first to its last moment", () => {
    const range = "2016-02-24T11:07-08/2016-02-29T23:07-08";
    expect(runs(range, "2016-02-24T19:06:59Z")).toBe(false);
    expect(runs(range, "2016-02-24T19:07:00Z")).toBe(true);
    expect(runs(range, "2016-03-01T07:06:59Z")).toBe(true);
    expect(runs(range, "2016-03-01T07:07:00Z")).toBe(false);
  });

  test("runs until the end of a last day", () => {
    expect(runs("24.02.2016/29.02.2016", "2016-02-29T23:59:59Z")).toBe(true);
    expect(runs("24.02.2016/29.02.2016", "2016-03-01T00:00:00Z")).toBe(false);
    expect(runs("2016-02-29/2016-02-29", "2016-02-29T12:00:00Z")).toBe(true);
  });

  test.each(["2016-02-24", "2016-02-24/", "/2016-02-24", "soon/later", "2016-02-29/2016-02-24", "1/2/2016/3/2/2016"])(
    "is unreadable: %j",
    (range) => expect(parseSaleRange(range)).toBeNull(),
  );

  test("may have one end", () => {
    expect(parseSaleDates("2016-02-24", "")).toEqual({ from: at("2016-02-24T00:00Z"), until: null });
    expect(parseSaleDates("", "2016-02-24")).toEqual({ from: null, until: at("2016-02-25T00:00Z") });
    expect(parseSaleDates("", "soon")).toBeNull();
  });
});
