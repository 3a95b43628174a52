// On both engines: each compares words by itself.
import { buildOutfit, buildProduct } from "../../../testing/build";
import { buildSearchedPlaces } from "../../../testing/places/searchedPlaces";
import { type TestApi, testApi } from "../../../testing/testApi";
import table from "./phrases/places.json";

/** A phrase, the title of the first look that it finds, null when it finds none, and the words that say nothing. */
type Phrase = [phrase: string, first: string | null, unread?: string];
const phrases = Object.entries(table as unknown as Record<string, Phrase[]>).flatMap(([kind, rows]) =>
  rows.map(([phrase, first, unread = ""]) => ({ kind, phrase, first, unread })),
);

describe("search for where something was worn, and for brands", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await buildSearchedPlaces(api.dataSource.manager);
  });
  afterAll(() => api.stop());

  const search = async (text: string) => {
    const { data, errors } = await api.run(
      `query ($text: String!) { search(text: $text) {
        shownText droppedWords outfitCount meaning { parts { label without } search } outfits { title } products { title }
        nearest { sentence outfits { title } } } }`,
      { text },
    );
    expect(errors).toEqual([]);
    return data.search;
  };

  test("has at least 100 phrases", () => expect(phrases.length).toBeGreaterThanOrEqual(100));

  test.each(phrases)("$kind: $phrase finds first $first", async ({ phrase, first, unread }) => {
    const { outfits, ...told } = await search(phrase);
    const left = [...told.droppedWords, told.meaning.search].filter(Boolean).join(" ");
    const found = { told, first: outfits[0]?.title ?? null, unread: first === null ? unread : left };
    expect(found).toMatchObject({ first, unread });
  });

  test("shows what it understood, as parts that can be put away", async () => {
    const parts = async (text: string) =>
      (await search(text)).meaning.parts.map(({ label }: { label: string }) => label);
    expect(await parts("Lumen gala 2025 red dress")).toEqual(["At Lumen Film Gala 2025", "Red", "Dress"]);
    expect(await parts("lumen gala")).toEqual(["At Lumen Film Gala"]);
    expect(await parts("mara quill northloom coat season 2 episode 5 of harbor lights")).toEqual([
      "Season 2, episode 5",
      "As Mara Quill",
      "By or sold by Northloom",
      "In Harbor Lights",
      "Coat",
    ]);
    const { meaning } = await search("harbor lights coat, season 2, episode 5");
    expect(meaning.parts[0]).toEqual({ label: "Season 2, episode 5", without: "harbor lights coat" });
  });

  test("says what differs when nothing is from there", async () => {
    const sentence = async (text: string) => (await search(text)).nearest;
    expect(await sentence("lumen gala 2023")).toEqual({
      sentence: "Nothing like this was worn in 2023. These are from other years.",
      outfits: [{ title: "Rose Tulle Gown" }, { title: "Red Silk Dress" }, { title: "Navy Velvet Suit" }],
    });
    expect(await sentence("harbor lights 2x04")).toMatchObject({
      sentence: "Nothing like this is from episode 4. These are from the season.",
    });
    expect(await sentence("northloom gown")).toMatchObject({
      sentence: "Nothing like this is by Northloom. These are “gown” by others.",
    });
  });

  test("the pages of the lists find as many as the search, where it says so", async () => {
    const count = async (list: string, filter: object) => {
      const type = list === "outfits" ? "OutfitFilter" : "AffiliateProductFilter";
      const { data, errors } = await api.run(`query ($filter: ${type}) { ${list}(filter: $filter) { totalCount } }`, {
        filter,
      });
      expect(errors).toEqual([]);
      return data[list].totalCount as number;
    };
    const shown = new Map<string, string[]>();
    for (const { phrase } of phrases) {
      const { data } = await api.run(
        `query ($text: String!) { search(text: $text) { listed outfitCount productCount meaning { search offerSearch
          pieces { garment colors material pattern } without { garment colors material pattern } occasion style season
          onSale retailer minPrice maxPrice currency celebrity { id slug } events { slug } scene { show season episode character }
          year brand { slug } } } }`,
        { text: phrase },
      );
      const { listed, outfitCount, productCount, meaning } = data.search;
      const { events, brand, celebrity, search, offerSearch, style, season, onSale, retailer, ...both } = meaning;
      const slugs = events.map(({ slug }: { slug: string }) => slug);
      const filter = { ...both, events: slugs, brand: brand?.slug };
      const outfits = { ...filter, search, styleType: style, season, celebrityId: celebrity?.id };
      const products = { ...filter, search: offerSearch, onSale, retailer, celebritySlug: celebrity?.slug };
      const expected = { outfits: outfitCount, products: productCount };
      for (const [list, of] of [["outfits", outfits] as const, ["affiliateProducts", products] as const]) {
        const name = list === "outfits" ? list : "products";
        if (listed.includes(name))
          expect({ phrase, [name]: await count(list, of) }).toEqual({ phrase, [name]: expected[name] });
      }
      shown.set(phrase, listed);
    }
    const offered = [
      "Lumen gala 2025 red dress",
      "lumen gala",
      "season 2 episode 5",
      "mara coat",
      "who wears Northloom",
    ];
    for (const phrase of offered)
      expect({ phrase, listed: shown.get(phrase) }).toMatchObject({ listed: expect.arrayContaining(["outfits"]) });
    expect(shown.get("2x05 coat under 1000")).toEqual(["outfits", "products"]);
    // What the brand makes and what the shop of its name sells is no filter of the shop.
    expect(shown.get("northloom coat")).toEqual(["outfits"]);
  });

  test("finds what a brand makes and what the shop of its name sells", async () => {
    const { id: outfitId } = await buildOutfit(api.dataSource.manager, { title: "Plain Look" });
    await buildProduct(api.dataSource.manager, {
      outfitId,
      title: "Gold Clutch",
      retailer: "Northloom",
      brandName: "Other",
    });
    await buildProduct(api.dataSource.manager, {
      outfitId,
      title: "Gold Belt",
      retailer: "Other",
      brandName: "Northloom",
    });
    const { products, outfits } = await search("northloom gold");
    expect(products.map(({ title }: { title: string }) => title).sort()).toEqual(["Gold Belt", "Gold Clutch"]);
    expect(outfits).toEqual([]);
  });

  test("names no hidden event, show, character or brand, and finds nothing by it", async () => {
    const hidden = ["night ferry", "night ferry 1x01", "nils hidden", "secret film gala 2025", "quietus", "season 9"];
    for (const text of [...hidden, "who wears quietus", "as nils hidden", "episode 1 of season 9"]) {
      const { outfits, meaning } = await search(text);
      const shown = JSON.stringify([outfits, meaning.parts.map(({ label }: { label: string }) => label)]);
      expect({ text, shown }).not.toMatchObject({
        shown: expect.stringMatching(/Peacoat|Yellow|Ferry|Hidden|Secret|Quietus/),
      });
    }
  });
});
