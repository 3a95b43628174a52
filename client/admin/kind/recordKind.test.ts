import { changedFields } from "./recordKind";

describe("changedFields", () => {
  const before = { title: "Navy Suit", date: "2026-05-07", tags: ["evening"], rating: null };

  test("returns the differing fields and compares lists by content", () => {
    expect(changedFields({ ...before, title: "Red Gown", tags: ["evening"] }, before)).toEqual({ title: "Red Gown" });
    expect(changedFields({ ...before, tags: ["velvet"] }, before)).toEqual({ tags: ["velvet"] });
  });

  test("returns nothing without a change, and includes a cleared field", () => {
    expect(changedFields({ ...before }, before)).toEqual({});
    expect(changedFields({ ...before, date: "" }, before)).toEqual({ date: "" });
  });
});
