import type { Actor } from "../../../../core/graphql/context";
import { onWrite } from "../../../../core/cache/invalidation";
import { PublicationStatus } from "../../../../core/kinds/publishableRow";
import { buildCelebrity, buildOutfit, buildPost, buildProduct } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { publishDue } from "../releases/publishDue.service";

const { DRAFT, IN_REVIEW, PUBLISHED } = PublicationStatus;
const at = "2090-01-01T10:00";
const noon = new Date("2090-01-01T12:00:00Z");
const schedule = { at, timeZone: "UTC" };

describe("a new status of many rows", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const run = async (text: string, input: object, actor: Actor = editor) => {
    const { data, errors } = await api.run(text, { input }, { actor });
    return (errors.length ? errors[0].extensions : Object.values(data)[0]) as never;
  };
  const bulk = (input: object, actor?: Actor): Promise<{ changed: number; undoId: string }> =>
    run(
      "mutation ($input: BulkStatusInput!) { bulkStatus(input: $input) { matched changed problems undoId } }",
      { type: "outfit", ...input },
      actor,
    );
  const undo = (id: string) => run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id });
  const readStatuses = async (ids: string[], table = "outfits") => {
    const rows: { id: string; status: string }[] = await db().query(
      `SELECT id, status FROM ${table} WHERE id = ANY($1::uuid[])`,
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)?.status);
  };
  const visitorSees = async (id: string) =>
    (await api.run("query ($id: ID!) { outfit(id: $id) { title products { title } } }", { id })).data.outfit;
  const idOf = ({ id }: { id: string }) => id;

  /** Builds complete outfits of one celebrity. */
  async function looks(...statuses: PublicationStatus[]) {
    const celebrityId = (await buildCelebrity(db())).id;
    const ids: string[] = [];
    for (const status of statuses) ids.push(idOf(await buildOutfit(db(), { celebrityId, status })));
    return { celebrityId, ids };
  }

  test("publishes the filtered outfits with their products; one Undo restores what each was", async () => {
    const { celebrityId, ids } = await looks(DRAFT, IN_REVIEW, PUBLISHED);
    await buildProduct(db(), { outfitId: ids[0], title: "Belt" });
    const filter = { outfit: { celebrityId } };
    expect(await bulk({ filter, status: PUBLISHED, dryRun: true })).toEqual({
      matched: 3,
      changed: 2,
      problems: [],
      undoId: null,
    });
    expect(await visitorSees(ids[0])).toBeNull();
    const done = await bulk({ filter, status: PUBLISHED });
    expect(done).toMatchObject({ matched: 3, changed: 2, problems: [] });
    expect(await visitorSees(ids[0])).toEqual({ title: "Navy Suit", products: [{ title: "Belt" }] });
    const shown = await api.run(`{ outfits(filter: { celebrityId: "${celebrityId}" }) { totalCount } }`);
    expect(shown.data.outfits.totalCount).toBe(3);
    expect(await bulk({ filter, status: PUBLISHED })).toMatchObject({ changed: 0, undoId: null });
    expect(await undo(done.undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await readStatuses(ids)).toEqual([DRAFT, IN_REVIEW, PUBLISHED]);
    expect(await visitorSees(ids[0])).toBeNull();
  });

  test("is in the revisions, the audit log and the events of each row, and conflicts with an open form", async () => {
    const { ids } = await looks(DRAFT, DRAFT);
    await bulk({ ids, status: PUBLISHED });
    const events: { type: string }[] = await db().query(
      "SELECT type FROM content_events WHERE data ->> 'id' = ANY($1::text[])",
      [ids],
    );
    expect(events.map(({ type }) => type)).toEqual(["outfit.published", "outfit.published"]);
    const [{ revised }] = await db().query(
      "SELECT count(DISTINCT row_id)::int AS revised FROM revisions WHERE row_id = ANY($1::uuid[])",
      [ids],
    );
    expect(revised).toBe(2);
    const entries = await api.run("{ auditEntries(first: 1) { nodes { action title } } }", {}, { actor: editor });
    expect(entries.data.auditEntries.nodes).toEqual([{ action: "bulkUpdate", title: "2 outfits: published" }]);
    const stale = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }";
    expect(await run(stale, { id: ids[0], version: 1, title: "Old form" })).toMatchObject({ code: "CONFLICT" });
  });

  test("leaves outfits alone that lack something, and says what", async () => {
    const { celebrityId, ids } = await looks(DRAFT);
    const hidden = await buildCelebrity(db(), { status: DRAFT });
    const worn = await buildOutfit(db(), { celebrityId: hidden.id, status: DRAFT });
    const blank = await buildOutfit(db(), { celebrityId, status: DRAFT, image: " ", description: "" });
    const one = await bulk({ ids: [blank.id], status: PUBLISHED });
    expect(one).toEqual({
      matched: 1,
      changed: 0,
      problems: ["1 outfit needs an image and a description first."],
      undoId: null,
    });
    const all = [ids[0], worn.id, blank.id];
    expect(await bulk({ ids: all, status: PUBLISHED })).toMatchObject({
      matched: 3,
      changed: 1,
      problems: ["2 outfits need an image, a published celebrity, or a description first."],
    });
    expect(await readStatuses(all)).toEqual([PUBLISHED, DRAFT, DRAFT]);
  });

  test("takes outfits offline and, by Undo, back, also imported ones without the required fields", async () => {
    const { ids } = await looks(PUBLISHED, PUBLISHED);
    const setImage = (image: string) =>
      db().query("UPDATE outfits SET image = $2, version = version + 1 WHERE id = $1", [ids[1], image]);
    await setImage("https://images.example/look.webp");
    const { changed, undoId } = await bulk({ ids, status: DRAFT });
    expect(changed).toBe(2);
    expect(await visitorSees(ids[0])).toBeNull();
    // It was not public without an image.
    await setImage("");
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 1 });
    expect(await visitorSees(ids[0])).toMatchObject({ title: "Navy Suit" });
    expect(await readStatuses(ids)).toEqual([PUBLISHED, DRAFT]);
  });

  test("keeps celebrities with published outfits public, also in Undo", async () => {
    const wearer = await buildCelebrity(db(), { status: DRAFT });
    const other = await buildCelebrity(db(), { status: DRAFT });
    const ids = [wearer.id, other.id];
    const { undoId } = await bulk({ type: "celebrity", ids, status: PUBLISHED });
    await buildOutfit(db(), { celebrityId: wearer.id });
    expect(await bulk({ type: "celebrity", ids, status: DRAFT, dryRun: true })).toMatchObject({
      changed: 1,
      problems: ["1 celebrity has published outfits. Take the outfits offline first."],
    });
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 1 });
    expect(await readStatuses(ids, "celebrities")).toEqual([PUBLISHED, DRAFT]);
  });

  test("publishes the articles of a filter", async () => {
    const post = await buildPost(db(), { status: DRAFT, title: "Pleats" });
    const filter = { blogPost: { search: "pleats", status: DRAFT } };
    expect(await bulk({ type: "blogPost", filter, status: PUBLISHED })).toMatchObject({ matched: 1, changed: 1 });
    const { data } = await api.run(`{ blogPost(id: "${post.id}") { title } }`);
    expect(data.blogPost).toEqual({ title: "Pleats" });
  });

  test("evicts what shows the rows, also at their former addresses", async () => {
    const { id, celebrityId, slug } = await buildOutfit(db(), { status: DRAFT });
    await db().query("INSERT INTO slug_history (entity_type, slug, entity_id) VALUES ('outfit', 'former', $1)", [id]);
    const evicted: string[] = [];
    const end = onWrite((tags) => evicted.push(...tags));
    await bulk({ ids: [id], status: PUBLISHED });
    end();
    const rows = [`outfit:${id}`, `outfit/${slug}`, "outfit/former", `celebrity:${celebrityId}`];
    expect(evicted).toEqual(expect.arrayContaining([...rows, "outfits", "affiliateProducts"]));
  });

  test("schedules rows in one release; published ones are left out, and Undo ends the schedule", async () => {
    const { ids } = await looks(DRAFT, IN_REVIEW, PUBLISHED);
    const input = { ids, status: "SCHEDULED", schedule: { ...schedule, title: "New Year" } };
    const problems = ["1 outfit is already published."];
    expect(await bulk({ ...input, dryRun: true })).toMatchObject({ changed: 2, problems });
    const { undoId } = await bulk(input);
    const [release]: { id: string; status: string; rows: number }[] = await db().query(
      `SELECT id, status, (SELECT count(*)::int FROM release_rows WHERE release_id = release.id AND is_pending) AS rows
       FROM releases release WHERE title = 'New Year'`,
    );
    expect(release).toMatchObject({ status: "SCHEDULED", rows: 2 });
    expect(await undo(undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await readStatuses(ids)).toEqual([DRAFT, IN_REVIEW, PUBLISHED]);
    const [{ status }] = await db().query("SELECT status FROM releases WHERE id = $1", [release.id]);
    expect(status).toBe("CANCELLED");
    expect(await publishDue(db(), noon)).toBe(0);
    await bulk({ ids, status: "SCHEDULED", schedule });
    expect(await publishDue(db(), noon)).toBe(1);
    expect(await readStatuses(ids)).toEqual([PUBLISHED, PUBLISHED, PUBLISHED]);
  });

  test("joins a release that waits; going offline leaves it, and Undo rejoins it with its revision", async () => {
    const { ids } = await looks(DRAFT, DRAFT);
    await bulk({ ids: [ids[0]], status: "SCHEDULED", schedule });
    const find = async () => {
      const text = `{ pendingRelease(id: "${ids[0]}") { revisionId release { id title } } }`;
      return (await api.run(text, {}, { actor: editor })).data.pendingRelease;
    };
    const pending = await find();
    expect(await bulk({ ids, status: "SCHEDULED", releaseId: pending.release.id })).toMatchObject({ changed: 2 });
    const { undoId } = await bulk({ ids, status: DRAFT });
    expect(await find()).toBeNull();
    expect(await undo(undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await find()).toEqual(pending);
    expect(await publishDue(db(), noon)).toBe(1);
    expect(await readStatuses(ids)).toEqual([PUBLISHED, PUBLISHED]);
  });

  test("stays, at an Undo, where rows have another status or wait in another release by now", async () => {
    const { ids } = await looks(DRAFT, DRAFT, DRAFT);
    const { undoId } = await bulk({ ids, status: "SCHEDULED", schedule });
    await bulk({ ids: [ids[1]], status: "SCHEDULED", schedule: { ...schedule, at: "2091-01-01T10:00" } });
    await bulk({ ids: [ids[2]], status: IN_REVIEW });
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 2 });
    expect(await readStatuses(ids)).toEqual([DRAFT, "SCHEDULED", IN_REVIEW]);
  });

  test("makes drafts, by Undo, of scheduled rows whose release is over", async () => {
    const { ids } = await looks(DRAFT, DRAFT);
    await bulk({ ids, status: "SCHEDULED", schedule });
    const { undoId } = await bulk({ ids: [ids[0]], status: PUBLISHED });
    await publishDue(db(), noon);
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
    expect(await readStatuses(ids)).toEqual([DRAFT, PUBLISHED]);
  });

  test.each<[object, string]>([
    [{ status: PUBLISHED }, "neither rows nor a filter"],
    [{ ids: [], filter: { outfit: {} }, status: PUBLISHED }, "both rows and a filter"],
    [{ filter: { celebrity: {} }, status: PUBLISHED }, "the filter of another type"],
    [{ ids: Array(1_001).fill("x"), status: PUBLISHED }, "too many rows"],
  ])("is rejected: %#", async (input, _what) => {
    expect(await bulk(input)).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  test.each<[object, object]>([
    [{}, { code: "BAD_USER_INPUT" }],
    [{ schedule: { at: "2020-01-01T10:00" } }, { code: "BAD_USER_INPUT", fieldErrors: { at: expect.any(String) } }],
    [{ schedule: { at: "tomorrow" } }, { code: "BAD_USER_INPUT" }],
    [{ schedule, releaseId: "6a4d9a52-2f7c-4a4f-9d7c-000000000000" }, { code: "BAD_USER_INPUT" }],
    [{ releaseId: "6a4d9a52-2f7c-4a4f-9d7c-000000000000" }, { code: "NOT_FOUND" }],
  ])("schedules nothing at a wrong time: %#", async (input, error) => {
    const { ids } = await looks(DRAFT);
    expect(await bulk({ ids, status: "SCHEDULED", ...input })).toMatchObject(error);
    expect(await readStatuses(ids)).toEqual([DRAFT]);
  });

  test("schedules at most 100 rows, and counts no more", async () => {
    const { celebrityId, ids } = await looks(...Array<PublicationStatus>(101).fill(DRAFT));
    const input = { filter: { outfit: { celebrityId } }, status: "SCHEDULED", schedule, dryRun: true };
    expect(await bulk(input)).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await bulk({ ...input, dryRun: false })).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await bulk({ ...input, filter: null, ids: ids.slice(1) })).toMatchObject({ changed: 100 });
  });

  test("changes nothing for unknown ids, and is for editors only", async () => {
    expect(await bulk({ ids: ["nonsense"], status: PUBLISHED })).toMatchObject({ matched: 0, changed: 0 });
    const { ids } = await looks(DRAFT);
    const contributor: Actor = { ...editor, role: "contributor" };
    expect(await bulk({ ids, status: PUBLISHED }, contributor)).toMatchObject({ code: "FORBIDDEN" });
    expect(await readStatuses(ids)).toEqual([DRAFT]);
  });
});
