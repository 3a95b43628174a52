import { randomUUID } from "node:crypto";
import { buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { MatchKind } from "./affiliateProduct.entity";

describe("products of a piece", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const manager = () => api.dataSource.manager;
  async function buildPiece() {
    const outfit = await buildOutfit(manager());
    const id = randomUUID();
    await api.dataSource.query("INSERT INTO outfit_pieces (id, outfit_id, name) VALUES ($1, $2, 'Cape')", [
      id,
      outfit.id,
    ]);
    const add = (matchKind: MatchKind, price: string) =>
      buildProduct(manager(), { outfitId: outfit.id, pieceId: id, matchKind, price, title: `${matchKind} ${price}` });
    return { id, outfitId: outfit.id, add };
  }
  const products = async (outfitId: string) =>
    (
      await api.run("query ($id: ID!) { outfit(id: $id) { pieces { products { title shownMatchKind } } } }", {
        id: outfitId,
      })
    ).data.outfit.pieces[0].products;
  const problem = async (id: string) =>
    (await api.run("query ($id: ID!) { affiliateProduct(id: $id) { matchProblem } }", { id }, { actor: editor })).data
      .affiliateProduct.matchProblem;

  test("come exact first, then similar, then budget", async () => {
    const piece = await buildPiece();
    await piece.add(MatchKind.BUDGET, "$20");
    await piece.add(MatchKind.SIMILAR, "$90");
    await piece.add(MatchKind.EXACT, "$300");
    expect(await products(piece.outfitId)).toEqual([
      { title: "EXACT $300", shownMatchKind: "EXACT" },
      { title: "SIMILAR $90", shownMatchKind: "SIMILAR" },
      { title: "BUDGET $20", shownMatchKind: "BUDGET" },
    ]);
  });

  test("are on a budget only below every exact and similar one in the same currency, and editors learn why not", async () => {
    const piece = await buildPiece();
    const [cheap, dear, foreign, unpriced] = [
      await piece.add(MatchKind.BUDGET, "$20"),
      await piece.add(MatchKind.BUDGET, "$90"),
      await piece.add(MatchKind.BUDGET, "€900"),
      await piece.add(MatchKind.BUDGET, "ask"),
    ];
    await piece.add(MatchKind.EXACT, "$300");
    await piece.add(MatchKind.SIMILAR, "$90");
    const kinds = Object.fromEntries(
      (await products(piece.outfitId)).map(({ title, shownMatchKind }: Record<string, string>) => [
        title,
        shownMatchKind,
      ]),
    );
    expect(kinds).toEqual({
      "EXACT $300": "EXACT",
      "SIMILAR $90": "SIMILAR",
      "BUDGET $20": "BUDGET",
      "BUDGET $90": "SIMILAR",
      "BUDGET €900": "BUDGET",
      "BUDGET ask": "SIMILAR",
    });
    expect(await problem(cheap.id)).toBeNull();
    expect(await problem(foreign.id)).toBeNull();
    expect(await problem(dear.id)).toBe(
      "Visitors see it as similar, because “SIMILAR $90” costs $90. A budget product costs less than every exact and similar product of its piece.",
    );
    expect(await problem(unpriced.id)).toBe("Visitors see it as similar, because it has no price to compare.");
  });

  const create = (input: object) =>
    api.run(
      "mutation ($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id version pieceId } }",
      { input: { title: "Wool Cape", ...input } },
      { actor: editor },
    );
  const update = (input: object) =>
    api.run(
      "mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { id version pieceId } }",
      { input },
      { actor: editor },
    );

  test("include at most one exact product", async () => {
    const { id: pieceId, outfitId } = await buildPiece();
    const { data } = await create({ outfitId, pieceId, matchKind: "EXACT" });
    expect(data.createAffiliateProduct.pieceId).toBe(pieceId);
    const sentence = "“Wool Cape” is already the exact product of “Cape”. A piece has at most one.";
    const refusal = { code: "BAD_USER_INPUT", fieldErrors: { matchKind: sentence } };
    expect((await create({ outfitId, pieceId, matchKind: "EXACT" })).errors[0].extensions).toEqual(refusal);
    const { id } = (await create({ outfitId, pieceId })).data.createAffiliateProduct;
    expect((await update({ id, version: 1, matchKind: "EXACT" })).errors[0].extensions).toEqual(refusal);
    const both = await Promise.all(
      [1, 2].map(async () => {
        const other = await buildPiece();
        return Promise.all(
          [1, 2].map(() => create({ outfitId: other.outfitId, pieceId: other.id, matchKind: "EXACT" })),
        );
      }),
    );
    for (const pair of both) expect(pair.filter(({ errors }) => errors.length > 0)).toHaveLength(1);
  });

  test("belong to the product's outfit: another piece is refused, and a product that moves has none", async () => {
    const [{ id: pieceId, outfitId }, other] = [await buildPiece(), await buildPiece()];
    const gone = { code: "BAD_USER_INPUT", fieldErrors: { pieceId: "This piece no longer exists." } };
    for (const wrong of [other.id, randomUUID(), "no uuid"])
      expect((await create({ outfitId, pieceId: wrong })).errors[0].extensions).toEqual(gone);
    const { id } = (await create({ outfitId, pieceId })).data.createAffiliateProduct;
    const moved = await update({ id, version: 1, outfitId: other.outfitId });
    expect(moved.data.updateAffiliateProduct).toEqual({ id, version: 2, pieceId: null });
    const placed = await update({ id, version: 2, pieceId: other.id });
    expect(placed.data.updateAffiliateProduct.pieceId).toBe(other.id);
    const taken = await update({ id, version: 3, pieceId: null });
    expect(taken.data.updateAffiliateProduct.pieceId).toBeNull();
  });

  test("with a second exact one from before can still be saved, unless the product is placed again", async () => {
    const { id: pieceId, outfitId, add } = await buildPiece();
    const [first, second] = [await add(MatchKind.EXACT, "$1"), await add(MatchKind.EXACT, "$2")];
    const saved = await update({ id: second.id, version: 1, title: "Renamed", matchKind: "EXACT", pieceId, outfitId });
    expect(saved.errors).toEqual([]);
    const saveOutfit = (version: number, productIds: string[]) =>
      api.run(
        "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }",
        { input: { id: outfitId, version, pieces: [{ id: pieceId, name: "Cloak", productIds }] } },
        { actor: editor },
      );
    expect((await saveOutfit(1, [second.id, first.id])).errors).toEqual([]);
    const loose = await buildProduct(manager(), { outfitId, matchKind: MatchKind.EXACT, title: "Loose" });
    expect((await saveOutfit(2, [second.id, first.id, loose.id])).errors).toHaveLength(1);
    const other = await add(MatchKind.SIMILAR, "$3");
    expect((await update({ id: other.id, version: 1, matchKind: "EXACT" })).errors).toHaveLength(1);
    expect((await update({ id: first.id, version: 1, matchKind: "BUDGET" })).errors).toEqual([]);
  });

  test("become similar when they return from the trash and their piece has another exact one", async () => {
    const { outfitId, add } = await buildPiece();
    const run = (mutation: string, input: object) => api.run(mutation, { input }, { actor: editor });
    const trash = async (id: string): Promise<string> =>
      (await run("mutation ($input: IdInput!) { deleteAffiliateProduct(input: $input) { undoId } }", { id })).data
        .deleteAffiliateProduct.undoId;
    const [older, newer] = [await add(MatchKind.EXACT, "$1"), await add(MatchKind.SIMILAR, "$2")];
    const undoId = await trash(older.id);
    expect((await update({ id: newer.id, version: 1, matchKind: "EXACT" })).errors).toEqual([]);
    const { errors } = await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { id: undoId });
    expect(errors).toEqual([]);
    expect(await products(outfitId)).toEqual([
      { title: "SIMILAR $2", shownMatchKind: "EXACT" },
      { title: "EXACT $1", shownMatchKind: "SIMILAR" },
    ]);
    const log = await api.run(
      "query ($id: ID!) { auditEntries(filter: { entityId: $id }, first: 1) { nodes { action changes { field before after } } } }",
      { id: older.id },
      { actor: editor },
    );
    expect(log.data.auditEntries.nodes).toEqual([
      { action: "update", changes: [{ field: "matchKind", before: "EXACT", after: "SIMILAR" }] },
    ]);
  });

  test("are sorted by an editor, within each match kind, without a new version of the outfit", async () => {
    const { id: pieceId, outfitId, add } = await buildPiece();
    const [cheap, first, second] = [
      await add(MatchKind.BUDGET, "$1"),
      await add(MatchKind.SIMILAR, "$2"),
      await add(MatchKind.SIMILAR, "$3"),
    ];
    const sort = (input: object) =>
      api.run(
        "mutation ($input: SortPieceProductsInput!) { sortPieceProducts(input: $input) { id products { title } } }",
        { input: { pieceId, ...input } },
        { actor: editor },
      );
    const { data } = await sort({ productIds: [cheap.id, second.id] });
    const titles = (rows: { title: string }[]) => rows.map(({ title }) => title);
    expect(titles(data.sortPieceProducts.products)).toEqual(["SIMILAR $3", "SIMILAR $2", "BUDGET $1"]);
    expect(titles(await products(outfitId))).toEqual(["SIMILAR $3", "SIMILAR $2", "BUDGET $1"]);
    const late = await add(MatchKind.SIMILAR, "$4");
    await sort({ productIds: [first.id, second.id] });
    expect(titles(await products(outfitId))).toEqual(["SIMILAR $2", "SIMILAR $3", "SIMILAR $4", "BUDGET $1"]);
    const { outfit } = (await api.run("query ($id: ID!) { outfit(id: $id) { version } }", { id: outfitId })).data;
    expect(outfit.version).toBe(1);

    const stray = "A product appears twice, or no longer belongs to “Cape”.";
    const elsewhere = await (await buildPiece()).add(MatchKind.SIMILAR, "$5");
    for (const productIds of [[late.id, late.id], [elsewhere.id]])
      expect((await sort({ productIds })).errors[0].extensions).toEqual({
        code: "BAD_USER_INPUT",
        fieldErrors: { productIds: stray },
      });
    const gone = { code: "BAD_USER_INPUT", fieldErrors: { pieceId: "This piece no longer exists." } };
    expect((await sort({ pieceId: randomUUID(), productIds: [] })).errors[0].extensions).toEqual(gone);
  });

  test("keep the order of an editor in the audit log of the outfit", async () => {
    const { id: pieceId, outfitId, add } = await buildPiece();
    const [one, two] = [await add(MatchKind.SIMILAR, "$1"), await add(MatchKind.SIMILAR, "$2")];
    await api.run(
      "mutation ($input: SortPieceProductsInput!) { sortPieceProducts(input: $input) { id } }",
      { input: { pieceId, productIds: [two.id, one.id] } },
      { actor: editor },
    );
    const log = await api.run(
      "query ($id: ID!) { auditEntries(filter: { entityId: $id }, first: 1) { nodes { changes { field before after } } } }",
      { id: outfitId },
      { actor: editor },
    );
    expect(log.data.auditEntries.nodes[0].changes).toEqual([
      { field: "products", before: "SIMILAR $1, SIMILAR $2", after: "SIMILAR $2, SIMILAR $1" },
    ]);
  });
});
