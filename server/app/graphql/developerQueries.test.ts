import { developerQueries } from "../../../site/developerQueries";
import { buildOutfit, buildProduct } from "../../testing/build";
import { type TestApi, testApi } from "../../testing/testApi";

describe("queries of the page for developers", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { id: outfitId } = await buildOutfit(api.dataSource.manager);
    await buildProduct(api.dataSource.manager, { outfitId, price: "$100" });
  });
  afterAll(() => api.stop());

  test.each(developerQueries)("$title", async ({ query }) => {
    const { data, errors } = await api.run(query);
    expect(errors).toEqual([]);
    expect(Object.values(data)).toEqual([expect.any(Object)]);
  });
});
