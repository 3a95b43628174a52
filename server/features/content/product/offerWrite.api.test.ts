import { buildItem, buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

/** Affiliate products and category items share their writing code; only their parent differs. */
describe.each(["AffiliateProduct", "CategoryItem"] as const)("%s", (kind) => {
  let api: TestApi;
  let home: object;
  beforeAll(async () => {
    api = await testApi();
    home =
      kind === "AffiliateProduct"
        ? { outfitId: (await buildOutfit(api.dataSource.manager)).id }
        : { categoryName: "shoes" };
  });
  afterAll(() => api.stop());

  const fields =
    "id version title price priceAmount priceCurrency originalPrice originalPriceAmount isOnSale retailer affiliateLink rating reviewCount";
  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const create = (input: object) =>
    run(`mutation ($input: Create${kind}Input!) { row: create${kind}(input: $input) { ${fields} } }`, {
      ...home,
      ...input,
    });
  const update = (input: object) =>
    run(`mutation ($input: Update${kind}Input!) { row: update${kind}(input: $input) { ${fields} } }`, input);
  const single = kind === "AffiliateProduct" ? "affiliateProduct" : "categoryItem";

  test("stores the entered price, and its amount", async () => {
    const { data, errors } = await create({ title: "Loafer", price: "$1,240.50", originalPrice: "ask us" });
    expect(errors).toEqual([]);
    expect(data.row).toMatchObject({
      price: "$1,240.50",
      priceAmount: 1240.5,
      originalPrice: "ask us",
      originalPriceAmount: null,
      rating: null,
    });
    const saved = await update({ id: data.row.id, version: 1, price: "", rating: 4.5, reviewCount: 12 });
    expect(saved.data.row).toMatchObject({ version: 2, price: "", priceAmount: null, rating: 4.5, reviewCount: 12 });
  });

  test.each([
    ["€1.299,00", 1299, "EUR"],
    ["49,90 €", 49.9, "EUR"],
    ["£1,299.00", 1299, "GBP"],
    ["CA$90", 90, "CAD"],
    ["$50 - $80", 50, "USD"],
  ])("parses the price %j as %d %s", async (price, priceAmount, priceCurrency) => {
    const { data } = await create({ title: "Loafer", price });
    expect(data.row).toMatchObject({ price, priceAmount, priceCurrency });
  });

  test("is on sale when the original price is higher, which must be in the same currency", async () => {
    const { data } = await create({ title: "Loafer", price: "CA$90", originalPrice: "$120" });
    expect(data.row.isOnSale).toBe(true);
    const { errors } = await update({ id: data.row.id, version: 1, price: "€90" });
    const originalPrice = "The original price is in CAD and the price in EUR. Write both in one currency.";
    expect(errors[0]).toMatchObject({ message: originalPrice, extensions: { fieldErrors: { originalPrice } } });
  });

  const notHigher =
    "The original price must be higher than the price. Write the price before the sale, or leave it blank.";
  test.each([
    { price: "$90", originalPrice: "$80" },
    { price: "$90", originalPrice: "$90.00" },
    { price: "49.90", originalPrice: "$49" },
    { price: "$90 - $120", originalPrice: "$85" },
  ])("rejects an original price that is not higher: %j", async (input) => {
    const { errors } = await create({ title: "Loafer", ...input });
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors: { originalPrice: notHigher } });
  });

  test("rejects a price that reaches the original one", async () => {
    const { data } = await create({ title: "Loafer", price: "$90", originalPrice: "$120" });
    const { errors } = await update({ id: data.row.id, version: 1, price: "$130" });
    expect(errors[0].extensions.fieldErrors).toEqual({ originalPrice: notHigher });
    const both = await update({ id: data.row.id, version: 1, price: "$130", originalPrice: "" });
    expect(both.data.row).toMatchObject({ price: "$130", originalPrice: "", isOnSale: false });
  });

  test("takes a dollar sign for the site's dollar", async () => {
    await api.dataSource.query("UPDATE settings SET default_currency = 'CAD'");
    const { data } = await create({ title: "Loafer", price: "$90", originalPrice: "C$120" });
    expect(data.row).toMatchObject({ priceCurrency: "CAD", isOnSale: true });
    await api.dataSource.query("UPDATE settings SET default_currency = 'USD'");
  });

  test("can be saved with an old price that would be rejected today, while the price is unchanged", async () => {
    const { data } = await create({ title: "Loafer" });
    const table = kind === "AffiliateProduct" ? "affiliate_products" : "category_items";
    await api.dataSource.query(`UPDATE ${table} SET price = '1.299 €' WHERE id = $1`, [data.row.id]);
    const saved = await update({ id: data.row.id, version: 1, price: "1.299 €", title: "Slipper" });
    expect(saved.data.row).toMatchObject({ title: "Slipper", price: "1.299 €", priceAmount: null });
    const { errors } = await update({ id: data.row.id, version: 2, price: "1.399 €" });
    expect(Object.keys(errors[0].extensions.fieldErrors ?? {})).toEqual(["price"]);
  });

  test.each([
    [{ title: " " }, { title: "Title is required" }],
    [{ rating: 5.1 }, { rating: "0 to 5, with one decimal" }],
    [{ rating: 4.55 }, { rating: "0 to 5, with one decimal" }],
    [{ reviewCount: -1 }, { reviewCount: "0 or more" }],
    [{ price: "9".repeat(51) }, { price: "At most 50 characters" }],
    [{ price: "-5" }, { price: "A price cannot be negative. Enter it without the minus sign." }],
    [{ price: "1.299 €" }, { price: "It is unclear whether this number has decimals. Write 1299.00 or 1.30." }],
    [
      { price: "$5", originalPrice: "2 for $9" },
      { originalPrice: "There are several numbers. Write one price, or a range such as $50 - $80." },
    ],
    [
      { affiliateLink: "data:text/html,x" },
      { affiliateLink: "Enter a web address that begins with https:// or http://" },
    ],
  ])("rejects invalid values with an error for the field: %j", async (input, fieldErrors) => {
    const { errors } = await create({ title: "Loafer", ...input });
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors });
  });

  test("rejects an update that is based on an older version", async () => {
    const { data } = await create({ title: "Loafer" });
    await update({ id: data.row.id, version: 1, title: "First" });
    expect((await update({ id: data.row.id, version: 1, title: "Second" })).errors[0].extensions.code).toBe("CONFLICT");
  });

  test("hides its link from visitors", async () => {
    const { data } = await create({ title: "Loafer", affiliateLink: "https://shop.example/loafer" });
    expect(data.row.affiliateLink).toBe("https://shop.example/loafer");
    const { errors } = await api.run(`{ ${single}(id: "${data.row.id}") { affiliateLink } }`);
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
    const nested = await api.run(`{ ${single}s { nodes { affiliateLink } } }`);
    expect(nested.errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  test("is deleted and restored, alone and in bulk", async () => {
    const { data } = await create({ title: "To Trash" });
    const read = async () => (await api.run(`{ ${single}(id: "${data.row.id}") { title } }`)).data[single] as unknown;
    const gone = await run(`mutation ($input: IdInput!) { change: delete${kind}(input: $input) { undoId } }`, {
      id: data.row.id,
    });
    expect(await read()).toBeNull();
    await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { id: gone.data.change.undoId });
    const many = await run(
      `mutation ($input: Bulk${kind}sInput!) { change: bulk${kind}s(input: $input) { changed undoId } }`,
      { filter: { search: "To Trash" }, delete: true },
    );
    expect(many.data.change.changed).toBe(1);
    expect(await read()).toBeNull();
    await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { id: many.data.change.undoId });
    expect(await read()).toEqual({ title: "To Trash" });
  });
});

describe("parents of offers", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });

  test("a product requires an existing outfit", async () => {
    const create = "mutation ($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id } }";
    const trashed = await buildOutfit(api.dataSource.manager, { deletedAt: new Date() });
    for (const outfitId of ["", "nonsense", trashed.id]) {
      const { errors } = await run(create, { title: "Loafer", outfitId });
      expect(Object.keys(errors[0].extensions.fieldErrors ?? {})).toEqual(["outfitId"]);
    }
  });

  test("a product cannot be restored without its outfit", async () => {
    const product = await buildProduct(api.dataSource.manager);
    const trash = (kind: string, id: string) =>
      run(`mutation ($input: IdInput!) { delete${kind}(input: $input) { undoId } }`, { id });
    await trash("AffiliateProduct", product.id);
    await trash("Outfit", product.outfitId);
    const restore = "mutation ($input: TrashedRowsInput!) { restore(input: $input) }";
    const { errors } = await run(restore, { type: "affiliateProduct", ids: [product.id] });
    expect(errors[0].message).toBe(
      "Its outfit is in the trash. Restore the outfit first, and its products come with it.",
    );
    await run(restore, { type: "outfit", ids: [product.outfitId] });
    expect((await run(restore, { type: "affiliateProduct", ids: [product.id] })).data.restore).toBe(1);
  });

  test("an item requires a category that exists, in bulk changes too", async () => {
    const item = await buildItem(api.dataSource.manager);
    const { errors } = await run(
      "mutation ($input: CreateCategoryItemInput!) { createCategoryItem(input: $input) { id } }",
      {
        title: "Hat",
        categoryName: "hats",
      },
    );
    expect(errors[0].extensions.fieldErrors).toEqual({ categoryName: "Choose a category that exists" });
    const { data } = await run(
      "mutation ($input: BulkCategoryItemsInput!) { bulkCategoryItems(input: $input) { changed undoId } }",
      {
        ids: [item.id],
        categoryName: "handbags",
      },
    );
    const read = async () => (await api.run(`{ categoryItem(id: "${item.id}") { categoryName } }`)).data.categoryItem;
    expect(await read()).toEqual({ categoryName: "handbags" });
    await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { id: data.bulkCategoryItems.undoId });
    expect(await read()).toEqual({ categoryName: "dresses" });
  });
});
