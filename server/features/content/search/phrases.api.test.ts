// On both engines: each compares words by itself.
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { createTerm } from "../taxonomy/termWrite.service";
import { TermType } from "../taxonomy/term.entity";
import names from "./phrases/names.json";
import pieces from "./phrases/pieces.json";
import questions from "./phrases/questions.json";
import requests from "./phrases/requests.json";
import rows from "./phrases/rows.json";
import words from "./phrases/words.json";

/** A phrase, the list whose first row it finds, and the title or name of that row; null when it finds nothing. */
type Phrase = [phrase: string, list: string | null, first: string | null];
const phrases = [names, pieces, questions, requests, words].flatMap((file) =>
  Object.entries(file as unknown as Record<string, Phrase[]>).flatMap(([kind, table]) =>
    table.map(([phrase, list, first]) => ({ kind, phrase, list, first })),
  ),
);

interface Look {
  celebrity: string;
  title: string;
  occasion: string;
  likes?: number;
  products: string[][];
}

describe("search phrases", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { manager } = api.dataSource;
    const celebrities = new Map<string, string>();
    for (const [at, { celebrity: name, products, occasion, title, likes }] of (rows.looks as Look[]).entries()) {
      const celebrityId =
        celebrities.get(name) ??
        (await buildCelebrity(manager, { name, styleType: name === "Kairo Lune" ? "Y2K" : "Classic" })).id;
      celebrities.set(name, celebrityId);
      const date = `2026-05-${String(at + 1).padStart(2, "0")}`;
      const look = { celebrityId, title, occasion, date, likeCount: likes ?? null };
      const { id: outfitId } = await buildOutfit(manager, look);
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
    await createTerm(manager, null, { type: TermType.styleType, name: "Y2K" });
    await manager.query("INSERT INTO synonyms (word, meaning) VALUES ('tux', 'tuxedo')");
  });
  afterAll(() => api.stop());

  test("are at least 300", () => expect(phrases.length).toBeGreaterThanOrEqual(300));

  const lists = ["celebrities", "outfits", "products", "items", "posts"];

  test.each(phrases)("$kind: $phrase finds first $first", async ({ phrase, list, first }) => {
    const { data, errors } = await api.run(
      `query ($text: String!) { search(text: $text) {
        shownText meaning { parts { label } search } celebrities { name } outfits { title } products { title } items { title } posts { title }
      } }`,
      { text: phrase },
    );
    expect(errors).toEqual([]);
    const { meaning, shownText, ...found } = data.search;
    const titles = lists.map((name) => [name, found[name].map((row: Record<string, string>) => row.title ?? row.name)]);
    const byList = Object.fromEntries(titles) as Record<string, string[]>;
    if (list === null)
      expect({ meaning, shownText, byList }).toMatchObject({
        byList: Object.fromEntries(lists.map((name) => [name, []])),
      });
    else expect({ meaning, shownText, byList, first: byList[list][0] ?? null }).toMatchObject({ first });
  });

  const search = async (text: string) => {
    const { data, errors } = await api.run(
      `query ($text: String!) { search(text: $text) {
        shownText meaning { parts { label } style season onSale } outfits { celebrity { name } } products { title isOnSale } } }`,
      { text },
    );
    expect(errors).toEqual([]);
    return data.search;
  };

  test("for a style find the looks of its celebrities", async () => {
    const { meaning, outfits } = await search("y2k outfits");
    expect(meaning).toMatchObject({ style: "Y2K", parts: [{ label: "Y2K style" }] });
    expect(outfits).toEqual([{ celebrity: { name: "Kairo Lune" } }, { celebrity: { name: "Kairo Lune" } }]);
  });

  test("for a season find its looks, and none of another", async () => {
    expect((await search("spring looks")).outfits.length).toBeGreaterThan(0);
    expect((await search("winter looks")).outfits).toEqual([]);
  });

  test("for a sale are no color and find no full price", async () => {
    const { meaning, products } = await search("sale");
    expect(meaning).toMatchObject({ onSale: true, parts: [{ label: "On sale" }] });
    expect(products).toEqual([]);
  });

  test("return the text without words that match nothing, and no English word becomes another", async () => {
    expect(await search("quantum tuxedo")).toMatchObject({ shownText: "tuxedo" });
    expect(await search("burgundy tuxedo")).toMatchObject({ shownText: null });
    expect(await search("quantum")).toMatchObject({ shownText: null, outfits: [], products: [] });
    for (const word of ["same", "wear", "style"]) expect((await search(word)).meaning.parts).toEqual([]);
  });
});
