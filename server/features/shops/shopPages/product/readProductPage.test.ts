import { readProductPage } from "./readProductPage";

const address = "https://shop.example/p/coat";
const script = (text: string) => `<h1>Coat</h1><script type="application/ld+json">${text}</script>`;
const product = (offers: object, more: object = {}) =>
  script(JSON.stringify({ "@type": "Product", name: "Coat", offers, ...more }));
const price = (html: string, at = address) => {
  const { value, question } = readProductPage(html, at).price;
  return value ? [value.text, value.amount, value.currency] : question;
};

describe("the brand of a product page", () => {
  const item = (brand: string) =>
    `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Coat</h1>${brand}</div>`;
  const og = (brand: string) =>
    `<meta property="og:type" content="product"><meta property="og:brand" content="${brand}">`;

  test.each([
    [item('<a itemprop="brand" href="/en/brands/acme">Acme</a>'), "Acme"],
    [item('<a itemprop="brand" href="https://acme.example/"><b>Acme</b></a>'), "Acme"],
    [item('<link itemprop="brand" href="https://acme.example/">'), null],
    [product({}, { brand: "https://acme.example/" }), null],
    [product({}, { brand: { "@type": "Brand", name: "//acme.example/brand" } }), null],
    [product({}, { brand: { "@type": "Brand", name: "Acme" } }), "Acme"],
    [og("https://www.facebook.example/acme"), null],
    [og("www.acme.example"), null],
    [og("Acme"), "Acme"],
  ])("of %j is %j", (html, brand) => expect(readProductPage(html, address).brand.value).toBe(brand));
});

describe("prices of product pages", () => {
  test.each([
    ["1299.00", "USD", ["$1,299", 1299, "USD"]],
    [49.9, "EUR", ["€49.90", 49.9, "EUR"]],
    ["1.299,00", "EUR", ["€1,299", 1299, "EUR"]],
    ["1,299", "USD", ["$1,299", 1299, "USD"]],
    ["39.990000", "GBP", ["£39.99", 39.99, "GBP"]],
    ["12800", "JPY", ["JPY 12,800", 12_800, "JPY"]],
    ["12800.00", "JPY", ["JPY 12,800", 12_800, "JPY"]],
    ["12.800", "JPY", ["JPY 12,800", 12_800, "JPY"]],
    ["38.5", "KWD", ["KWD 38.500", 38.5, "KWD"]],
    ["1’299.50", "CHF", ["CHF 1,299.50", 1299.5, "CHF"]],
    ["1 299,00 kr", "SEK", ["SEK 1,299", 1299, "SEK"]],
    ["49,90 €", "", ["€49.90", 49.9, "EUR"]],
    ["US$ 20", "", ["$20", 20, "USD"]],
    ["from 12.50", "EUR", ["From €12.50", 12.5, "EUR"]],
    ["50 - 80", "EUR", ["From €50", 50, "EUR"]],
    ["0.00", "EUR", null],
    ["Call us", "EUR", null],
    ["-5", "EUR", null],
  ])("%p %s", (amount, priceCurrency, expected) => {
    expect(price(product({ price: amount, priceCurrency }))).toEqual(expected);
  });

  test.each([
    ["128.5", "JPY"],
    ["1,250", "KWD"],
    ["129.900", "EUR"],
    ["20 kr", ""],
    ["49.90", "XX"],
  ])("asks about %p %s", (amount, priceCurrency) => {
    expect(price(product({ price: amount, priceCurrency }))).toMatch(/Choose/);
  });

  test.each([
    ["4990", "GBp"],
    ["4990", "GBX"],
    ["GBp 4990", ""],
    ["4990 pence", "GBP"],
  ])("refuses %p %s in hundredths of a currency, and proposes no amount", (amount, priceCurrency) => {
    expect(readProductPage(product({ price: amount, priceCurrency }), address).price).toMatchObject({
      value: null,
      question: "The page states its price in pence or cents. Enter it in the currency itself, for example GBP 49.90.",
      choices: [],
    });
  });

  test.each(["£20 off", "Save £20", "$10/mo", "Free shipping over $49", "16.00 ft", "$90 Canadian"])(
    "reads no price from %p",
    (amount) => expect(price(product({ price: amount, priceCurrency: "USD" }))).toBeNull(),
  );

  test("reads the dollars that the price names", () => {
    expect(price(product({ price: "49,90 $ CA" }))).toEqual(["CAD 49.90", 49.9, "CAD"]);
  });

  test.each([
    ["2019-01-01", "2019-02-01", ["€49.90", 49.9, "EUR"], null],
    ["2999-01-01", "2999-02-01", ["€49.90", 49.9, "EUR"], null],
    ["", "2019-02-01", ["€49.90", 49.9, "EUR"], null],
    ["soon", "", ["€49.90", 49.9, "EUR"], null],
    ["2019-01-01", "2999-02-01T00:00", ["€29.90", 29.9, "EUR"], "€49.90"],
    ["", "", ["€29.90", 29.9, "EUR"], "€49.90"],
  ])("has Open Graph's sale price from %p to %p only", (from, until, expected, original) => {
    const metas = {
      "og:title": "Coat",
      "product:price:amount": "49.90",
      "product:price:currency": "EUR",
      "product:sale_price:amount": "29.90",
      "product:sale_price:currency": "EUR",
      "product:sale_price_dates:start": from,
      "product:sale_price_dates:end": until,
    };
    const html = Object.entries(metas).map(([name, content]) => `<meta property="${name}" content="${content}">`);
    expect(price(html.join(""))).toEqual(expected);
    expect(readProductPage(html.join(""), address).originalPrice.value?.text ?? null).toBe(original);
  });

  test("ignores prices of parts, members, deliveries, rent and used pieces", () => {
    const spec = (amount: number, more: object) => ({ price: amount, priceCurrency: "EUR", ...more });
    const priceSpecification = [
      spec(90, {}),
      spec(15, { billingDuration: 6 }),
      spec(80, { validForMemberTier: { name: "Gold" } }),
      spec(5, { "@type": "DeliveryChargeSpecification" }),
      spec(12, { referenceQuantity: { value: 100, unitCode: "MLT" } }),
      spec(70, { eligibleQuantity: { minValue: 10 } }),
    ];
    const used = spec(30, { itemCondition: "https://schema.org/UsedCondition" });
    const rent = spec(20, { businessFunction: "http://purl.org/goodrelations/v1#LeaseOut" });
    expect(price(product([{ priceSpecification }, used, rent]))).toEqual(["€90", 90, "EUR"]);
  });

  const euros = (more: object) => ({ price: 20, priceCurrency: "EUR", ...more });
  test.each([
    { priceSpecification: euros({ unitCode: "KGM" }) },
    { priceSpecification: euros({ referenceQuantity: { value: 1, unitCode: "KGM" } }) },
    euros({ eligibleQuantity: { value: 1, unitCode: "MTR" } }),
    { priceSpecification: euros({ eligibleTransactionVolume: { minPrice: 100, priceCurrency: "EUR" } }) },
    euros({ eligibleTransactionVolume: { price: 100 } }),
  ])("reads none of a measure or of a large order: %j", (offer) => {
    expect(price(product(offer))).toBeNull();
    expect(price(product([offer, { price: 30, priceCurrency: "EUR" }]))).toEqual(["€30", 30, "EUR"]);
  });

  test.each([
    { priceSpecification: euros({ unitCode: "C62" }) },
    euros({ eligibleQuantity: { value: 1, unitCode: "EA" } }),
    euros({ eligibleTransactionVolume: { minPrice: 0 } }),
  ])("reads one of a piece: %j", (offer) => expect(price(product(offer))).toEqual(["€20", 20, "EUR"]));

  test("asks about a summary whose lowest price is above its highest", () => {
    const summary = (lowPrice: string, highPrice: string) => ({
      ...{ "@type": "AggregateOffer", lowPrice, highPrice, priceCurrency: "EUR" },
    });
    expect(price(product(summary("40", "20")))).toBe("The page states several prices. Choose the right one.");
    expect(price(product(summary("1.299,00", "20")))).toMatch(/several prices/);
    for (const highest of ["40", "on request", ""])
      expect(price(product(summary("20", highest)))).toEqual(["From €20", 20, "EUR"]);
  });

  test("finds the variant by address, id, color and hash", () => {
    const offer = (amount: number, more: object) => ({ price: amount, priceCurrency: "EUR", ...more });
    const variants = product([
      offer(10, { url: "?variant=1", sku: "AB-1", itemOffered: { color: "Red" } }),
      offer(20, { url: "?variant=2", sku: "AB-2", itemOffered: { color: "Blue" } }),
    ]);
    for (const end of ["?variant=2&utm_source=x", "?sku=AB-2", "?color=blue", "#AB-2"])
      expect([end, price(variants, address + end)]).toEqual([end, ["€20", 20, "EUR"]]);
    expect(price(variants)).toMatch(/depends on the variant/);
  });

  test("confirms an ambiguous number with Open Graph", () => {
    const og = '<meta property="og:price:amount" content="1,299.00"><meta property="og:price:currency" content="EUR">';
    expect(price(product({ price: "1.299", priceCurrency: "EUR" }) + og)).toEqual(["€1,299", 1299, "EUR"]);
  });
});

describe("product pages", () => {
  test("follow references between the objects of a graph", () => {
    const graph = [
      { "@id": "#p", "@type": "Product", name: "Coat", offers: { "@id": "#o" }, brand: { "@id": "#b" } },
      { "@id": "#o", "@type": "Offer", price: 5, priceCurrency: "EUR" },
      { "@id": "#b", "@type": "Brand", name: "Ardenne" },
    ];
    const page = readProductPage(script(JSON.stringify({ "@graph": graph })), address);
    expect(page).toMatchObject({ price: { value: { text: "€5" } }, brand: { value: "Ardenne", source: "JSON_LD" } });
  });

  test.each([
    ["4006381333931", "4006381333931"],
    ["4 006381-333931", "4006381333931"],
    ["4006381333932", null],
    ["036000291452", "036000291452"],
    ["2000000000008", null],
    ["0000000000000", null],
    ["12345", null],
  ])("verify the check digit of GTIN %s", (gtin, expected) => {
    expect(readProductPage(product({}, { gtin }), address).gtin.value).toBe(expected);
  });

  test.each([
    ["//cdn.shop.example/a.jpg", "https://cdn.shop.example/a.jpg"],
    [{ "@type": "ImageObject", contentUrl: "/a.jpg" }, "https://shop.example/a.jpg"],
    [["javascript:alert(1)", "data:image/png;base64,AA", "b.jpg"], "https://shop.example/p/b.jpg"],
    ["file:///etc/passwd", null],
  ])("take the picture %p as an absolute web address", (image, expected) => {
    expect(readProductPage(product({}, { image }), address).image.value).toBe(expected);
  });

  test("take the availability of the sources, and ask where they differ", () => {
    const og = (text: string) => `<meta property="product:availability" content="${text}">`;
    const stocked = product({ price: 5, priceCurrency: "EUR", availability: "http://schema.org/InStock" });
    const type = '<meta property="og:type" content="product">';
    const read = (html: string) => readProductPage(html, address).availability;
    expect(read(stocked + type + og("in stock")).value).toBe("IN_STOCK");
    expect(read(stocked + type + og("oos"))).toMatchObject({
      value: null,
      question: expect.stringContaining("differ"),
    });
    expect(read(product({ availability: "PreOrder" })).value).toBe("PREORDER");
    expect(read(product({})).value).toBe("UNKNOWN");
  });

  test("describe no product when they are lists, articles or empty", () => {
    const list = { "@type": "ItemList", itemListElement: [{ item: { "@type": "Product", name: "Coat" } }] };
    for (const html of [
      "",
      "<h1>News</h1>",
      script(JSON.stringify(list)),
      '<meta property="og:type" content="website">',
    ])
      expect(readProductPage(html, address).isProduct).toBe(false);
  });

  test("give no property a meaning that only the language has", () => {
    const html = `${script('{"@type":"Product","name":"Coat","__proto__":{"offers":{"price":1}},"constructor":1}')}
      <div itemscope itemtype="https://schema.org/Product"><meta itemprop="__proto__ constructor toString" content="x"></div>`;
    expect(readProductPage(html, address)).toMatchObject({ title: { value: "Coat" }, price: { value: null } });
    expect({}).not.toHaveProperty("offers");
  });
});

describe("prices with days", () => {
  const question =
    "The page states this price for other days than today. Choose it if the shop still asks it, or enter another one.";
  const spec = (type: string, amount: number, days: object = {}) => ({
    "@type": "UnitPriceSpecification",
    priceType: `https://schema.org/${type}`,
    price: amount,
    priceCurrency: "EUR",
    ...days,
  });
  const list = spec("ListPrice", 100);
  const offer = (days: object) => ({ "@type": "Offer", price: 60, priceCurrency: "EUR", ...days });
  const read = (offers: object) => {
    const { price: now, originalPrice } = readProductPage(product(offers), address);
    return [now.value?.text ?? now.question, originalPrice.value?.text ?? null];
  };

  test.each([
    ["over", { validThrough: "2020-11-01" }],
    ["to come", { validFrom: "2999-12-24" }],
    ["unreadable", { validThrough: "in spring" }],
  ])("are the list price where the sale is %s", (_, days) =>
    expect(read({ priceSpecification: [spec("SalePrice", 60, days), list] })).toEqual(["€100", null]),
  );

  test("are asked about where the sale is over and the list price is without tax", () => {
    const days = { validThrough: "2020-11-01" };
    const net = spec("ListPrice", 100, { valueAddedTaxIncluded: false });
    expect(read({ priceSpecification: [spec("SalePrice", 60, days), net] })[0]).toMatch(/without tax/);
  });

  test("are the sale's while it runs", () => {
    const days = { validFrom: "2020-01-01", validThrough: "2999-01-01T00:00:00+01:00" };
    expect(read({ priceSpecification: [spec("SalePrice", 60, days), list] })).toEqual(["€60", "€100"]);
    expect(read(offer({ priceValidUntil: "2999-12-31" }))).toEqual(["€60", null]);
  });

  test.each([
    offer({ priceValidUntil: "2020-12-31" }),
    offer({ availabilityEnds: "2020-12-31T23:59:59Z" }),
    offer({ validFrom: "2999-01-01" }),
    offer({ priceValidUntil: "soon" }),
    offer({ priceSpecification: [spec("SalePrice", 60, { validThrough: "2020-11-01" }), list] }),
    { priceSpecification: spec("SalePrice", 60, { validThrough: "2020-11-01" }) },
  ])("are asked about: %j", (offers) => expect(read(offers)[0]).toBe(question));

  test("are asked about in microdata", () => {
    const html = `<div itemscope itemtype="http://schema.org/Product"><h1 itemprop="name">Coat</h1>
      <div itemprop="offers" itemscope itemtype="http://schema.org/Offer"><meta itemprop="price" content="60">
      <meta itemprop="priceCurrency" content="EUR"><time itemprop="priceValidUntil" datetime="2020-12-31"></time></div></div>`;
    expect(price(html)).toBe(question);
  });
});

test("a price before the sale may say what it is", () => {
  const html = `<meta property="og:type" content="product"><meta property="product:price:amount" content="60">
    <meta property="product:price:currency" content="EUR">
    <meta property="product:original_price:amount" content="RRP 100"><meta property="product:original_price:currency" content="EUR">`;
  expect(readProductPage(html, address).originalPrice.value?.text).toBe("€100");
});
