import { buildItem, buildOutfit, buildProduct } from "../../testing/build";
import { editor } from "../../testing/editor";
import { type TestApi, testApi } from "../../testing/testApi";

const originally80 = { originalPrice: "$80", originalPriceAmount: 80, originalPriceCurrency: "USD" };

/** Affiliate products and category items share the fields that a bulk change sets. */
describe.each(["AffiliateProduct", "CategoryItem"] as const)("a bulk change of a field: %s", (kind) => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const build = (values: object) =>
    (kind === "AffiliateProduct" ? buildProduct : buildItem)(api.dataSource.manager, values);
  const list = kind === "AffiliateProduct" ? "affiliateProducts" : "categoryItems";
  const bulk = async (input: object) => {
    const { data, errors } = await api.run(
      `mutation ($input: Bulk${kind}sInput!) { change: bulk${kind}s(input: $input) { matched changed undoId } }`,
      { input },
      { actor: editor },
    );
    return errors.length ? errors[0] : data.change;
  };
  const read = async (retailer: string, fields: string) => {
    const { data } = await api.run(
      `query ($filter: ${kind}Filter!) { ${list}(filter: $filter, sort: TITLE) { nodes { ${fields} } } }`,
      { filter: { retailer } },
      { actor: editor },
    );
    return data[list].nodes;
  };
  const undo = async (id: string) => {
    const { data } = await api.run(
      "mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }",
      { input: { id } },
      { actor: editor },
    );
    return data.undo;
  };

  test("counts more rows than its preview reads", async () => {
    const row = await build({ retailer: "Many" });
    const { tableName, columns } = api.dataSource.getMetadata(kind);
    const names = columns.filter((column) => column.databaseName !== "id" && !column.generatedType);
    const copied = names.map(({ databaseName }) => `"${databaseName}"`).join(", ");
    await api.dataSource.query(
      `INSERT INTO ${tableName} (${copied}) SELECT ${copied} FROM ${tableName}, generate_series(1, 1100) WHERE id = $1`,
      [row.id],
    );
    const input = { filter: { retailer: "Many" }, set: { description: "New" }, dryRun: true };
    expect(await bulk(input)).toEqual({ matched: 1_101, changed: 1_101, undoId: null });
  });

  test("counts the rows that differ before it changes them, and has one Undo", async () => {
    await build({ title: "A", retailer: "Pellier", description: "Old" });
    await build({ title: "B", retailer: "Pellier", description: "New" });
    const input = { filter: { retailer: "Pellier" }, set: { description: " New " } };
    expect(await bulk({ ...input, dryRun: true })).toEqual({ matched: 2, changed: 1, undoId: null });
    const { changed, undoId } = await bulk(input);
    expect(changed).toBe(1);
    expect(await read("Pellier", "description version")).toEqual([
      { description: "New", version: 2 },
      { description: "New", version: 1 },
    ]);
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
    expect(await read("Pellier", "description")).toEqual([{ description: "Old" }, { description: "New" }]);
  });

  test("gives a price its amount and currency, and Undo gives them back", async () => {
    await build({ title: "C", retailer: "Northloom", price: "$58", ...originally80 });
    const { undoId } = await bulk({ filter: { retailer: "Northloom" }, set: { price: "$64.50" } });
    const fields = "price priceAmount priceCurrency originalPriceAmount";
    expect(await read("Northloom", fields)).toEqual([
      { price: "$64.50", priceAmount: 64.5, priceCurrency: "USD", originalPriceAmount: 80 },
    ]);
    await undo(undoId);
    expect(await read("Northloom", fields)).toEqual([
      { price: "$58", priceAmount: 58, priceCurrency: "USD", originalPriceAmount: 80 },
    ]);
  });

  test("refuses a price that reaches the original one, and names the row", async () => {
    await build({ title: "On sale", retailer: "Fern", price: "$58", ...originally80 });
    const { message } = await bulk({ filter: { retailer: "Fern" }, set: { price: "$80" } });
    expect(message).toBe(
      "“On sale”: The original price must be higher than the price. Write the price before the sale, or leave it blank.",
    );
  });

  test.each([
    ["rating", { rating: 4.5 }, { rating: 4.5 }],
    ["number of ratings", { reviewCount: 12 }, { reviewCount: 12 }],
    ["original price, cleared", { originalPrice: null }, { originalPrice: "", originalPriceAmount: null }],
    ["link", { affiliateLink: "https://new.example/a" }, { affiliateLink: "https://new.example/a" }],
    ["picture", { image: "https://new.example/a.webp" }, { image: "https://new.example/a.webp" }],
  ])("sets the %s", async (name, set, expected) => {
    const retailer = `Shop for ${name}`;
    await build({ title: "D", retailer, price: "$50", originalPrice: "$60" });
    expect(await bulk({ filter: { retailer }, set })).toMatchObject({ changed: 1 });
    expect(await read(retailer, Object.keys(expected).join(" "))).toEqual([expected]);
  });

  test("skips rows on Undo whose field was saved since", async () => {
    const { id } = await build({ title: "E", retailer: "Late" });
    const { undoId } = await bulk({ ids: [id], set: { rating: 3 } });
    await bulk({ ids: [id], set: { rating: 4 } });
    expect(await undo(undoId)).toEqual({ undone: 0, skipped: 1 });
    expect(await read("Late", "rating")).toEqual([{ rating: 4 }]);
  });

  test.each([
    [{ rating: 7 }, "set.rating", "0 to 5, with one decimal"],
    [
      { affiliateLink: "javascript:alert(1)" },
      "set.affiliateLink",
      "Enter a web address that begins with https:// or http://",
    ],
    [{ retailer: "x".repeat(201) }, "set.retailer", "At most 200 characters"],
    [{ rating: 1, retailer: "Two" }, "set", "Choose one field for these rows."],
    [{}, "set", "Choose one field for these rows."],
  ])("refuses %j", async (set, field, message) => {
    const { extensions } = await bulk({ filter: {}, set });
    expect(extensions).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors: { [field]: message } });
  });

  test("names the row that cannot have the price, before anything is written", async () => {
    await build({ title: "Cape", retailer: "Euro", price: "$58", ...originally80 });
    const message = "“Cape”: The original price is in USD and the price in EUR. Write both in one currency.";
    for (const dryRun of [true, false])
      expect(await bulk({ filter: { retailer: "Euro" }, set: { price: "€50" }, dryRun })).toMatchObject({ message });
    expect(await read("Euro", "price version")).toEqual([{ price: "$58", version: 1 }]);
  });
});

describe("a bulk change of the match kind", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  test("sets it, but makes at most one product of a piece exact", async () => {
    const { manager } = api.dataSource;
    const { id: outfitId } = await buildOutfit(manager);
    const [{ id: pieceId }]: { id: string }[] = await manager.query(
      `INSERT INTO outfit_pieces (outfit_id, name) VALUES ($1, 'Cape') RETURNING id`,
      [outfitId],
    );
    const ids: string[] = [];
    for (const title of ["A", "B"]) ids.push((await buildProduct(manager, { outfitId, title, pieceId })).id);
    const bulk = (input: object) =>
      api.run(
        "mutation ($input: BulkAffiliateProductsInput!) { bulkAffiliateProducts(input: $input) { changed } }",
        { input },
        { actor: editor },
      );
    const { errors } = await bulk({ ids, set: { matchKind: "EXACT" } });
    expect(errors[0].message).toBe("“Cape” would have several exact products. A piece has at most one.");
    const one = await bulk({ ids: [ids[0]], set: { matchKind: "EXACT" } });
    expect(one.data.bulkAffiliateProducts.changed).toBe(1);
    const budget = await bulk({ ids, set: { matchKind: "BUDGET" } });
    expect(budget.data.bulkAffiliateProducts.changed).toBe(2);
  });
});
