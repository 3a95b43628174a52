import { deriveTraits, findColors, findGarment } from "./vocabulary";

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
  ])("parses the garment of %s: %s", (title, garment) => expect(findGarment(title)?.family ?? null).toBe(garment));

  test.each([
    ["Navy Blue Wool Blazer", "blue"],
    ["Rose Gold Ring", "gold"],
    ["Black-and-White Striped Shirt", "black white"],
    ["Red Carpet Gown in Emerald", "green"],
    ["Silk Slip Dress", ""],
  ])("parses the colors of %s: %j", (title, colors) =>
    expect([...new Set(findColors(title).map(({ family }) => family))].sort().join(" ")).toBe(colors),
  );

  test.each([
    ["Navy Penny Loafers", ["flats", "loafer", "shoes"], ["blue", "navy"]],
    ["White Trainers", ["sneakers", "shoes"], ["white"]],
    ["Pullover in Fine Merino", ["knitwear", "sweater"], []],
    ["Grey Knitwear", ["knitwear"], ["gray"]],
    ["Wool Trench in Camel and Black", ["coat", "trench coat"], ["beige", "camel", "black"]],
    ["Crimson Lipstick", [], ["red", "crimson"]],
  ])("derives families and kinds of %s", (title, garments, colors) =>
    expect(deriveTraits(title)).toEqual({ garments, colors }),
  );
});
