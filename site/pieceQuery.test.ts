import { withQuery } from "./links";
import { type PieceQuery, readPieces, writePieces } from "./pieceQuery";

describe("pieces in a URL", () => {
  it.each<[string, PieceQuery[]]>([
    ["jeans.white_boots", [{ garment: "jeans", colors: ["white"] }, { garment: "boots" }]],
    ["coat..wool", [{ garment: "coat", material: "wool" }]],
    ["..silk", [{ material: "silk" }]],
    ["dress.red*navy..checked", [{ garment: "dress", colors: ["red", "navy"], pattern: "checked" }]],
    ["trench coat.black", [{ garment: "trench coat", colors: ["black"] }]],
    ["", []],
  ])("%s", (text, pieces) => {
    expect(writePieces(pieces)).toBe(text);
    expect(readPieces(text)).toEqual(pieces);
  });

  it("stay readable, and ignore what is blank or too much", () => {
    expect(withQuery("/outfits", { pieces: "jeans.white*navy_t-shirt" })).toBe(
      "/outfits?pieces=jeans.white*navy_t-shirt",
    );
    expect(readPieces("_..._ . _boots")).toEqual([{ garment: "boots" }]);
    expect(readPieces("a_b_c_d_e_f")).toHaveLength(5);
    expect(readPieces(null)).toEqual([]);
  });
});
