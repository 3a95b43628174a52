import { parseColors, parseGarment, isSameKind } from "./garment";

describe("garments and colors in titles", () => {
  test.each([
    ["Crimson Silk Gown", "gown"],
    ["Navy Suit Jacket", "blazer"],
    ["White Dress Shirt", "shirt"],
    ["Cotton Shirt Dress", "dress"],
    ["Black Gown with Leather Belt", "gown"],
    ["Wide-Leg Trousers", "trousers"],
    ["Leather Ankle Boots", "boots"],
    ["Silver Hoop Earrings (Pair)", "earrings"],
    ["Leather Dust Bag", null],
    ["The Aurora", null],
    ["", null],
  ])("parses the garment of %s: %s", (title, garment) => expect(parseGarment(title)).toBe(garment));

  test.each([
    ["Navy Blue Wool Blazer", "blue"],
    ["Rose Gold Ring", "gold"],
    ["Black-and-White Striped Shirt", "black white"],
    ["Red Carpet Gown in Emerald", "green"],
    ["Silk Slip Dress", ""],
  ])("parses the colors of %s: %j", (title, colors) => expect(parseColors(title)).toBe(colors));

  test("does not treat unknown garments or colors as the same", () => {
    const piece = (title: string, description = "") => ({ title, description });
    expect(isSameKind(piece("Silk Slip Dress"), piece("Silk Slip Dress"))).toBe(false);
    expect(isSameKind(piece("Silk Slip Dress", "In ivory."), piece("Cream Slip Dress"))).toBe(true);
    expect(isSameKind(piece("Black Aurora"), piece("Black Aurora"))).toBe(false);
  });
});
