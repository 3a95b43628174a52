import { changedFields } from "./changedFields";

describe("changed fields", () => {
  const before = { title: "Navy Suit", date: "2026-05-07", tags: ["evening"], rating: null };

  test("are those that differ, lists by their content", () => {
    expect(changedFields({ ...before, title: "Red Gown", tags: ["evening"] }, before)).toEqual({ title: "Red Gown" });
    expect(changedFields({ ...before, tags: ["velvet"] }, before)).toEqual({ tags: ["velvet"] });
  });

  test("are none when nothing was changed, and a field that was emptied is one", () => {
    expect(changedFields({ ...before }, before)).toEqual({});
    expect(changedFields({ ...before, date: "" }, before)).toEqual({ date: "" });
  });
});
