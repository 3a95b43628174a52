import type { EntityManager } from "typeorm";
import { buildBrand, buildCelebrity, buildEvent, buildOutfit, buildPiece, buildProduct } from "../../../testing/build";
import { CountingLogger } from "../../../testing/countingLogger";
import { type TestApi, testApi } from "../../../testing/testApi";

interface Worn {
  brand: { name: string };
  celebrityCount: number;
  outfits: { title: string; celebrity: { name: string } }[];
}

const text = `query ($slug: String!) { event(slug: $slug) {
  brands { brand { name } celebrityCount outfits { title celebrity { name } } } } }`;

describe("brands of an event", () => {
  const logger = new CountingLogger();
  let api: TestApi;
  let db: EntityManager;
  beforeAll(async () => {
    api = await testApi(logger);
    db = api.dataSource.manager;
    await buildBrand(db, { name: "Northloom", spellings: ["North Loom"] });
    await buildBrand(db, { name: "Halden" });
    await buildBrand(db, { name: "Quietus", status: "DRAFT" });
  });
  afterAll(() => api.stop());

  const read = async (slug: string) => {
    const { data, errors } = await api.run(text, { slug });
    expect(errors).toEqual([]);
    return (data.event.brands as Worn[]).map(({ brand, celebrityCount, outfits }) => [
      brand.name,
      celebrityCount,
      outfits.map(({ title, celebrity }) => `${celebrity.name}: ${title}`),
    ]);
  };
  const wear = async (row: Parameters<typeof buildOutfit>[1], ...brandNames: string[]) => {
    const { id: outfitId } = await buildOutfit(db, row);
    for (const brandName of brandNames) await buildPiece(db, { outfitId, brandName });
    return outfitId;
  };

  test("are those of the most celebrities first, each with one look of each celebrity, the newest first", async () => {
    const { id: eventId } = await buildEvent(db, { slug: "gala" });
    const { id: ines } = await buildCelebrity(db, { name: "Ines" });
    const { id: theo } = await buildCelebrity(db, { name: "Theo" });
    await wear({ title: "Coat", eventId, celebrityId: ines, date: "2025-05-01" }, "NORTHLOOM", "Halden");
    await wear({ title: "Gown", eventId, celebrityId: ines, date: "2025-05-02" }, "Northloom", "Northloom");
    await wear({ title: "Suit", eventId, celebrityId: theo, date: "2025-05-03" }, "North  Loom", "Unknown");
    await wear({ title: "Elsewhere", celebrityId: theo, date: "2025-05-04" }, "Halden");
    logger.statements = [];
    expect(await read("gala")).toEqual([
      ["Northloom", 2, ["Theo: Suit", "Ines: Gown"]],
      ["Halden", 1, ["Ines: Coat"]],
    ]);
    // The event, then its brands and looks, then who wore these.
    expect(logger.statements).toHaveLength(3);
  });

  test("are those that editors named, else those of exact products", async () => {
    const { id: eventId } = await buildEvent(db, { slug: "premiere" });
    const { id: outfitId } = await buildOutfit(db, { title: "Coat", eventId });
    const { id: named } = await buildPiece(db, { outfitId, brandName: "Northloom" });
    await buildProduct(db, { outfitId, pieceId: named, brandName: "Halden", matchKind: "EXACT" });
    await buildProduct(db, { outfitId, pieceId: named, brandName: "Halden", matchKind: "SIMILAR" });
    expect(await read("premiere")).toEqual([["Northloom", 1, ["Wren Halloway: Coat"]]]);
    const { id: unnamed } = await buildPiece(db, { outfitId });
    await buildProduct(db, { outfitId, pieceId: unnamed, brandName: "Halden", matchKind: "EXACT" });
    expect((await read("premiere")).map(([name]) => name)).toEqual(["Halden", "Northloom"]);
  });

  test("name no hidden brand and no hidden look", async () => {
    const { id: eventId } = await buildEvent(db, { slug: "secret" });
    await wear({ title: "Seen", eventId }, "Northloom", "Quietus");
    await wear({ title: "Draft", eventId, status: "DRAFT" }, "Northloom", "Halden");
    await wear({ title: "Tomorrow", eventId, date: "2999-01-01" }, "Northloom");
    const trashed = await wear({ title: "Trashed", eventId }, "Northloom");
    await db.query("UPDATE outfits SET deleted_at = now() WHERE id = $1", [trashed]);
    expect(await read("secret")).toEqual([["Northloom", 1, ["Wren Halloway: Seen"]]]);
  });

  test("have at most 6 looks, and one after the first 8 brands; all celebrities are counted", async () => {
    const { id: eventId } = await buildEvent(db, { slug: "crowd" });
    const names = Array.from({ length: 9 }, (_, at) => `House ${at}`);
    for (const name of names) await buildBrand(db, { name });
    for (let at = 0; at < 7; at += 1) await wear({ eventId }, ...names);
    const counts = (await read("crowd")).map(([name, count, looks]) => [name, count, (looks as string[]).length]);
    expect(counts).toEqual(names.map((name, at) => [name, 7, at < 8 ? 6 : 1]));
  });
});
