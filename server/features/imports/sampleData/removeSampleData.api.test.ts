import { buildCelebrity, buildOutfit, buildProduct } from "../../../testing/build";
import { editor as actor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { describeWithSample } from "../../../testing/testWithSample";
import { importSampleDataOnce } from "./sampleData.service";
import { readSampleContent } from "./sampleContent.service";
import { sampleTables } from "./removeSampleData.service";
import { countContent } from "./testing/countContent";

const counts =
  "celebrities outfits affiliateProducts categoryItems blogPosts subscribers testimonials socialPosts terms pageViews linkClicks conversions";
const remainingFields = "kept { celebrities outfits terms }";
const status = `{ sampleDataStatus { counts { ${counts} } edited ${remainingFields} } }`;
const remove = `mutation { removeSampleData { removed { ${counts} } ${remainingFields} } }`;
const importAll = "mutation { importMockData { celebrities outfits } }";

describeWithSample("removeSampleData", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(async () => {
    await query(
      `TRUNCATE ${[...tables, "audit_log, traffic_days, click_days, view_days, conversion_imports"].join(", ")} CASCADE`,
    );
    await query("DELETE FROM settings");
    await query("INSERT INTO settings (id) VALUES (1)");
    await api.run(importAll, {}, { actor });
  });

  const query = (text: string): Promise<Record<string, unknown>[]> => api.dataSource.query(text);
  const tables = [
    ...Object.values(sampleTables).map(({ table }) => table),
    "outfit_tags",
    "outfit_pieces",
    "slug_history",
  ];
  const rows = async () =>
    Object.fromEntries(
      (
        await query(
          tables.map((table) => `SELECT '${table}' AS name, count(*)::int AS n FROM ${table}`).join(" UNION ALL "),
        )
      ).map(({ name, n }) => [name, n]),
    );
  const days = () =>
    query(
      "SELECT (SELECT sum(clicks)::int FROM click_days) AS clicks, (SELECT sum(views)::int FROM view_days) AS views, (SELECT sum(number)::int FROM traffic_days) AS traffic",
    );

  test("deletes all sample rows", async () => {
    const overview = await api.run(status, {}, { actor });
    expect(overview.errors).toEqual([]);
    const before = overview.data.sampleDataStatus;
    expect(before).toMatchObject({
      counts: countContent(readSampleContent()),
      edited: 0,
      kept: { celebrities: 0, outfits: 0, terms: 0 },
    });
    const { data, errors } = await api.run(remove, {}, { actor });
    expect(errors).toEqual([]);
    expect(data.removeSampleData).toEqual({ removed: before.counts, kept: before.kept });
    expect(Object.values(await rows()).every((count) => count === 0)).toBe(true);
    const left = (await api.run(status, {}, { actor })).data.sampleDataStatus;
    expect(Object.values(left.counts as object).every((count) => count === 0)).toBe(true);
    expect(await days()).toEqual([{ clicks: null, views: null, traffic: null }]);
    const { data: site } = await api.run("{ settings { contactEmail instagram siteName } }");
    expect(site.settings).toEqual({ contactEmail: "", instagram: "", siteName: "WornBy" });
  });

  test("is logged, and a later start does not import them again", async () => {
    await api.run(remove, {}, { actor });
    const notes = await query("SELECT action, actor_name, title FROM audit_log ORDER BY id DESC LIMIT 1");
    expect(notes).toEqual([
      {
        action: "delete",
        actor_name: "Editor",
        title: expect.stringMatching(/^Sample data: \d+ rows removed, 0 kept$/),
      },
    ]);
    await importSampleDataOnce(api.dataSource.manager);
    expect((await rows()).celebrities).toBe(0);
  });

  test("does nothing the second time, and everything can be imported again", async () => {
    const whole = await rows();
    await api.run(remove, {}, { actor });
    const { data } = await api.run(remove, {}, { actor });
    expect(Object.values(data.removeSampleData.removed as object).every((count) => count === 0)).toBe(true);
    await api.run(importAll, {}, { actor });
    expect(await rows()).toEqual(whole);
  });

  test("keeps rows that editors' rows depend on, and reports them before and after", async () => {
    const { manager } = api.dataSource;
    const [{ id: celebrityId }] = await query("SELECT id FROM celebrities WHERE slug = 'wren-halloway'");
    const own = await buildOutfit(manager, { celebrityId: String(celebrityId), occasion: "Gala" });
    const [{ id: outfitId, celebrity_id: other }] = await query(
      "SELECT id, celebrity_id FROM outfits WHERE sample AND celebrity_id <> (SELECT id FROM celebrities WHERE slug = 'wren-halloway') LIMIT 1",
    );
    const piece = await buildProduct(manager, { outfitId: String(outfitId), deletedAt: new Date() });
    await query(`UPDATE celebrities SET version = 2 WHERE id = '${String(celebrityId)}'`);

    const overview = (await api.run(status, {}, { actor })).data.sampleDataStatus;
    expect(overview).toMatchObject({ edited: 1, kept: { celebrities: 2, outfits: 1 } });
    const { data } = await api.run(remove, {}, { actor });
    expect(data.removeSampleData.kept).toEqual(overview.kept);
    expect(await query("SELECT id FROM celebrities WHERE NOT sample ORDER BY id")).toEqual(
      [{ id: celebrityId }, { id: other }].sort((a, b) => String(a.id).localeCompare(String(b.id))),
    );
    const outfits = (await query("SELECT id FROM outfits")).map(({ id }) => id);
    expect(outfits.sort()).toEqual([own.id, outfitId].sort());
    expect(await query("SELECT id FROM affiliate_products")).toEqual([{ id: piece.id }]);
    expect(await query("SELECT name FROM terms WHERE type = 'occasion' AND name = 'Gala'")).toHaveLength(1);
  });

  test("keeps editors' settings and visitors' data", async () => {
    const { manager } = api.dataSource;
    await query("UPDATE settings SET contact_email = 'desk@own.example', version = 2");
    const { id } = await buildCelebrity(manager);
    await query(
      `INSERT INTO page_views (viewed_at, path, subject_type, subject_id)
       SELECT viewed_at, path, subject_type, subject_id FROM page_views WHERE sample ORDER BY id LIMIT 1`,
    );
    await query(
      `UPDATE view_days SET views = views + 1 WHERE (day, path) =
       (SELECT (viewed_at AT TIME ZONE 'UTC')::date, path FROM page_views WHERE NOT sample)`,
    );
    await api.run(remove, {}, { actor });
    const { data } = await api.run("{ settings { contactEmail instagram } }");
    expect(data.settings).toEqual({ contactEmail: "desk@own.example", instagram: "" });
    expect((await days())[0].views).toBe(1);
    expect(await query("SELECT id FROM celebrities")).toEqual([{ id }]);
  });

  test("runs completely or not at all", async () => {
    const before = await rows();
    await query("CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE EXCEPTION ''no''; END'");
    await query("CREATE TRIGGER refuse BEFORE DELETE ON social_posts FOR EACH STATEMENT EXECUTE FUNCTION refuse()");
    const { errors } = await api.run(remove, {}, { actor });
    expect(errors[0].extensions.code).toBe("INTERNAL_SERVER_ERROR");
    expect(await rows()).toEqual(before);
    await query("DROP FUNCTION refuse CASCADE");
  });

  test("is rejected without a session", async () => {
    const before = await rows();
    for (const text of [status, remove]) {
      expect((await api.run(text)).errors[0].extensions.code).toBe("UNAUTHENTICATED");
    }
    expect(await rows()).toEqual(before);
  });
});
