// On both engines: triggers keep the rows that the filters read.
import { randomUUID } from "node:crypto";
import { buildOutfit, buildPiece, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { MatchKind } from "../product/affiliateProduct.entity";

const { EXACT, SIMILAR } = MatchKind;

describe("outfits by their pieces", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    for (const table of ["affiliate_products", "outfits"]) await manager().query(`DELETE FROM ${table}`);
  });
  const manager = () => api.dataSource.manager;

  const find = async (filter: object): Promise<string[]> => {
    const { data, errors } = await api.run(
      "query ($filter: OutfitFilter) { outfits(filter: $filter, sort: TITLE) { nodes { title } totalCount } }",
      { filter },
    );
    expect(errors).toEqual([]);
    const titles: string[] = data.outfits.nodes.map(({ title }: { title: string }) => title);
    expect(data.outfits.totalCount).toBe(titles.length);
    return titles;
  };
  const change = async (text: string, variables: Record<string, unknown>) => {
    const { data, errors } = await api.run(text, variables, { actor: editor });
    expect(errors).toEqual([]);
    return Object.values(data)[0] as never;
  };
  const update = (input: object): Promise<{ pieces: object[]; version: number }> =>
    change(
      `mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) {
        version pieces { id name factsChosen facts { garment colors materials patterns } } readPieces { garment colors } } }`,
      { input },
    );
  const byId = "mutation ($input: IdInput!)";

  test("are found by the phrases of the title while there are no pieces, never over a phrase", async () => {
    await buildOutfit(manager(), { title: "Leopard Overcoat, Cobalt Jeans and Crimson Platforms" });
    const found = (garment: string, color: string) => find({ garment, colors: [color] });
    expect(await found("jeans", "red")).toEqual([]);
    expect(await found("shoes", "blue")).toEqual([]);
    for (const [garment, color] of [
      ["jeans", "blue"],
      ["jeans", "cobalt"],
      ["shoes", "red"],
      ["platform", "crimson"],
    ])
      expect({ garment, color, found: (await found(garment, color)).length }).toEqual({ garment, color, found: 1 });
    expect(await find({ garment: "coat", pattern: "leopard" })).toHaveLength(1);
  });

  test("with pieces are found by these alone, whatever the title says", async () => {
    const { id } = await buildOutfit(manager(), { title: "Red Gown" });
    expect(await find({ garment: "gown" })).toHaveLength(1);
    const piece = await buildPiece(manager(), { outfitId: id, name: "Cobalt jeans" });
    expect(await find({ garment: "gown" })).toEqual([]);
    expect(await find({ garment: "jeans", colors: ["blue"], material: "denim" })).toHaveLength(1);
    await manager().delete("Piece", piece.id);
    expect(await find({ garment: "jeans" })).toEqual([]);
    expect(await find({ garment: "gown", colors: ["red"] })).toHaveLength(1);
  });

  test("follow a title that changes", async () => {
    const { id } = await buildOutfit(manager(), { title: "Red Gown" });
    const { pieces } = await update({ id, version: 1, title: "Green Coat with White Boots" });
    expect(pieces).toEqual([]);
    expect(await find({ garment: "gown" })).toEqual([]);
    expect(await find({ garment: "boots", colors: ["white"] })).toHaveLength(1);
    expect(await find({ garment: "coat", colors: ["white"] })).toEqual([]);
  });

  test("are found by what their exact products say and the names do not; never by similar ones", async () => {
    const { id: outfitId } = await buildOutfit(manager(), { title: "Tuesday" });
    const { id: pieceId } = await buildPiece(manager(), { outfitId, name: "Jacket" });
    await buildProduct(manager(), { outfitId, pieceId, title: "Red Silk Gown", matchKind: SIMILAR });
    expect(await find({ garment: "gown" })).toEqual([]);
    const exact = await buildProduct(manager(), { outfitId, pieceId, title: "Black Leather Jacket", matchKind: EXACT });
    const leather = { garment: "leather jacket", colors: ["black"], material: "leather" };
    expect(await find(leather)).toEqual(["Tuesday"]);
    await manager().update("AffiliateProduct", exact.id, { matchKind: SIMILAR });
    expect(await find(leather)).toEqual([]);
    await manager().update("AffiliateProduct", exact.id, { matchKind: EXACT });
    await change(`${byId} { deleteAffiliateProduct(input: $input) { undoId } }`, { input: { id: exact.id } });
    expect(await find(leather)).toEqual([]);
    expect(await find({ garment: "jacket" })).toEqual(["Tuesday"]);
  });

  test("have an exact product without a piece as one more piece", async () => {
    const { id: outfitId } = await buildOutfit(manager(), { title: "Tuesday" });
    const { id } = await buildProduct(manager(), { outfitId, title: "Gold Cuff", matchKind: EXACT });
    expect(await find({ garment: "bracelet", colors: ["gold"] })).toEqual(["Tuesday"]);
    await manager().delete("AffiliateProduct", id);
    expect(await find({ garment: "bracelet" })).toEqual([]);
  });

  test("are found by facts that an editor chose, which a new name and a product leave", async () => {
    const { id } = await buildOutfit(manager(), { title: "Tuesday" });
    const piece = { id: randomUUID(), name: "The Aurora" };
    const facts = { garment: "loafer", colors: ["navy"], materials: ["suede"], patterns: [] };
    const chosen = { facts, factsChosen: true };
    const saved = await update({ id, version: 1, pieces: [{ ...piece, facts }] });
    expect(saved.pieces).toEqual([{ ...piece, ...chosen }]);
    const asked = { garment: "shoes", colors: ["blue"], material: "suede" };
    expect(await find(asked)).toEqual(["Tuesday"]);
    await buildProduct(manager(), { outfitId: id, pieceId: piece.id, title: "Red Striped Boots", matchKind: EXACT });
    const renamed = await update({ id, version: 2, pieces: [{ ...piece, name: "Red boots" }] });
    expect(renamed.pieces).toEqual([{ ...piece, name: "Red boots", ...chosen }]);
    expect(await find(asked)).toEqual(["Tuesday"]);
    const read = await update({ id, version: 3, pieces: [{ ...piece, name: "Red boots", facts: null }] });
    expect(read.pieces).toEqual([
      {
        ...piece,
        name: "Red boots",
        facts: { garment: "boots", colors: ["red"], materials: [], patterns: ["striped"] },
        factsChosen: false,
      },
    ]);
    expect(await find(asked)).toEqual([]);
  });

  test("refuse facts that are not in the vocabulary with a sentence", async () => {
    const { id } = await buildOutfit(manager());
    const pieces = [{ id: randomUUID(), name: "Cape", facts: { garment: "cape", colors: ["reddish"] } }];
    const { errors } = await api.run(
      "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }",
      { input: { id, version: 1, pieces } },
      { actor: editor },
    );
    const sentence = "“reddish” is not one of the colors that the site knows.";
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors: { pieces: sentence } });
  });

  test("come back from the trash, and from a revision, with their facts", async () => {
    const { id } = await buildOutfit(manager(), { title: "Tuesday" });
    const piece = { id: randomUUID(), name: "Cape" };
    await update({ id, version: 1, pieces: [{ ...piece, facts: { garment: "cape", colors: ["navy"] } }] });
    await update({ id, version: 2, pieces: [{ ...piece, facts: { garment: "coat", colors: ["red"] } }] });
    expect(await find({ garment: "coat", colors: ["red"] })).toEqual(["Tuesday"]);
    const { data } = await api.run(
      "query ($id: ID!) { revisions(type: outfit, id: $id) { nodes { id version } } }",
      { id },
      { actor: editor },
    );
    const former = data.revisions.nodes.find(({ version }: { version: number }) => version === 2);
    await change("mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }", {
      input: { type: "outfit", id, revisionId: former.id, version: 3 },
    });
    expect(await find({ garment: "cape", colors: ["blue"] })).toEqual(["Tuesday"]);
    expect(await find({ garment: "coat" })).toEqual([]);
    const { undoId }: { undoId: string } = await change(`${byId} { deleteOutfit(input: $input) { undoId } }`, {
      input: { id },
    });
    expect(await find({ garment: "cape" })).toEqual([]);
    await change(`${byId} { undo(input: $input) { undone } }`, { input: { id: undoId } });
    expect(await find({ garment: "cape", colors: ["navy"] })).toEqual(["Tuesday"]);
  });

  test("are copied with the facts of their pieces", async () => {
    const source = await buildOutfit(manager(), { title: "Tuesday", image: "https://example.com/a.jpg" });
    const piece = { id: randomUUID(), name: "The Aurora", facts: { garment: "cape", colors: ["navy"] } };
    await update({ id: source.id, version: 1, pieces: [piece] });
    const input = {
      title: "Monday",
      description: "x",
      image: "https://example.com/b.jpg",
      celebrityId: source.celebrityId,
    };
    await change("mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { id } }", {
      input: { ...input, productsOf: source.id },
    });
    expect(await find({ garment: "cape", colors: ["blue"] })).toEqual(["Monday", "Tuesday"]);
  });

  test("have all further pieces, and none of those that are left out", async () => {
    await buildOutfit(manager(), { title: "Navy Blazer and White Jeans" });
    await buildOutfit(manager(), { title: "White Blazer and Navy Jeans" });
    await buildOutfit(manager(), { title: "Navy Blazer with Silk Scarf" });
    const [navyBlazer, whiteJeans] = [
      { garment: "blazer", colors: ["navy"] },
      { garment: "jeans", colors: ["white"] },
    ];
    expect(await find({ ...navyBlazer, pieces: [whiteJeans] })).toEqual(["Navy Blazer and White Jeans"]);
    expect(await find({ pieces: [navyBlazer, whiteJeans] })).toEqual(["Navy Blazer and White Jeans"]);
    expect(await find({ garment: "blazer", without: [{ garment: "jeans", colors: ["white"] }] })).toEqual([
      "Navy Blazer with Silk Scarf",
      "White Blazer and Navy Jeans",
    ]);
    expect(await find({ without: [{ material: "silk" }, { garment: "jeans" }] })).toEqual([]);
    expect(await find({ pieces: [{}], without: [{}] })).toHaveLength(3);
    const { errors } = await api.run("query ($filter: OutfitFilter) { outfits(filter: $filter) { totalCount } }", {
      filter: { pieces: Array.from({ length: 6 }, () => ({})) },
    });
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });

  test("with a price have a product of the asked piece that costs so much", async () => {
    const { id: outfitId } = await buildOutfit(manager(), { title: "Tuesday" });
    const jeans = await buildPiece(manager(), { outfitId, name: "Cobalt jeans" });
    const boots = await buildPiece(manager(), { outfitId, name: "Red boots" });
    const product = { outfitId, pieceId: jeans.id };
    await buildProduct(manager(), { ...product, title: "The Aurora", price: "$90", matchKind: EXACT });
    await buildProduct(manager(), { ...product, title: "Black Jeans", price: "$20" });
    await buildProduct(manager(), { outfitId, pieceId: boots.id, title: "Red Boots", price: "$400" });
    const cobalt = { garment: "jeans", colors: ["cobalt"] };
    expect(await find({ ...cobalt, maxPrice: 100 })).toEqual(["Tuesday"]);
    expect(await find({ ...cobalt, maxPrice: 50 })).toEqual([]);
    expect(await find({ garment: "boots", maxPrice: 100 })).toEqual([]);
    expect(await find({ pieces: [cobalt, { garment: "boots" }], maxPrice: 500 })).toEqual(["Tuesday"]);
    expect(await find({ maxPrice: 30 })).toEqual(["Tuesday"]);
    expect(await find({ minPrice: 500 })).toEqual([]);
    const untold = await buildOutfit(manager(), { title: "Green Gown" });
    await buildProduct(manager(), { outfitId: untold.id, title: "Green Gown", price: "$70" });
    await buildProduct(manager(), { outfitId: untold.id, title: "Black Gown", price: "$7" });
    expect(await find({ garment: "gown", colors: ["green"], maxPrice: 80 })).toEqual(["Green Gown"]);
    expect(await find({ garment: "gown", colors: ["green"], maxPrice: 10 })).toEqual([]);
  });
});
