import { identifyList, createKey } from "./followedList";

describe("a personal feed's list", () => {
  it("is another one after each change, also of the order", () => {
    const lists = [[], ["a"], ["a", "b"], ["b", "a"], ["ab"]];
    expect(new Set(lists.map(identifyList)).size).toBe(lists.length);
    expect(identifyList(["a", "b"])).toBe(identifyList(["a", "b"]));
  });

  it("has a key of 22 characters that are safe in an address", () => {
    const keys = Array.from({ length: 500 }, createKey);
    expect(keys.every((key) => /^[\w-]{22}$/.test(key))).toBe(true);
    expect(new Set(keys).size).toBe(500);
  });
});
