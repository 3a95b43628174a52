import { nextOption } from "./combobox";

describe("nextOption", () => {
  it.each([
    ["ArrowDown", -1, 0],
    ["ArrowDown", 0, 1],
    ["ArrowDown", 2, -1],
    ["ArrowUp", -1, 2],
    ["ArrowUp", 0, -1],
    ["Home", 2, 0],
    ["End", 0, 2],
    ["Home", -1, null],
    ["End", -1, null],
    ["a", 1, null],
  ])("%s from %d of 3 leads to %p", (key, from, to) => expect(nextOption(key, from, 3)).toBe(to));

  it("leads nowhere in an empty list", () => expect(nextOption("ArrowDown", -1, 0)).toBeNull());
});
