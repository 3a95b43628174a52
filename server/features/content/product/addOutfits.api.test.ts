import { randomUUID } from "node:crypto";
import { buildCelebrity, buildEvent } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("adding several outfits of an event", () => {
  let api: TestApi;
  let eventId: string;
  let celebrityId: string;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;
  beforeEach(async () => {
    await db().query("TRUNCATE celebrities, events, slug_history, audit_log CASCADE");
    eventId = (await buildEvent(db(), { name: "Lumen Film Gala 2025", slug: "lumen" })).id;
    celebrityId = (await buildCelebrity(db())).id;
  });

  const send = async (text: string, input: object) => {
    const { data, errors } = await api.run(text, { input }, { actor: editor });
    return { change: Object.values(data ?? {})[0] as { changed: number; undoId: string }, errors };
  };
  const add = (outfits: object[], more: object = {}) =>
    send("mutation ($input: AddOutfitsInput!) { addOutfits(input: $input) { changed undoId } }", {
      eventId,
      outfits,
      ...more,
    });
  const list = async () => {
    const fields = "title status date occasion celebrity { id } pieces { name products { title price } }";
    const query = `{ outfits(filter: { event: "lumen" }, sort: TITLE) { nodes { ${fields} } } }`;
    return (await api.run(query, {}, { actor: editor })).data.outfits.nodes;
  };
  const entry = (title: string) => {
    const pieces = ["Gown", "Sandals"].map((name) => ({ id: randomUUID(), name }));
    const products = pieces.map(({ id, name }) => ({ title: `${title} ${name}`, pieceId: id, price: "$20" }));
    return { title, celebrityId, requestId: randomUUID(), pieces, products };
  };
  const stored = (title: string) => ({
    ...{ title, status: "DRAFT", date: "2025-05-09", occasion: "Gala", celebrity: { id: celebrityId } },
    pieces: ["Gown", "Sandals"].map((name) => ({ name, products: [{ title: `${title} ${name}`, price: "$20" }] })),
  });
  const common = { date: "2025-05-09", occasion: "Gala" };

  test("adds them as drafts with their pieces and products, and none twice", async () => {
    const entries = [entry("First"), entry("Second")];
    const first = await add(entries, common);
    expect(first.errors).toEqual([]);
    expect(first.change.changed).toBe(2);
    expect(await list()).toEqual([stored("First"), stored("Second")]);
    const again = await add([...entries, entry("Third")], common);
    expect(again.change.changed).toBe(1);
    expect(await list()).toEqual([stored("First"), stored("Second"), stored("Third")]);
  });

  test("has one entry in the audit log, and one undo that takes the products along", async () => {
    const { change } = await add([entry("First"), entry("Second")], common);
    const entries = await db().query("SELECT action, entity_type, title FROM audit_log");
    expect(entries).toEqual([{ action: "create", entity_type: "outfit", title: "2 outfits of Lumen Film Gala 2025" }]);
    const undone = await send("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", {
      id: change.undoId,
    });
    expect(undone.change).toEqual({ undone: 2, skipped: 0 });
    expect(await list()).toEqual([]);
    expect(await db().query("SELECT FROM affiliate_products WHERE deleted_at IS NULL")).toEqual([]);
  });

  test.each<[object, Record<string, string>]>([
    [{ title: " " }, { "outfits.1.title": "Title is required" }],
    [{ celebrityId: "" }, { "outfits.1.celebrityId": "Celebrity is required" }],
    [
      { celebrityId: randomUUID() },
      { "outfits.1.celebrityId": "This celebrity no longer exists. It may be in the trash." },
    ],
    [
      { products: [{ title: "Belt" }, { title: "Hat", affiliateLink: "javascript:alert(1)" }] },
      { "outfits.1.products.1.affiliateLink": "Enter a web address that begins with https:// or http://" },
    ],
    [
      { products: [{ title: "Belt", pieceId: randomUUID() }] },
      { "outfits.1.products.0.pieceId": "This piece no longer exists." },
    ],
  ])("adds none when one is refused: %o", async (wrong, fieldErrors) => {
    const { errors } = await add([entry("First"), { ...entry("Second"), ...wrong }]);
    expect(errors[0].extensions.fieldErrors).toEqual(fieldErrors);
    expect(await list()).toEqual([]);
  });

  test.each([
    [[], "Enter at least one outfit."],
    [Array(51).fill({ title: "Look", celebrityId: "one" }), "At most 50 outfits can be added at once."],
  ])("refuses a list of another length", async (outfits, message) => {
    const { errors } = await add(outfits);
    expect(errors[0].extensions.fieldErrors).toEqual({ outfits: message });
  });
});
