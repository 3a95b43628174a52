import { randomUUID } from "node:crypto";
import { buildOutfit } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("adding several products", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.stop());

  const add = (input: object) =>
    api.run(
      "mutation ($input: AddProductsInput!) { addAffiliateProducts(input: $input) { id title retailer pieceId } }",
      { input },
      { actor: editor },
    );
  const titles = async (outfitId: string) => {
    const query = "query ($id: ID!) { outfit(id: $id) { products { title } } }";
    return (await api.run(query, { id: outfitId })).data.outfit.products.map(({ title }: { title: string }) => title);
  };

  test("adds all in their order, and none twice", async () => {
    const { id: outfitId } = await buildOutfit(api.dataSource.manager);
    const products = ["Cape", "Belt", "Boots", "Hat", "Bag"].map((title) => ({ title, requestId: randomUUID() }));
    const first = await add({ outfitId, products });
    expect(first.errors).toEqual([]);
    const again = await add({ outfitId, products });
    expect(again.data).toEqual(first.data);
    expect(await titles(outfitId)).toEqual(["Cape", "Belt", "Boots", "Hat", "Bag"]);
  });

  test.each<[object, Record<string, string>]>([
    [{ title: " " }, { "products.1.title": "Title is required" }],
    [
      { title: "Belt", affiliateLink: "javascript:alert(1)" },
      { "products.1.affiliateLink": "Enter a web address that begins with https:// or http://" },
    ],
    [{ title: "Belt", pieceId: randomUUID() }, { "products.1.pieceId": "This piece no longer exists." }],
  ])("adds none when one is refused: %o", async (wrong, fieldErrors) => {
    const { id: outfitId } = await buildOutfit(api.dataSource.manager);
    const { errors } = await add({ outfitId, products: [{ title: "Cape" }, wrong] });
    expect(errors[0].extensions.fieldErrors).toEqual(fieldErrors);
    expect(await titles(outfitId)).toEqual([]);
  });

  test.each([
    [[], "Enter at least one product."],
    [Array(101).fill({ title: "Belt" }), "At most 100 products can be added at once."],
  ])("refuses a list of another length", async (products, message) => {
    const { id: outfitId } = await buildOutfit(api.dataSource.manager);
    const { errors } = await add({ outfitId, products });
    expect(errors[0].extensions.fieldErrors).toEqual({ products: message });
  });
});
