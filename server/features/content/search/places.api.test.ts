// On both engines: each compares words by itself.
import { randomUUID } from "node:crypto";
import type { EntityManager } from "typeorm";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import {
  buildBrand,
  buildCelebrity,
  buildEvent,
  buildOutfit,
  buildPiece,
  buildProduct,
  buildShow,
} from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";
import { TermType } from "../taxonomy/term.entity";
import { createTerm } from "../taxonomy/termWrite.service";
import table from "./phrases/places.json";

/** A phrase, the title of the first look that it finds, null when it finds none, and the words that say nothing. */
type Phrase = [phrase: string, first: string | null, unread?: string];
const phrases = Object.entries(table as unknown as Record<string, Phrase[]>).flatMap(([kind, rows]) =>
  rows.map(([phrase, first, unread = ""]) => ({ kind, phrase, first, unread })),
);

/** Builds a show with one season per list of episodes. Returns the ids of its parts by their names. */
async function buildParts(
  db: EntityManager,
  show: Parameters<typeof buildShow>[1],
  { seasons, characters }: { seasons: Record<number, number[]>; characters: string[] },
) {
  const { id: showId } = await buildShow(db, show);
  const parts: Record<string, string> = {};
  const insert = async (sql: string, values: unknown[]) => {
    const id = randomUUID();
    await db.query(sql, [id, showId, ...values]);
    return id;
  };
  for (const [season, episodes] of Object.entries(seasons)) {
    const seasonId = await insert("INSERT INTO show_seasons (id, show_id, number) VALUES ($1, $2, $3)", [season]);
    parts[`season ${season}`] = seasonId;
    for (const number of episodes)
      parts[`${season}x${number}`] = await insert(
        "INSERT INTO show_episodes (id, show_id, season_id, number) VALUES ($1, $2, $3, $4)",
        [seasonId, number],
      );
  }
  for (const name of characters)
    parts[name] = await insert("INSERT INTO show_characters (id, show_id, name, slug) VALUES ($1, $2, $3, $4)", [
      name,
      name.toLowerCase().replace(" ", "-"),
    ]);
  const scene = (season: number, episode: number, character?: string) => ({
    showId,
    seasonId: parts[`season ${season}`],
    episodeId: parts[`${season}x${episode}`],
    characterId: character ? parts[character] : null,
  });
  return scene;
}

async function buildRows(db: EntityManager): Promise<void> {
  for (const name of ["Gala", "Premiere"]) await createTerm(db, null, { type: TermType.occasion, name });
  const { id: ines } = await buildCelebrity(db, { name: "Ines Sol" });
  const { id: theo } = await buildCelebrity(db, { name: "Theo Bram" });
  const lumen = { series: "Lumen Film Gala", kind: "GALA", place: "Lisbon" } as const;
  const [first, second, secret, week, awards] = await Promise.all([
    buildEvent(db, { ...lumen, name: "Lumen Film Gala 2024", firstDay: "2024-05-18" }),
    buildEvent(db, { ...lumen, name: "Lumen Film Gala 2025", firstDay: "2025-05-09", lastDay: "2025-05-17" }),
    buildEvent(db, { name: "Secret Film Gala 2025", firstDay: "2025-06-01", status: PublicationStatus.DRAFT }),
    buildEvent(db, { name: "Harbor Fashion Week", kind: "FASHION_WEEK", place: "Aarhus", firstDay: "2024-02-20" }),
    buildEvent(db, { name: "Tidewater Film Awards", kind: "AWARDS", place: "Bristol", firstDay: "2025-11-08" }),
  ]);
  const draft = { status: PublicationStatus.DRAFT };
  const lights = await buildParts(
    db,
    { title: "Harbor Lights" },
    { seasons: { 1: [1, 2, 3], 2: [4, 5] }, characters: ["Mara Quill", "Dane Ferro"] },
  );
  const orchard = await buildParts(
    db,
    { title: "The Glass Orchard" },
    { seasons: { 1: [6], 2: [1] }, characters: ["Ada Lorne"] },
  );
  const suits = await buildParts(db, { title: "Suits" }, { seasons: { 1: [1] }, characters: [] });
  for (const [show, number, title] of [
    ["Harbor Lights", 5, "The Quay"],
    ["The Glass Orchard", 6, "Windfall"],
  ])
    await db.query(
      "UPDATE show_episodes SET title = $3 FROM shows WHERE shows.title = $1 AND show_id = shows.id AND number = $2",
      [show, number, title],
    );
  const ferry = await buildParts(
    db,
    { title: "Night Ferry", ...draft },
    { seasons: { 1: [1], 9: [1] }, characters: ["Nils Hidden"] },
  );
  await buildBrand(db, { name: "Northloom" });
  await buildBrand(db, { name: "Maison Verre", spellings: ["Maison Verre Paris"] });
  await buildBrand(db, { name: "Halden & Co" });
  await buildBrand(db, { name: "Lumen Beauty" });
  await buildBrand(db, { name: "Kestrel Supply" });
  await buildBrand(db, { name: "Quietus", ...draft });
  const look = async (row: Parameters<typeof buildOutfit>[1], brandName = "", price = "$240", retailer = brandName) => {
    const { id: outfitId } = await buildOutfit(db, row);
    const { id: pieceId } = await buildPiece(db, { outfitId, name: row?.title, brandName });
    await buildProduct(db, { outfitId, pieceId, title: row?.title, price, retailer });
  };
  await look(
    { title: "Navy Velvet Suit", celebrityId: theo, eventId: first.id, date: "2024-05-18", occasion: "Gala" },
    "Halden & Co",
  );
  await look(
    { title: "Red Silk Dress", celebrityId: ines, eventId: second.id, date: "2025-05-10", occasion: "Gala" },
    "MAISON  VERRE Paris",
  );
  await look({ title: "Rose Tulle Gown", eventId: second.id, date: "2025-05-16", occasion: "Gala" });
  await look({ title: "Yellow Silk Gown", eventId: secret.id, date: "2023-06-01" }, "Quietus", "$240", "");
  await look({ title: "Green Check Trousers", celebrityId: theo, eventId: week.id, date: "2024-02-21" }, "Northloom");
  await look({ title: "Black Sequin Jumpsuit", eventId: awards.id, date: "2023-11-08" });
  await look({ title: "Green Raincoat", celebrityId: ines, ...lights(1, 2, "Mara Quill"), date: "2024-02-21" });
  await look({ title: "Brown Leather Jacket", celebrityId: theo, ...lights(2, 5, "Dane Ferro"), date: "2026-05-15" });
  await look(
    { title: "Camel Wool Coat", celebrityId: ines, ...lights(2, 5, "Mara Quill"), date: "2026-05-16" },
    "Northloom",
    "$640",
  );
  await look({ title: "Ivory Overcoat", ...orchard(1, 6, "Ada Lorne"), date: "2021-12-14" });
  await look({ title: "Tan Ankle Boots", date: "2020-01-02" }, "Kestrel Supply");
  await look({ title: "Black Ankle Boots", date: "2020-01-03" });
  await look({ title: "Gray Pinstripe Suit", ...suits(1, 1), date: "2025-01-02" });
  await look({ title: "Blue Peacoat", ...ferry(1, 1, "Nils Hidden"), date: "2022-01-01" });
}

describe("search for where something was worn, and for brands", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    await buildRows(api.dataSource.manager);
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
