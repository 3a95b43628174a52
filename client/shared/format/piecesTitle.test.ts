import { piecesTitle } from "./piecesTitle";

describe("piecesTitle", () => {
  it.each([
    ["boots", ["black"], "Black Boots"],
    ["dress", [], "Dresses"],
    ["watch", ["gold"], "Gold Watches"],
    ["scarf", [], "Scarves"],
    ["swimwear", [], "Swimwear"],
    ["jewelry", [], "Jewelry"],
    ["trench coat", ["navy"], "Navy Trench Coats"],
    ["", ["red"], "Red Pieces"],
  ])("%s in %j is “%s”", (garment, colors, title) => expect(piecesTitle(garment, colors)).toBe(title));
});
