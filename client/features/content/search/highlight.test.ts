import { highlight } from "./highlight";

const marked = (text: string, query: string): string =>
  highlight(text, query)
    .map((piece) => (piece.hit ? `[${piece.text}]` : piece.text))
    .join("");

describe("highlight", () => {
  it.each([
    ["Navy Blazer", "navy", "[Navy] Blazer"],
    ["Navy Blazer", "  BLAZER navy ", "[Navy] [Blazer]"],
    ["Anouk Serrault", "serr", "Anouk [Serr]ault"],
    ["Zoë Brontë", "zoe bronte", "[Zoë] [Brontë]"],
    ["Zoe", "zoë", "[Zoe]"],
    ["Zoe\u0308 Vale", "zoe", "[Zoe\u0308] Vale"],
    ["Łucja Ørsted", "lucja orsted", "[Łucja] [Ørsted]"],
    ["Straße", "strasse", "[Straße]"],
    ["Halden & Co", "&", "Halden & Co"],
    ["a.b", ".", "a.b"],
    ["Pumps", "gown", "Pumps"],
    ["Taupe T-shirt by Tess", "t-shirt", "Taupe [T-shirt] by Tess"],
    ["T Shirt by Tess", "t shirt", "T [Shirt] by Tess"],
    ["", "x", ""],
    ["Navy", "", "Navy"],
  ])("finds %j for %j in %j", (text, query, expected) => expect(marked(text, query)).toBe(expected));

  it("matches words only at their beginning", () => {
    expect(marked("Scarlet Cardigan with Cargo Pants", "car")).toBe("Scarlet [Car]digan with [Car]go Pants");
    expect(marked("Banana à la mode", "a")).toBe("Banana [à] la mode");
    expect(marked("An Ankle Boot in Tan", "an")).toBe("[An] [An]kle Boot in Tan");
  });

  it("joins overlapping matches", () => expect(marked("Turtleneck", "turtle turtleneck")).toBe("[Turtleneck]"));

  it("leaves out the words that join what is asked for", () =>
    expect(marked("Navy Blazer, Sky Shirt and White Jeans", "navy blazer and white jeans")).toBe(
      "[Navy] [Blazer], Sky Shirt and [White] [Jeans]",
    ));

  it("reproduces the whole text", () => {
    const text = "👗 İstanbul nights & Ærø";
    expect(
      highlight(text, "istanbul aero")
        .map((piece) => piece.text)
        .join(""),
    ).toBe(text);
  });
});
