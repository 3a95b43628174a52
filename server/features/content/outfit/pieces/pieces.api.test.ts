import { randomUUID } from "node:crypto";
import { buildOutfit, buildProduct } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";

interface PieceRow {
  id: string;
  name: string;
  products: { id: string }[];
}

describe("pieces of an outfit", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const fields = `id version imageAlt aspectRatio focalPoint { x y }
    pieces { id name note position { x y } products { id } }
    morePictures { image alt aspectRatio focalPoint { x y } points { pieceId x y } }`;
  const update = (input: object) =>
    api.run(
      `mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { ${fields} } }`,
      { input },
      { actor: editor },
    );
  const read = async (id: string) =>
    (await api.run(`query ($id: ID!) { outfit(id: $id) { ${fields} } }`, { id })).data.outfit;
  const manager = () => api.dataSource.manager;
  const cape = (more: object = {}) => ({ id: randomUUID(), name: "Cape", ...more });

  test("are stored in order, with points, notes and products", async () => {
    const { id } = await buildOutfit(manager());
    const [first, second] = [
      await buildProduct(manager(), { outfitId: id }),
      await buildProduct(manager(), { outfitId: id }),
    ];
    const pieces = [
      cape({ note: " By Halden ", position: { x: 0.512345, y: 0.2 }, productIds: [second.id, first.id] }),
      cape({ name: "Pumps" }),
    ];
    const { data, errors } = await update({ id, version: 1, pieces });
    expect(errors).toEqual([]);
    expect(data.updateOutfit.version).toBe(2);
    expect((await read(id)).pieces).toEqual([
      {
        id: pieces[0].id,
        name: "Cape",
        note: "By Halden",
        position: { x: 0.5123, y: 0.2 },
        products: [{ id: second.id }, { id: first.id }],
      },
      { id: pieces[1].id, name: "Pumps", note: "", position: null, products: [] },
    ]);
    const again = await update({ id, version: 2, pieces });
    expect(again.data.updateOutfit.version).toBe(2);
    const turned = await update({ id, version: 2, pieces: [...pieces].reverse() });
    expect(turned.data.updateOutfit.pieces.map(({ name }: PieceRow) => name)).toEqual(["Pumps", "Cape"]);
  });

  test("change with every digit of their points", async () => {
    const { id } = await buildOutfit(manager());
    const piece = cape({ position: { x: 0.5, y: 0.5 } });
    await update({ id, version: 1, pieces: [piece] });
    const { data } = await update({ id, version: 2, pieces: [{ ...piece, position: { x: 0.501, y: 0.5 } }] });
    expect(data.updateOutfit).toMatchObject({ version: 3, pieces: [{ position: { x: 0.501, y: 0.5 } }] });
  });

  test("that are removed leave their products without a piece, and points of further pictures go with them", async () => {
    const { id } = await buildOutfit(manager());
    const product = await buildProduct(manager(), { outfitId: id });
    const [gone, stays] = [cape({ productIds: [product.id] }), cape({ name: "Bag" })];
    const points = [gone, stays].map((piece) => ({ pieceId: piece.id, x: 0.1, y: 0.9 }));
    const picture = { image: "https://example.com/back.jpg", alt: "From behind", aspectRatio: 0.75, points };
    const { errors } = await update({ id, version: 1, pieces: [gone, stays], morePictures: [picture] });
    expect(errors).toEqual([]);
    const { data } = await update({ id, version: 2, pieces: [stays] });
    expect(data.updateOutfit.morePictures).toEqual([
      { ...picture, focalPoint: { x: 0.5, y: 0.5 }, points: [{ pieceId: stays.id, x: 0.1, y: 0.9 }] },
    ]);
    const row = await api.run("query ($id: ID!) { affiliateProduct(id: $id) { pieceId } }", { id: product.id });
    expect(row.data.affiliateProduct).toEqual({ pieceId: null });
  });

  test("keep the crop and the alternative text of the main picture; null resets them", async () => {
    const { id } = await buildOutfit(manager());
    const crop = { imageAlt: "In a cape", focalPoint: { x: 0.5, y: 0.25 }, aspectRatio: 1.5 };
    const { data } = await update({ id, version: 1, ...crop });
    expect(data.updateOutfit).toMatchObject(crop);
    const reset = await update({ id, version: 2, imageAlt: null, focalPoint: null, aspectRatio: null });
    expect(reset.data.updateOutfit).toMatchObject({
      imageAlt: "",
      focalPoint: { x: 0.5, y: 0.5 },
      aspectRatio: null,
    });
  });

  test("come along with a copy of an outfit, with their points only on the same picture", async () => {
    const source = await buildOutfit(manager(), { image: "https://example.com/a.jpg" });
    const product = await buildProduct(manager(), { outfitId: source.id });
    const piece = cape({ position: { x: 0.5, y: 0.5 }, productIds: [product.id] });
    await update({ id: source.id, version: 1, pieces: [piece] });
    const copy = async (image: string) => {
      const input = { title: "Copy", description: "x", celebrityId: source.celebrityId, productsOf: source.id, image };
      const { data, errors } = await api.run(
        `mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { ${fields} } }`,
        { input },
        { actor: editor },
      );
      expect(errors).toEqual([]);
      return data.createOutfit.pieces[0];
    };
    const same = await copy("https://example.com/a.jpg");
    expect(same).toMatchObject({ name: "Cape", position: { x: 0.5, y: 0.5 }, products: [{ id: expect.any(String) }] });
    expect(same.id).not.toBe(piece.id);
    expect((await copy("https://example.com/b.jpg")).position).toBeNull();
  });

  test("of another outfit, and invalid ones, are refused with a sentence, and nothing changes", async () => {
    const other = await buildOutfit(manager());
    const foreign = cape();
    await update({ id: other.id, version: 1, pieces: [foreign] });
    const product = await buildProduct(manager(), { outfitId: other.id });
    const { id } = await buildOutfit(manager());
    const exact = { outfitId: id, matchKind: "EXACT" as never };
    const twins = [
      await buildProduct(manager(), { ...exact, title: "One" }),
      await buildProduct(manager(), { ...exact, title: "Two" }),
    ];
    const twice = cape();
    const refused: [object, Record<string, unknown>][] = [
      [{ pieces: [foreign] }, { pieces: "A piece belongs to another outfit." }],
      [{ pieces: [twice, twice] }, { pieces: "Two pieces have the same id." }],
      [
        { pieces: [cape({ productIds: [product.id] })] },
        { pieces: "A product no longer exists. It may be in the trash, or belong to another outfit." },
      ],
      [{ pieces: [cape({ productIds: [twins[0].id, twins[0].id] })] }, { pieces: "A product appears twice." }],
      [
        { pieces: [cape({ productIds: twins.map((twin) => twin.id) })] },
        { pieces: "“Cape” has two exact products: One and Two." },
      ],
      [
        { morePictures: [{ image: "https://example.com/b.jpg", points: [{ pieceId: foreign.id, x: 0, y: 0 }] }] },
        {
          morePictures:
            "Each point in a picture must belong to one piece of this outfit, and each piece can have one point.",
        },
      ],
      [{ pieces: [cape({ name: " " })] }, { "pieces.0.name": "Name the piece" }],
      [
        { pieces: [cape({ position: { x: 1.2, y: 0 } })] },
        { "pieces.0.position.x": "A point must be inside the picture: 0 to 1" },
      ],
      [{ pieces: [cape({ id: "no uuid" })] }, { "pieces.0.id": "This is not a valid id" }],
      [{ pieces: Array.from({ length: 41 }, () => cape()) }, { pieces: "At most 40 pieces" }],
      [{ aspectRatio: 0 }, { aspectRatio: "The aspect ratio must be more than 0" }],
    ];
    for (const [input, fieldErrors] of refused) {
      const { errors } = await update({ id, version: 1, ...input });
      expect(errors[0]?.extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors });
    }
    expect(await read(id)).toMatchObject({ version: 1, pieces: [], morePictures: [] });
  });

  test("are in the audit log by name and position", async () => {
    const { id } = await buildOutfit(manager());
    await update({ id, version: 1, pieces: [cape({ position: { x: 0.5, y: 0.25 }, note: "Silk" })] });
    const log = await api.run(
      "query ($id: ID!) { auditEntries(filter: { entityId: $id }, first: 1) { nodes { changes { field before after } } } }",
      { id },
      { actor: editor },
    );
    expect(log.errors).toEqual([]);
    expect(log.data.auditEntries.nodes[0].changes).toEqual([
      { field: "pieces", before: "", after: "Cape (Silk) at 50 %, 25 %" },
    ]);
  });
});
