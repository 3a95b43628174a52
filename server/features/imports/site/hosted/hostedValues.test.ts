import { readDate, readFlag, readList, readObject, readText } from "./hostedValues";

describe("values of a hosted backend", () => {
  test.each([
    ["2026-05-07", "2026-05-07T00:00:00.000Z"],
    ["2026-05-07T10:00:00Z", "2026-05-07T10:00:00.000Z"],
    ["2026-05-07T10:00:00.123456+00:00", "2026-05-07T10:00:00.123Z"],
    ["2026-05-07 10:00:00+02", "2026-05-07T08:00:00.000Z"],
    ["2026-05-07 10:00", "2026-05-07T10:00:00.000Z"],
    ["May 07, 2026", "2026-05-07T00:00:00.000Z"],
    ["September 7, 2026", "2026-09-07T00:00:00.000Z"],
    ["2026/05/07", "2026-05-07T00:00:00.000Z"],
    ["2026-5-7", "2026-05-07T00:00:00.000Z"],
    ["7 May 2026", "2026-05-07T00:00:00.000Z"],
    ["07.05.2026", "2026-05-07T00:00:00.000Z"],
    ["Thu, 07 May 2026 10:00:00 +0000", "2026-05-07T10:00:00.000Z"],
    ["1778148000", "2026-05-07T10:00:00.000Z"],
    [1778148000000, "2026-05-07T10:00:00.000Z"],
    ["", undefined],
    ["NULL", undefined],
    [null, undefined],
  ])("the date %p", (cell, time) => {
    const unread: string[] = [];
    expect(readDate(cell, unread)?.toISOString()).toBe(time);
    expect(unread).toEqual([]);
  });

  test.each(["2026-02-30", "03/04/2026", "20260507", "yesterday", "2026-05-07T25:00:00Z"])("no date: %p", (cell) => {
    const unread: string[] = [];
    expect(readDate(cell, unread)).toBeNull();
    expect(unread).toEqual([`The date "${cell}" cannot be read; the row was imported without it.`]);
  });

  test.each([
    ["a, b", ["a", "b"]],
    ['["a","b, c"]', ["a", "b, c"]],
    ['{a,"b, c",NULL,"say \\"d\\""}', ["a", "b, c", 'say "d"']],
    [
      ["a", 2],
      ["a", "2"],
    ],
    ["{}", []],
    ["", []],
  ])("the list %p", (cell, list) => {
    expect(readList(cell)).toEqual(list);
  });

  test("texts, objects and flags", () => {
    expect(["[Updated] Coat", "{a,b}", '["a","b"]', 5, null].map(readText)).toEqual([
      "[Updated] Coat",
      "a, b",
      "a, b",
      "5",
      "",
    ]);
    expect(readObject('"{\\"look\\":\\"Sharp\\"}"', ["look", "perfume"], [])).toEqual({ look: "Sharp", perfume: "" });
    const unread: string[] = [];
    expect(readObject("Sharp", ["look"], unread)).toBeNull();
    expect(unread).toEqual(['"Sharp" is not a JSON object; the row was imported without it.']);
    expect(["t", "true", 1, true, "f", "0", false, ""].map((cell) => readFlag(cell, true))).toEqual([
      true,
      true,
      true,
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(() => readFlag("maybe", true)).toThrow('"maybe" is neither true nor false.');
  });
});
