import { buildCelebrity, buildOutfit } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { OutfitTag } from "./outfit.entity";

describe("bulk changes of outfits", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const bulk = async (input: object) => {
    const { data, errors } = await run(
      "mutation ($input: BulkOutfitsInput!) { bulkOutfits(input: $input) { matched changed undoId } }",
      input,
    );
    return errors.length ? errors[0].extensions : data.bulkOutfits;
  };
  const undo = async (id: string) =>
    (await run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id })).data.undo;

  /** Creates three outfits of one celebrity, two of them for a gala. */
  async function looks() {
    const db = api.dataSource.manager;
    const celebrityId = (await buildCelebrity(db)).id;
    const occasions = ["Gala", "Gala", "Airport"];
    const outfits: { id: string }[] = [];
    for (const occasion of occasions) outfits.push(await buildOutfit(db, { celebrityId, occasion }));
    await db.insert(OutfitTag, { outfitId: outfits[0].id, tagName: "Silk" });
    const state = async () => {
      const { data } = await api.run(
        `{ outfits(sort: UPDATED, filter: { celebrityId: "${celebrityId}" }) { nodes { id occasion tags } } }`,
      );
      const byId = new Map(data.outfits.nodes.map((node: { id: string }) => [node.id, node]));
      return outfits.map(({ id }) => byId.get(id) ?? null);
    };
    return { celebrityId, ids: outfits.map(({ id }) => id), state };
  }

  test("are counted in a dry run", async () => {
    const { celebrityId, state } = await looks();
    const before = await state();
    const count = await bulk({ filter: { celebrityId }, dryRun: true, occasion: "Gala" });
    expect(count).toEqual({ matched: 3, changed: 1, undoId: null });
    expect(await state()).toEqual(before);
    expect(await bulk({ filter: { celebrityId }, dryRun: true, addTag: "Never Heard" })).toMatchObject({ changed: 3 });
    const terms = await api.run("{ terms(type: tag) { name } }", {}, { actor: editor });
    expect(terms.data.terms).not.toContainEqual({ name: "Never Heard" });
  });

  test("set an occasion, and one Undo restores the former ones", async () => {
    const { celebrityId, state } = await looks();
    const before = await state();
    const { changed, undoId } = await bulk({ filter: { celebrityId }, occasion: "Premiere" });
    expect(changed).toBe(3);
    expect((await state()).map((row) => (row as { occasion: string }).occasion)).toEqual(Array(3).fill("Premiere"));
    expect(await undo(undoId)).toEqual({ undone: 3, skipped: 0 });
    expect(await state()).toEqual(before);
  });

  test("add or remove a tag; Undo reverts only the changed outfits", async () => {
    const { ids, state } = await looks();
    const added = await bulk({ ids, addTag: "Silk" });
    expect(added).toMatchObject({ matched: 3, changed: 2 });
    expect((await state()).map((row) => (row as { tags: string[] }).tags)).toEqual([["Silk"], ["Silk"], ["Silk"]]);
    await undo(added.undoId);
    expect((await state()).map((row) => (row as { tags: string[] }).tags)).toEqual([["Silk"], [], []]);
    const removed = await bulk({ ids, removeTag: "Silk" });
    expect(removed).toMatchObject({ matched: 3, changed: 1 });
    await undo(removed.undoId);
    expect((await state()).map((row) => (row as { tags: string[] }).tags)).toEqual([["Silk"], [], []]);
  });

  test("move the filtered outfits to the trash, and Undo restores them", async () => {
    const { celebrityId, state } = await looks();
    const before = await state();
    const { changed, undoId } = await bulk({ filter: { celebrityId, occasion: "Gala" }, delete: true });
    expect(changed).toBe(2);
    expect((await state()).map((row) => row === null)).toEqual([true, true, false]);
    expect(await undo(undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await state()).toEqual(before);
  });

  test("skip outfits in Undo whose occasion was saved since", async () => {
    const { ids, state } = await looks();
    const { undoId } = await bulk({ ids, occasion: "Street" });
    const { data } = await api.run(`{ outfit(id: "${ids[0]}") { version } }`);
    await run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      id: ids[0],
      version: data.outfit.version,
      occasion: "Dinner",
    });
    expect(await undo(undoId)).toEqual({ undone: 2, skipped: 1 });
    expect((await state()).map((row) => (row as { occasion: string }).occasion)).toEqual(["Dinner", "Gala", "Airport"]);
  });

  test("conflict with an edit form that is open at the time", async () => {
    const { ids } = await looks();
    await bulk({ ids, occasion: "Street" });
    const { errors } = await run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      id: ids[0],
      version: 1,
      title: "Old form",
    });
    expect(errors[0].extensions.code).toBe("CONFLICT");
  });

  test.each<[object, string]>([
    [{ delete: true }, "neither rows nor a filter"],
    [{ ids: [], filter: {}, delete: true }, "both rows and a filter"],
    [{ filter: {} }, "nothing to do"],
    [{ filter: {}, delete: true, occasion: "Gala" }, "two things to do"],
    [{ filter: {}, addTag: " " }, "a blank tag"],
    [{ ids: Array(1_001).fill("x"), delete: true }, "too many rows"],
  ])("are rejected: %#", async (input, _what) => {
    expect((await bulk(input)).code).toBe("BAD_USER_INPUT");
  });

  test("change nothing without matching outfits", async () => {
    expect(await bulk({ ids: ["nonsense"], delete: true })).toEqual({ matched: 0, changed: 0, undoId: null });
  });
});
