import { buildCelebrity, buildOutfit } from "../../testing/build";
import { editor } from "../../testing/editor";
import { type TestApi, testApi } from "../../testing/testApi";

interface Result {
  matched: number;
  changed: number;
  undoId: string;
  next: string | null;
  code?: string;
}

describe("batches of a change to many rows", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const run = async (text: string, input: object, actor = editor) => {
    const { data, errors } = await api.run(text, { input }, { actor });
    return (errors.length ? errors[0].extensions : Object.values(data)[0]) as never;
  };
  const bulk = (input: object, actor = editor): Promise<Result> =>
    run(
      "mutation ($input: BulkOutfitsInput!) { bulkOutfits(input: $input) { matched changed undoId next } }",
      input,
      actor,
    );
  const undo = (id: string) => run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id });
  const readTitles = async (first: number) => {
    const text = `{ auditEntries(first: ${first}) { nodes { title } } }`;
    const { data } = await api.run(text, {}, { actor: editor });
    return data.auditEntries.nodes.map(({ title }: { title: string }) => title);
  };

  async function looks() {
    const db = api.dataSource.manager;
    const celebrityId = (await buildCelebrity(db)).id;
    const ids: string[] = [];
    for (const occasion of ["Gala", "Airport", "Gala"]) ids.push((await buildOutfit(db, { celebrityId, occasion })).id);
    const read = async (): Promise<{ occasion: string; deleted: boolean; status: string }[]> =>
      db.query(
        "SELECT occasion, deleted_at IS NOT NULL AS deleted, status FROM outfits WHERE celebrity_id = $1 ORDER BY created_at",
        [celebrityId],
      );
    return { filter: { celebrityId }, ids: ids.sort(), read };
  }

  /** Sends the batches of a change, one after another, at most `most` of them. */
  async function send(change: object, limit: number, most = Infinity, one = bulk): Promise<Result[]> {
    const results: Result[] = [];
    let batch: object | null = { limit };
    while (batch && results.length < most) {
      const result: Result = await one({ ...change, batch });
      expect(result.code).toBeUndefined();
      results.push(result);
      batch = result.next ? { limit, after: result.next, undoId: result.undoId } : null;
    }
    return results;
  }

  test("change the rows in the order of their ids; they have one entry in the audit log, and one undo", async () => {
    const { filter, ids, read } = await looks();
    const before = await read();
    const results = await send({ filter, occasion: "Premiere" }, 2);
    const [{ undoId }] = results;
    expect(results).toEqual([
      { matched: 2, changed: 2, undoId, next: ids[1] },
      { matched: 1, changed: 1, undoId, next: null },
    ]);
    expect((await read()).map(({ occasion }) => occasion)).toEqual(["Premiere", "Premiere", "Premiere"]);
    expect((await readTitles(2)).filter((title: string) => title.includes("Premiere"))).toEqual([
      '3 outfits: occasion "Premiere"',
    ]);
    expect(await undo(undoId)).toEqual({ undone: 3, skipped: 0 });
    expect(await read()).toEqual(before);
    expect(await undo(undoId)).toMatchObject({ code: "NOT_FOUND" });
  });

  test("that were stopped leave the other rows alone, and one undo reverts what was changed", async () => {
    const { filter, read } = await looks();
    const before = await read();
    const [{ undoId }] = await send({ filter, occasion: "Street" }, 1, 1);
    expect((await read()).filter(({ occasion }) => occasion === "Street")).toHaveLength(1);
    expect(await readTitles(1)).toEqual(['1 outfit: occasion "Street"']);
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
    expect(await read()).toEqual(before);
  });

  test("count a single row as one of many", async () => {
    const { filter } = await looks();
    await send({ filter, occasion: "Dinner" }, 1, 2);
    expect(await readTitles(1)).toEqual(['2 outfits: occasion "Dinner"']);
  });

  test("move rows to the trash, and one undo with one entry restores them", async () => {
    const { filter, read } = await looks();
    const [{ undoId }] = await send({ filter, delete: true }, 1);
    expect((await read()).map(({ deleted }) => deleted)).toEqual([true, true, true]);
    expect(await readTitles(1)).toEqual(["3 outfits"]);
    expect(await undo(undoId)).toEqual({ undone: 3, skipped: 0 });
    expect((await read()).map(({ deleted }) => deleted)).toEqual([false, false, false]);
    expect(await readTitles(3)).toEqual(["3 outfits", "3 outfits", "3 outfits"]);
  });

  test("publish rows and take them offline", async () => {
    const { filter, read } = await looks();
    const status = (input: object): Promise<Result> =>
      run("mutation ($input: BulkStatusInput!) { bulkStatus(input: $input) { matched changed undoId next } }", {
        type: "outfit",
        ...input,
      });
    const [{ undoId }] = await send({ filter: { outfit: filter }, status: "DRAFT" }, 2, Infinity, status);
    expect((await read()).map((row) => row.status)).toEqual(["DRAFT", "DRAFT", "DRAFT"]);
    expect(await readTitles(1)).toEqual(["3 outfits: back to draft"]);
    expect(await undo(undoId)).toEqual({ undone: 3, skipped: 0 });
    expect((await read()).map((row) => row.status)).toEqual(["PUBLISHED", "PUBLISHED", "PUBLISHED"]);
  });

  test("change nothing more once the ones before were undone", async () => {
    const { filter, read } = await looks();
    const before = await read();
    const [{ undoId, next }] = await send({ filter, occasion: "Opera" }, 1, 1);
    await undo(undoId);
    const late = { filter, occasion: "Opera", batch: { limit: 1, after: next, undoId } };
    expect(await bulk(late)).toMatchObject({ code: "CONFLICT" });
    expect(await read()).toEqual(before);
  });

  test("join neither another change nor that of another administrator", async () => {
    const { filter } = await looks();
    const [{ undoId, next }] = await send({ filter, occasion: "Ballet" }, 1, 1);
    const batch = { limit: 1, after: next, undoId };
    expect(await bulk({ filter, occasion: "Concert", batch })).toMatchObject({ code: "CONFLICT" });
    expect(await bulk({ filter, delete: true, batch })).toMatchObject({ code: "CONFLICT" });
    const other = { ...editor, id: "6a4d9a52-2f7c-4a4f-9d7c-222222222222" };
    expect(await bulk({ filter, occasion: "Ballet", batch }, other)).toMatchObject({ code: "CONFLICT" });
    const unknown = { ...batch, undoId: "nonsense" };
    expect(await bulk({ filter, occasion: "Ballet", batch: unknown })).toMatchObject({ code: "CONFLICT" });
  });

  test.each([0, 5_001])("are refused with %i rows", async (limit) => {
    expect(await bulk({ filter: {}, delete: true, batch: { limit } })).toMatchObject({ code: "BAD_USER_INPUT" });
  });
});
