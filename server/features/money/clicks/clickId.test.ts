import { createClickId } from "./clickId";

test("a click id has 16 lowercase hexadecimal characters, and no two are equal", () => {
  const ids = Array.from({ length: 10_000 }, createClickId);
  expect(ids.filter((id) => !/^[0-9a-f]{16}$/.test(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});
