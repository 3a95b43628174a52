import { brief, readFeedFile } from "../../../../testing/feeds/feedFixtures";
import { workbook } from "../../../../testing/files/workbook";
import { FeedFormatChoice } from "../feed.types";

describe("Meta's template", () => {
  const comments = `"# Required | A unique ID, at most 100 characters; the SKU if you can",# Required | A title,# Required | The price,# Required | The page,# Optional | The sale price,# Optional | Its dates,# Optional | The type`;
  const columns = "id,title,price,link,sale_price,sale_price_effective_date,product_type";
  const rows = [
    "1,Dress,100.00 EUR,https://a.example/1,60.00 EUR,2016-01-01/2016-02-01,Dresses",
    "2,Dress,x,https://a.example/2,,,Dresses",
  ];

  it.each(["\n", "\r\n"])("has a line of explanations before the columns, with the line break %j", async (end) => {
    const { format, products, problems } = await readFeedFile([comments, columns, ...rows, ""].join(end));
    expect(format).toBe(FeedFormatChoice.GOOGLE);
    expect(products.map(brief)).toMatchObject([{ key: "1", price: "100 EUR", was: null }, { key: "2" }]);
    expect(problems).toEqual(["4: The price is not a number, so the product was skipped."]);
  });
});

describe("workbooks", () => {
  it("are read as their CSV, below other rows", async () => {
    const rows = [
      ["id", "title", "price", "link", "gtin"],
      ["1", "Dress", "100.00 EUR", "https://a.example/1", 4006381333931],
      [2, "Coat", "80 EUR", "https://a.example/2", null],
    ];
    const csv = await readFeedFile(rows.map((cells) => cells.join(",")).join("\n"));
    const { format, products } = await readFeedFile(await workbook([["Our products"], [], ...rows]));
    expect([format, products.map(brief)]).toEqual([FeedFormatChoice.GOOGLE, csv.products.map(brief)]);
    expect(products.map(({ gtin }) => gtin)).toEqual(["04006381333931", null]);
  });
});

describe("WooCommerce exports", () => {
  const columns =
    'ID,Type,SKU,"GTIN, UPC, EAN, or ISBN",Name,Published,"Is featured?","Visibility in catalog","Short description",Description,"Date sale price starts","Date sale price ends","In stock?",Stock,"Sale price","Regular price",Categories,Tags,Images,Parent,"External URL","Attribute 1 name","Attribute 1 value(s)","Attribute 2 name","Attribute 2 value(s)",Brands';
  const read = (...rows: string[]) => readFeedFile([columns, ...rows, ""].join("\n"), { currency: "EUR" });

  it("have products, and variations after their parent", async () => {
    const { format, products, problems } = await read(
      '10,simple,W-1,4006381333931,Slip Dress,1,0,visible,Short.,<p>Long.</p>,,,1,5,,100,"Women > Dresses, Sale","silk, slip","https://a.example/1.jpg, https://a.example/2.jpg",,,,,,,Acme',
      '11,variable,W-2,,Coat,1,0,visible,,Warm.,,,1,,,,Women > Coats,,https://a.example/3.jpg,,,Color,"Red, Blue",Size,"S, M",',
      "12,variation,W-2-S,,Coat - Red,1,0,visible,,,,,0,,,80,,,,W-2,,Color,Red,Size,S,",
      "13,variation,,,Coat - Blue,1,0,visible,,,,,1,,70,90,,,,id:11,,Color,Blue,Size,M,",
    );
    expect(format).toBe(FeedFormatChoice.WOOCOMMERCE);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "10",
        title: "Slip Dress",
        price: "100 EUR",
        was: null,
        isInStock: true,
        link: "",
        image: "https://a.example/1.jpg",
        gtin: "04006381333931",
        brand: "Acme",
        retailer: "",
        type: "Dresses",
        tags: "Women,silk,slip",
        variants: [],
      },
      expect.objectContaining({
        key: "11",
        title: "Coat",
        price: "70 EUR",
        was: 90,
        isInStock: true,
        variants: ["S Red €80.00 (out)", "M Blue €70.00"],
      }),
    ]);
  });

  it("have drafts, hidden products and sales with dates", async () => {
    const row = (id: number, published: string, visibility: string, dates: string) =>
      `${id},simple,,,Dress,${published},0,${visibility},,,${dates},1,,60,100,Dresses,,,,,,,,,`;
    const { products, problems } = await read(
      row(1, "0", "visible", ","),
      row(2, "-1", "visible", ","),
      row(3, "1", "hidden", ","),
      row(4, "1", "catalog", "2016-01-01,2016-02-01"),
      row(5, "1", "search", "2016-01-01,"),
    );
    expect(problems).toEqual([]);
    expect(products.map(({ isPublished }) => isPublished)).toEqual([false, false, false, true, true]);
    expect(products.slice(3).map((product) => brief(product).price)).toEqual(["100 EUR", "60 EUR"]);
  });
});

describe("Wix exports", () => {
  const columns =
    "handleId,fieldType,name,description,productImageUrl,collection,sku,ribbon,price,surcharge,visible,discountMode,discountValue,inventory,weight,productOptionName1,productOptionType1,productOptionDescription1,productOptionName2,productOptionType2,productOptionDescription2,brand";
  const read = (...rows: string[]) => readFeedFile([columns, ...rows, ""].join("\n"), { currency: "EUR" });
  const dress = (price: string, mode = "PERCENT", discount = "0", more = "InStock") =>
    `p1,Product,Dress,<p>Silk.</p>,https://a.example/1.jpg;https://a.example/2.jpg,Dresses;Sale,,,${price},,TRUE,${mode},${discount},${more},,,,,,,,Acme`;

  it("have products, and variants with a surcharge", async () => {
    const { format, products, problems } = await read(
      dress("100"),
      "p1,Variant,,,,,,,,0,,,,OutOfStock,,Size,DROP_DOWN,S,Color,COLOR,Red,",
      "p1,Variant,,,,,,,,10.50,,,,3,,Size,DROP_DOWN,M,Color,COLOR,Red,",
    );
    expect(format).toBe(FeedFormatChoice.WIX);
    expect(problems).toEqual([]);
    expect(products.map(brief)).toEqual([
      {
        key: "p1",
        title: "Dress",
        price: "110.5 EUR",
        was: null,
        isInStock: true,
        link: "",
        image: "https://a.example/1.jpg",
        gtin: null,
        brand: "Acme",
        retailer: "",
        type: "Dresses",
        tags: "Sale",
        variants: ["S Red €100.00 (out)", "M Red €110.50"],
      },
    ]);
  });

  it.each([
    [dress("100", "PERCENT", "20"), "80 EUR", 100, []],
    [dress("49.90", "AMOUNT", "9.95"), "39.95 EUR", 49.9, []],
    [dress("100", "PERCENT", "0"), "100 EUR", null, []],
    [
      dress("49.99", "PERCENT", "15"),
      "49.99 EUR",
      null,
      ['2: The discount "15" (PERCENT) gives no exact price, so the regular price counts.'],
    ],
    [
      dress("49.99", "SOME", "15"),
      "49.99 EUR",
      null,
      ['2: The discount "15" (SOME) gives no exact price, so the regular price counts.'],
    ],
  ])("compute exact discounts only: %s", async (row, price, was, expected) => {
    const { products, problems } = await read(row);
    expect(problems).toEqual(expected);
    expect(brief(products[0])).toMatchObject({ price, was });
  });
});
