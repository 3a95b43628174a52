import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../testing/build";
import { type TestApi, testApi } from "../../testing/testApi";
import { createTerm } from "../taxonomy/termWrite.service";
import { TermType } from "../taxonomy/term.entity";
import table from "./phrases.json";

const { rows, phrases } = table;

describe("search phrases", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { manager } = api.dataSource;
    const celebrities = new Map<string, string>();
    for (const { celebrity: name, products, occasion, title } of rows.looks) {
      const celebrityId = celebrities.get(name) ?? (await buildCelebrity(manager, { name })).id;
      celebrities.set(name, celebrityId);
      const { id: outfitId } = await buildOutfit(manager, { celebrityId, title, occasion });
      for (const [piece, price, retailer] of products)
        await buildProduct(manager, { outfitId, title: piece, price, ...(retailer && { retailer }) });
    }
    for (const [title, categoryName, price] of rows.items) {
      await buildItem(manager, { title, categoryName, price });
    }
    for (const title of rows.posts) await buildPost(manager, { title });
    for (const name of new Set(rows.looks.map(({ occasion }) => occasion))) {
      await createTerm(manager, null, { type: TermType.occasion, name });
    }
    await manager.query("INSERT INTO synonyms (word, meaning) VALUES ('tux', 'tuxedo')");
  });
  afterAll(() => api.stop());

  test("are at least 40", () => expect(phrases.length).toBeGreaterThanOrEqual(40));

  test.each(phrases)("$kind: $phrase finds first $first", async ({ phrase, list, first }) => {
    const { data, errors } = await api.run(
      `query ($text: String!) { search(text: $text) {
        meaning { parts { label } search } celebrities { name } outfits { title } products { title } items { title } posts { title }
      } }`,
      { text: phrase },
    );
    expect(errors).toEqual([]);
    const [found] = data.search[list] as { name?: string; title?: string }[];
    expect({ meaning: data.search.meaning, first: found?.title ?? found?.name }).toMatchObject({ first });
  });
});
