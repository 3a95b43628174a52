import { buildCelebrity, buildEvent, buildOutfit } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { resolveUrl } from "../../../web/pages/resolveUrl";

describe("merging of events", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;
  beforeEach(() => db().query("TRUNCATE celebrities, events, slug_history, audit_log, revisions CASCADE"));

  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const merge = async (input: object) => {
    const text =
      "mutation ($input: MergeEventsInput!) { mergeEvents(input: $input) { matched changed undoId outfits spellings } }";
    const { data, errors } = await run(text, input);
    return { merged: data?.mergeEvents, errors };
  };
  const undo = (id: string) => run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id });

  /** What visitors see. */
  const read = async () => {
    const { data } = await api.run(
      "{ events(sort: NAME) { nodes { slug outfitCount } } outfits { nodes { slug event { slug } } } }",
    );
    return {
      events: data.events.nodes.map(({ slug, outfitCount }: { slug: string; outfitCount: number }) => [
        slug,
        outfitCount,
      ]),
      looks: Object.fromEntries(
        data.outfits.nodes.map(({ slug, event }: { slug: string; event: object | null }) => [slug, event]),
      ),
    };
  };
  const places = () => db().query("SELECT slug, event_id FROM outfits ORDER BY slug");

  async function setUp() {
    const kept = await buildEvent(db(), { name: "Lumen Film Gala 2025", slug: "lumen-2025" });
    const twin = await buildEvent(db(), { name: "The Lumen Gala 2025", slug: "the-lumen" });
    const former = "INSERT INTO slug_history (entity_type, slug, entity_id) VALUES ('event', 'lumen', $1)";
    await db().query(former, [twin.id]);
    await buildOutfit(db(), { slug: "one", eventId: kept.id });
    await buildOutfit(db(), { slug: "two", eventId: twin.id });
    await buildOutfit(db(), { slug: "draft", status: "DRAFT", eventId: twin.id });
    await buildOutfit(db(), { slug: "trashed", deletedAt: new Date(), eventId: twin.id });
    return { kept, twin };
  }

  test("move all looks and addresses of the twin, and back after the undo", async () => {
    const { kept, twin } = await setUp();
    const before = [await places(), await read()];
    const { merged, errors } = await merge({ id: twin.id, intoId: kept.id });
    expect(errors).toEqual([]);
    expect(merged).toEqual({ matched: 1, changed: 1, undoId: expect.any(String), outfits: 3, spellings: 0 });
    const event = { slug: "lumen-2025" };
    expect(await read()).toEqual({ events: [["lumen-2025", 2]], looks: { one: event, two: event } });
    expect((await places()).map((row: { event_id: string }) => row.event_id)).toEqual(Array(4).fill(kept.id));
    const addresses = async () => [await resolveUrl(db(), "/event/the-lumen"), await resolveUrl(db(), "/event/lumen")];
    expect(await addresses()).toEqual([{ moved: "/event/lumen-2025" }, { moved: "/event/lumen-2025" }]);
    expect((await undo(merged.undoId)).data.undo).toEqual({ undone: 4, skipped: 0 });
    expect([await places(), await read()]).toEqual(before);
    expect(await addresses()).toEqual([null, { moved: "/event/the-lumen" }]);
  });

  test("a dry run counts, and changes nothing", async () => {
    const { kept, twin } = await setUp();
    const before = await read();
    const { merged } = await merge({ id: twin.id, intoId: kept.id, dryRun: true });
    expect(merged).toMatchObject({ outfits: 3, undoId: null });
    expect(await read()).toEqual(before);
  });

  test("the undo leaves a look whose event was changed since", async () => {
    const { kept, twin } = await setUp();
    const third = await buildEvent(db(), { slug: "third" });
    const { merged } = await merge({ id: twin.id, intoId: kept.id });
    await db().query("UPDATE outfits SET event_id = $1 WHERE slug = 'two'", [third.id]);
    expect((await undo(merged.undoId)).data.undo).toEqual({ undone: 3, skipped: 1 });
    expect((await read()).looks.two).toEqual({ slug: "third" });
  });

  test("nothing is undone once the twin was deleted permanently", async () => {
    const { kept, twin } = await setUp();
    const { merged } = await merge({ id: twin.id, intoId: kept.id });
    await db().query("DELETE FROM events WHERE id = $1", [twin.id]);
    const before = await read();
    expect((await undo(merged.undoId)).errors[0].message).toBe("This can no longer be undone.");
    expect(await read()).toEqual(before);
    expect(await resolveUrl(db(), "/event/the-lumen")).toEqual({ moved: "/event/lumen-2025" });
  });

  test("published looks do not get an event that visitors do not see", async () => {
    const { kept, twin } = await setUp();
    await db().query("UPDATE events SET status = 'DRAFT' WHERE id = $1", [kept.id]);
    expect((await merge({ id: twin.id, intoId: kept.id })).errors[0]).toMatchObject({
      message:
        "The Lumen Gala 2025 has published outfits, but Lumen Film Gala 2025 is not published. Publish it first.",
      extensions: { code: "CONFLICT" },
    });
    expect((await merge({ id: kept.id, intoId: twin.id })).errors).toEqual([]);
  });

  test("an event is not merged with itself, nor with one in the trash", async () => {
    const { id } = await buildEvent(db());
    const gone = await buildEvent(db(), { deletedAt: new Date() });
    expect((await merge({ id, intoId: id })).errors[0].message).toBe("Choose two different events.");
    const sentence = "This event no longer exists. It may be in the trash.";
    for (const other of [gone.id, "x"]) expect((await merge({ id, intoId: other })).errors[0].message).toBe(sentence);
  });

  test("a version of a look from before has the remaining event when it is restored", async () => {
    const { kept, twin } = await setUp();
    const celebrity = await buildCelebrity(db());
    const look = await buildOutfit(db(), { slug: "saved", celebrityId: celebrity.id, eventId: twin.id });
    const save = (version: number, title: string) =>
      run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }", {
        id: look.id,
        version,
        title,
      });
    await save(1, "First title");
    await merge({ id: twin.id, intoId: kept.id });
    const revisions = "SELECT id FROM revisions WHERE row_id = $1 ORDER BY id LIMIT 1";
    const [first]: { id: string }[] = await db().query(revisions, [look.id]);
    const [{ version }]: { version: number }[] = await db().query("SELECT version FROM outfits WHERE id = $1", [
      look.id,
    ]);
    const { errors } = await run("mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }", {
      type: "outfit",
      id: look.id,
      revisionId: first.id,
      version,
    });
    expect(errors).toEqual([]);
    expect((await read()).looks.saved).toEqual({ slug: "lumen-2025" });
  });
});
