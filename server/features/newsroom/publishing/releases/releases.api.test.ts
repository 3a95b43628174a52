import { buildCelebrity, buildOutfit, buildPost } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { PublicationStatus } from "../../../../core/kinds/publishableRow";
import { toMoment } from "./releases.service";
import { publishDue } from "./publishDue.service";

interface Row {
  type: string;
  id: string;
  version: number;
}

describe("releases", () => {
  let api: TestApi;
  const db = () => api.dataSource.manager;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.stop());

  const ask = (text: string, variables: object = {}) =>
    api.run(text, variables as Record<string, unknown>, { actor: editor });
  const run = async (text: string, variables: object = {}) => {
    const { data, errors } = await ask(text, variables);
    expect(errors).toEqual([]);
    return Object.values(data)[0] as never;
  };
  const schedule = (input: object) =>
    ask(
      `mutation ($input: ScheduleReleaseInput!) { scheduleRelease(input: $input) {
        id title publishAt timeZone status rows { rowId title } } }`,
      { input },
    );
  const plan = async (rows: Row[], at = "2090-01-01T10:00"): Promise<{ id: string }> => {
    const { data, errors } = await schedule({ rows, at, timeZone: "UTC" });
    expect(errors).toEqual([]);
    return data.scheduleRelease;
  };
  const create = async (type: "Celebrity" | "Outfit" | "BlogPost", input: object): Promise<Row & { slug: string }> => {
    const row: { id: string; version: number; slug: string } = await run(
      `mutation ($input: Create${type}Input!) { create${type}(input: $input) { id version slug } }`,
      { input: { status: "DRAFT", ...input } },
    );
    return { ...row, type: type.charAt(0).toLowerCase() + type.slice(1) };
  };
  const toRow = ({ type, id, version }: Row): Row => ({ type, id, version });
  const look = { image: "https://example.com/a.jpg", description: "Long." };
  const createOutfit = async (more: object = {}) =>
    create("Outfit", { title: "Coat", ...look, celebrityId: (await buildCelebrity(db())).id, ...more });
  const updateOutfit = (input: object): Promise<{ version: number }> =>
    run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }", { input });
  const visitorSees = async (id: string) =>
    (await api.run("query ($id: ID!) { outfit(id: $id) { title tags products { title } } }", { id })).data.outfit;
  const noon = new Date("2090-01-01T12:00:00Z");

  test("publish their rows with what belongs to them at the time, once", async () => {
    const celebrity = await create("Celebrity", { name: "Ada Lace" });
    const outfit = await createOutfit({ celebrityId: celebrity.id, tags: ["Silk"] });
    await run("mutation ($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id } }", {
      input: { outfitId: outfit.id, title: "Belt" },
    });
    const post = await buildPost(db(), { status: PublicationStatus.DRAFT });
    const { id } = await plan([outfit, celebrity, { type: "blogPost", id: post.id, version: 1 }].map(toRow));
    expect(await publishDue(db(), new Date("2090-01-01T09:59:59Z"))).toBe(0);
    expect(await visitorSees(outfit.id)).toBeNull();
    expect(await publishDue(db(), noon)).toBe(1);
    expect(await publishDue(db(), noon)).toBe(0);
    expect(await visitorSees(outfit.id)).toEqual({ title: "Coat", tags: ["Silk"], products: [{ title: "Belt" }] });
    const { data } = await api.run(
      `{ celebrity(id: "${celebrity.id}") { name } blogPost(id: "${post.id}") { title } }`,
    );
    expect([data.celebrity, data.blogPost]).toEqual([{ name: "Ada Lace" }, { title: post.title }]);
    const list: { nodes: { id: string; status: string }[] } = await run(
      "{ releases(status: PUBLISHED) { nodes { id status publishedAt problem rows { title } } } }",
    );
    expect(list.nodes).toContainEqual(expect.objectContaining({ id, status: "PUBLISHED", problem: "" }));
  });

  test("publish the scheduled state; a later edit joins only when it is included", async () => {
    const one = await createOutfit({ title: "First" });
    const other = await createOutfit({ title: "Second" });
    await plan([one, other].map(toRow));
    const edits = [];
    for (const { id, version } of [one, other])
      edits.push(await updateOutfit({ id, version: version + 1, title: "Edited", tags: ["Late"] }));
    const pending = "query ($id: ID!) { pendingRelease(id: $id) { revisionId hasLaterChanges release { title } } }";
    expect(await run(pending, { id: one.id })).toMatchObject({ hasLaterChanges: true, release: { title: "First" } });
    await run("mutation ($input: PublishableInput!) { includeInRelease(input: $input) { id } }", {
      input: { type: "outfit", id: other.id, version: edits[1].version },
    });
    expect(await run(pending, { id: other.id })).toMatchObject({ hasLaterChanges: false });
    expect(await publishDue(db(), noon)).toBe(1);
    expect([await visitorSees(one.id), await visitorSees(other.id)]).toEqual([
      { title: "First", tags: [], products: [] },
      { title: "Edited", tags: ["Late"], products: [] },
    ]);
    const history: { nodes: { changedFields: string[] }[] } = await run(
      "query ($id: ID!) { revisions(type: outfit, id: $id) { nodes { changedFields } } }",
      { id: one.id },
    );
    expect(history.nodes.map(({ changedFields }) => changedFields)).toEqual([["tags", "title"], ["tags", "title"], []]);
  });

  test("offer a later save as the next version, until someone saves again", async () => {
    const outfit = await createOutfit({ title: "Scheduled" });
    const untouched = await createOutfit({ title: "Untouched" });
    await plan([outfit, untouched].map(toRow));
    await updateOutfit({ id: outfit.id, version: outfit.version + 1, title: "Later" });
    const offer = (id: string) =>
      run("query ($id: ID!) { unpublishedSave(id: $id) { id authorName changedFields } }", { id });
    expect(await offer(outfit.id)).toBeNull();
    await publishDue(db(), noon);
    expect(await visitorSees(outfit.id)).toMatchObject({ title: "Scheduled" });
    const later: { id: string } = await offer(outfit.id);
    expect(later).toMatchObject({ authorName: editor.name, changedFields: ["title"] });
    expect(await offer(untouched.id)).toBeNull();
    const { version }: { version: number } = await run("query ($id: ID!) { outfit(id: $id) { version } }", outfit);
    await run("mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }", {
      input: { type: "outfit", id: outfit.id, version, revisionId: later.id },
    });
    expect(await visitorSees(outfit.id)).toMatchObject({ title: "Later" });
    expect(await offer(outfit.id)).toBeNull();
  });

  test.each([
    [
      "2026-03-29T02:30",
      "Europe/Berlin",
      "This time does not exist, because the clocks go forward then. Choose another one.",
    ],
    [
      "2027-03-28T02:30",
      "Europe/Berlin",
      "This time does not exist, because the clocks go forward then. Choose another one.",
    ],
    [
      "2031-03-30T02:30",
      "Europe/Berlin",
      "This time does not exist, because the clocks go forward then. Choose another one.",
    ],
    ["2020-01-01T10:00", "UTC", "This time has passed. Choose a later one."],
    ["2090-02-30T10:00", "UTC", "Choose a day and a time."],
    ["tomorrow", "UTC", "Choose a day and a time."],
  ])("refuse %s in %s", async (at, timeZone, message) => {
    const { errors } = await schedule({ rows: [toRow(await createOutfit())], at, timeZone });
    expect(errors[0].extensions.fieldErrors).toEqual({ at: message });
  });

  test("keep the time of the zone over changes of its clocks", async () => {
    await db().query("UPDATE settings SET time_zone = 'Europe/Berlin'");
    const times = {
      "2027-10-31T02:30": "01:30",
      "2090-10-29T02:30": "01:30",
      "2090-10-28T12:00": "10:00",
      "2090-10-30T12:00": "11:00",
    };
    for (const [at, utc] of Object.entries(times)) {
      const { data } = await schedule({ rows: [toRow(await createOutfit())], at });
      expect(data.scheduleRelease).toMatchObject({
        publishAt: `${at.slice(0, 10)}T${utc}:00.000Z`,
        timeZone: "Europe/Berlin",
      });
    }
  });

  test.each(["2090-10-27T00:00", "2091-03-23T00:00"])("keep 200 half hours on the clock from %s", async (from) => {
    const clock = new Intl.DateTimeFormat("sv-SE", {
      timeZone: "Europe/Berlin",
      dateStyle: "short",
      timeStyle: "short",
    });
    const skipped: string[] = [];
    for (let half = 0; half < 200; half += 1) {
      const at = new Date(Date.parse(`${from}:00Z`) + half * 1_800_000).toISOString().slice(0, 16);
      const moment = await toMoment(db(), at, "Europe/Berlin").catch(() => null);
      if (moment) expect(clock.format(moment).replace(" ", "T")).toBe(at);
      else skipped.push(at);
    }
    expect(skipped).toEqual(from.startsWith("2091") ? ["2091-03-25T02:00", "2091-03-25T02:30"] : []);
  });

  test("schedules on both sides of a change of the clocks: two servers publish each once, at its moment, as it was", async () => {
    const celebrityId = (await buildCelebrity(db())).id;
    const moments: { id: string; at: Date }[] = [];
    for (let half = 0; moments.length < 40; half += 1) {
      const at = new Date(Date.parse("2091-03-24T18:00Z") + half * 1_800_000).toISOString().slice(0, 16);
      const outfit = await buildOutfit(db(), { celebrityId, title: `Look of ${at}`, status: PublicationStatus.DRAFT });
      const row = { type: "outfit", id: outfit.id, version: 1 };
      const { data, errors } = await schedule({ rows: [row], at, timeZone: "Europe/Berlin" });
      // The clocks skip an hour.
      if (errors.length > 0) expect(at).toMatch(/^2091-03-25T02:/);
      else moments.push({ id: outfit.id, at: new Date(data.scheduleRelease.publishAt) });
    }
    for (const { id } of moments.slice(0, 4)) await updateOutfit({ id, version: 2, title: "Edited after scheduling" });
    // Of other tests.
    await publishDue(db(), new Date("2091-03-01T00:00:00Z"));
    for (const { at } of moments) {
      const counts = await Promise.all([publishDue(db(), at), publishDue(db(), at)]);
      expect([at, counts[0] + counts[1]]).toEqual([at, 1]);
    }
    const published: { status: string; number: number }[] = await db().query(
      "SELECT status, count(*)::int AS number FROM outfits WHERE id = ANY($1::uuid[]) AND title LIKE 'Look of %' GROUP BY 1",
      [moments.map(({ id }) => id)],
    );
    expect(published).toEqual([{ status: "PUBLISHED", number: 40 }]);
  });

  test("can be moved and cancelled; publishing a row or making it a draft takes it out", async () => {
    const [one, other] = [await createOutfit(), await createOutfit({ title: "Cape" })];
    const { id } = await plan([one, other].map(toRow));
    await run("mutation ($input: UpdateReleaseInput!) { updateRelease(input: $input) { publishAt } }", {
      input: { id, at: "2091-01-01T10:00", timeZone: "UTC" },
    });
    expect(await publishDue(db(), noon)).toBeGreaterThanOrEqual(0);
    expect(await visitorSees(one.id)).toBeNull();
    const change = "mutation ($input: StatusInput!) { changeStatus(input: $input) { status version } }";
    await run(change, { input: { ...toRow(one), version: one.version + 1, status: "PUBLISHED" } });
    expect(await visitorSees(one.id)).not.toBeNull();
    const cancel = (input: object) =>
      ask("mutation ($input: IdInput!) { cancelRelease(input: $input) { status } }", { input });
    expect((await cancel({ id })).data.cancelRelease).toEqual({ status: "CANCELLED" });
    expect((await cancel({ id })).errors[0].message).toBe(
      "This release has already been published or canceled. Create a new one.",
    );
    const { status } = await run("query ($id: ID!) { outfit(id: $id) { status } }", { id: other.id });
    expect(status).toBe("DRAFT");
    const published = await schedule({ rows: [{ ...toRow(one), version: one.version + 2 }], at: "2090-01-01T10:00" });
    expect(published.errors[0].message).toBe("“Coat” is already published. Only unpublished outfits can be scheduled.");
  });

  test("fail as a whole with a sentence, and hand their rows over for review", async () => {
    const wearer = await create("Celebrity", { name: "Bo Reed" });
    const outfit = await createOutfit({ celebrityId: wearer.id });
    const fine = await createOutfit({ title: "Fine" });
    const { id } = await plan([outfit, fine].map(toRow));
    expect(await publishDue(db(), noon)).toBe(0);
    const list: { nodes: object[] } = await run("{ releases(status: FAILED) { nodes { id problem } } }");
    expect(list.nodes).toEqual([
      { id, problem: "Bo Reed is not published yet. Publish the celebrity first, or save this outfit as a draft." },
    ]);
    for (const row of [outfit, fine]) {
      expect(await visitorSees(row.id)).toBeNull();
      expect(await run("query ($id: ID!) { outfit(id: $id) { status } }", { id: row.id })).toEqual({
        status: "IN_REVIEW",
      });
    }
  });

  test("leave a row in the trash alone, and publish the rest", async () => {
    const [gone, rest] = [await createOutfit(), await createOutfit()];
    await plan([gone, rest].map(toRow));
    await run("mutation ($input: IdInput!) { deleteOutfit(input: $input) { changed } }", { input: { id: gone.id } });
    expect(await publishDue(db(), noon)).toBe(1);
    expect([await visitorSees(gone.id), await visitorSees(rest.id)]).toEqual([null, expect.anything()]);
  });

  test("are published once by simultaneous servers", async () => {
    const rows = [];
    for (let number = 0; number < 12; number += 1) rows.push(await createOutfit());
    for (const row of rows) await plan([toRow(row)], "2089-01-01T10:00");
    const published = await Promise.all(
      Array.from({ length: 4 }, () => publishDue(db(), new Date("2089-06-01T00:00:00Z"))),
    );
    expect(published.reduce((sum, count) => sum + count)).toBe(12);
    const versions: { version: number }[] = await db().query("SELECT version FROM outfits WHERE id = ANY($1::uuid[])", [
      rows.map(({ id }) => id),
    ]);
    // Saved once, scheduled once, published once.
    expect(versions.map(({ version }) => version)).toEqual(Array(12).fill(3));
  });
});
