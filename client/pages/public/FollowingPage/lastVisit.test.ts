import { isNewSince, openPage } from "./lastVisit";

const hour = 3_600_000;
const now = Date.parse("2026-11-24T12:00:00Z");

describe("openPage", () => {
  it("has no visit before the first one", () =>
    expect(openPage({ before: 0, seen: 0 }, now)).toEqual({ before: 0, seen: now }));

  it("begins another visit after half an hour, and continues it on a reload", () => {
    const next = openPage({ before: 0, seen: now - hour }, now);
    expect(next).toEqual({ before: now - hour, seen: now });
    expect(openPage(next, now + 60_000)).toEqual({ before: now - hour, seen: now + 60_000 });
  });

  it.each([{}, { before: NaN, seen: -1 }, { before: 5, seen: now + hour }])("treats %j as no visit", (stored) =>
    expect(openPage(stored, now)).toEqual({ before: 0, seen: now }),
  );
});

describe("isNewSince", () => {
  const row = { createdAt: "2026-11-20T08:00:00.000Z", date: "2026-11-22" };

  it("compares the later one of creation and day", () => {
    expect(isNewSince(row, Date.parse("2026-11-21T00:00:00Z"))).toBe(true);
    expect(isNewSince(row, Date.parse("2026-11-22T00:00:00Z"))).toBe(false);
    expect(isNewSince({ ...row, date: null }, Date.parse("2026-11-20T07:00:00Z"))).toBe(true);
  });

  it("finds nothing new on a first visit", () => expect(isNewSince(row, 0)).toBe(false));
});
