import { proposeColumns } from "./FeedColumnFields";
import { parseHeader } from "./readHeader";

describe("column titles of a sample file", () => {
  it.each([
    ["commas", "ID,Name,Price\n1,A,2"],
    ["semicolons", "ID;Name;Price\r\n1;A;2,50"],
    ["tabs", "\uFEFFID\tName\tPrice"],
    ["pipes and a blank line first", "\n\nID|Name|Price"],
    ["quotes", '"ID","Name","Price"'],
  ])("are read between %s", (_name, text) => expect(parseHeader(text)).toEqual(["ID", "Name", "Price"]));

  it("may contain delimiters, quotes and line breaks in quotes", () =>
    expect(parseHeader('"Price, net";"The ""name""";"Two\nlines"\n1;2;3')).toEqual([
      "Price, net",
      'The "name"',
      "Two\nlines",
    ]));

  it("are proposed by name, each once, and a former choice stays", () => {
    const titles = ["Article Number", "Product_Name", "Price", "Retail Price", "EAN"];
    const columns = proposeColumns(titles, { price: "Retail Price", title: "Gone" });
    expect(columns).toMatchObject({
      id: "Article Number",
      title: "Product_Name",
      price: "Retail Price",
      salePrice: "",
      gtin: "EAN",
    });
  });
});
