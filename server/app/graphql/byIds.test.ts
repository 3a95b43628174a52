import { randomUUID } from "node:crypto";
import { buildCelebrity, buildItem, buildOutfit, buildProduct } from "../../testing/build";
import { dayFromToday } from "../../testing/time/days";
import { type TestApi, testApi } from "../../testing/testApi";

const lists = ["outfitsByIds", "celebritiesByIds", "affiliateProductsByIds", "categoryItemsByIds"] as const;

describe("lists by ids", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const read = async (list: (typeof lists)[number], ids: readonly string[]) => {
    const { data, errors } = await api.run(`query ($ids: [ID!]!) { ${list}(ids: $ids) { id } }`, { ids });
    expect(errors).toEqual([]);
    return (data[list] as { id: string }[]).map(({ id }) => id);
  };

  const builders = {
    outfitsByIds: buildOutfit,
    celebritiesByIds: buildCelebrity,
    affiliateProductsByIds: buildProduct,
    categoryItemsByIds: buildItem,
  };

  test.each(lists)("%s: keeps the order of the ids, and skips what it does not find", async (list) => {
    const [first, second, gone] = [await builders[list](db()), await builders[list](db()), await builders[list](db())];
    await db().update(gone.constructor, gone.id, { deletedAt: new Date() });
    const ids = [second.id, randomUUID(), "no uuid", gone.id, first.id.toUpperCase(), second.id];
    expect(await read(list, ids)).toEqual([second.id, first.id]);
    expect(await read(list, [])).toEqual([]);
  });

  test.each(lists)("%s: refuses more than 100 ids", async (list) => {
    const ask = (count: number) =>
      api.run(`query ($ids: [ID!]!) { ${list}(ids: $ids) { id } }`, { ids: Array.from({ length: count }, randomUUID) });
    expect((await ask(100)).errors).toEqual([]);
    expect((await ask(101)).errors[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });

  test("hide scheduled outfits and their products", async () => {
    const outfit = await buildOutfit(db(), { date: dayFromToday(2) });
    const product = await buildProduct(db(), { outfitId: outfit.id });
    expect([await read("outfitsByIds", [outfit.id]), await read("affiliateProductsByIds", [product.id])]).toEqual([
      [],
      [],
    ]);
  });
});
