import {
  fillFromPage,
  findLaterRows,
  isTable,
  newRow,
  parsePasted,
  pasteRows,
  proposePieces,
  withRetailers,
} from "./entryRows";

describe("rows pasted from a spreadsheet", () => {
  it("fill the columns from the field in which they were pasted", () => {
    expect(parsePasted("Cape\thttps://a.example/1\t$90\tVelvet Row\nBelt\thttps://a.example/2\t$20", "title")).toEqual([
      { title: "Cape", affiliateLink: "https://a.example/1", price: "$90", retailer: "Velvet Row" },
      { title: "Belt", affiliateLink: "https://a.example/2", price: "$20" },
    ]);
    expect(parsePasted("$90\tVelvet Row\r\n$20\tOstara\r\n", "price")).toEqual([
      { price: "$90", retailer: "Velvet Row" },
      { price: "$20", retailer: "Ostara" },
    ]);
  });

  it("are named by their headings, in any order", () => {
    expect(parsePasted("Shop\tNotes\tTitle\tURL\nVelvet Row\tx\tCape\thttps://a.example/1", "title")).toEqual([
      { retailer: "Velvet Row", title: "Cape", affiliateLink: "https://a.example/1" },
    ]);
  });

  it("may have quotation marks and line breaks in a cell", () => {
    expect(parsePasted('"Silk\nCape"\t\t$90', "title")).toEqual([
      { title: "Silk\nCape", affiliateLink: "", price: "$90" },
    ]);
    expect(parsePasted('7" Heel "Nova"\t\t$90', "title")).toEqual([
      { title: '7" Heel "Nova"', affiliateLink: "", price: "$90" },
    ]);
  });

  it("replace the rows from a position on and add what is missing, at most 100", () => {
    const rows = [newRow({ title: "Kept" }), newRow({ pieceId: "piece-1", matchKind: "EXACT" })];
    const pasted = pasteRows(rows, 1, "Cape\nBelt", "title");
    expect(pasted.map(({ title, pieceId, matchKind }) => [title, pieceId, matchKind])).toEqual([
      ["Kept", "", "SIMILAR"],
      ["Cape", "piece-1", "EXACT"],
      ["Belt", "piece-1", "SIMILAR"],
    ]);
    expect(pasteRows(rows, 0, Array(200).fill("Hat").join("\n"), "title")).toHaveLength(100);
  });

  it("have an address in the column of links, wherever it was pasted", () => {
    expect(parsePasted("https://a.example/1\nhttps://a.example/2", "title")).toEqual([
      { affiliateLink: "https://a.example/1" },
      { affiliateLink: "https://a.example/2" },
    ]);
    expect(parsePasted("https://a.example/1\tCape", "title")).toEqual([
      { affiliateLink: "https://a.example/1", title: "Cape" },
    ]);
    expect(isTable("https://a.example/1")).toBe(true);
  });

  it("are filled from the page of the link, where an editor has entered nothing", () => {
    const fact = (value: string | null) => ({ value });
    const page = {
      title: fact("Silk Cape"),
      price: fact("$90"),
      originalPrice: fact(null),
      image: fact("https://a.example/1.jpg"),
      retailer: fact(null),
      brand: fact("Ardenne"),
    };
    expect(fillFromPage(newRow({ price: "$80" }), page)).toMatchObject({
      title: "Silk Cape",
      price: "$80",
      retailer: "",
      more: { image: "https://a.example/1.jpg", originalPrice: null, brandName: "Ardenne" },
    });
  });

  it("get the piece whose name is in their title, and none when two pieces fit as well", () => {
    const pieces = [
      { id: "coat", name: "Coat" },
      { id: "wool", name: "Wool coat" },
      { id: "bag", name: "Bag" },
    ];
    const propose = (title: string, pieceId = "") => proposePieces([newRow({ title, pieceId })], pieces)[0]?.pieceId;
    expect(propose("Long Wool Coat 0")).toBe("wool");
    expect(propose("Coat")).toBe("coat");
    expect(propose("Coat with bag")).toBe("");
    expect(propose("Raincoats")).toBe("");
    expect(propose("Wool coat", "bag")).toBe("bag");
  });

  it("that were typed after others were sent stay, and a changed one is a further product", () => {
    const [sent, other] = [newRow({ title: "Cape" }), newRow({ title: "Belt" })];
    const later = findLaterRows(
      [sent, other],
      [{ ...sent, pieceId: "p" }, { ...other, title: "Belts" }, newRow({ title: "Hat" })],
    );
    expect(later.map(({ title }) => title)).toEqual(["Belts", "Hat"]);
    expect(later[0]?.requestId).not.toBe(other.requestId);
  });

  it("are told from the text of one field", () => {
    expect(["Silk Cape", "Silk Cape\n", "a\tb", "a\nb"].map(isTable)).toEqual([false, false, true, true]);
  });

  it("get the retailer that the shop had before", () => {
    const rows = [
      newRow({ affiliateLink: "https://www.velvet.example/1" }),
      newRow({ affiliateLink: "https://velvet.example/2", retailer: "Other" }),
      newRow({ affiliateLink: "no link" }),
    ];
    expect(withRetailers(rows, { "velvet.example": "Velvet Row" }).map(({ retailer }) => retailer)).toEqual([
      "Velvet Row",
      "Other",
      "",
    ]);
  });
});
