import { randomUUID } from "node:crypto";
import { maxSharedIds, readSharedIds, writeSharedIds } from "./sharedIds";

describe("shared ids", () => {
  it("survive the way through a URL, also with leading zeros", () => {
    const ids = [randomUUID(), "00000000-0000-4000-8000-000000000001", "ffffffff-ffff-4fff-bfff-ffffffffffff"];
    const text = writeSharedIds(ids);
    expect(new URLSearchParams({ looks: text }).toString()).toBe(`looks=${text}`);
    expect(readSharedIds(text)).toEqual(ids);
  });

  it("are at most fifty, which keeps the link below two kilobytes", () => {
    const ids = Array.from({ length: 1_000 }, randomUUID);
    expect(readSharedIds(writeSharedIds(ids))).toEqual(ids.slice(0, maxSharedIds));
    expect(writeSharedIds(ids).length).toBeLessThan(1_400);
    expect(readSharedIds(ids.map((id) => writeSharedIds([id])).join("."))).toHaveLength(maxSharedIds);
  });

  it("can be whole UUIDs, once each", () => {
    const id = randomUUID();
    expect(readSharedIds(`${id.toUpperCase()}.${writeSharedIds([id])}`)).toEqual([id]);
  });

  it.each([null, "", ".", "zzzzzzzzzzzzzzzzzzzzzzzzz", "z".repeat(10_000), "<script>", "1e9.-5.é"])(
    "skips what is no id: %j",
    (text) => expect(readSharedIds(text).every((id) => id.length === 36)).toBe(true),
  );

  it("skips stored ids that are no UUIDs", () => expect(writeSharedIds(["a", "b"])).toBe(""));
});
