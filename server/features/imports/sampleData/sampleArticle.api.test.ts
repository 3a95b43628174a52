import { editor as actor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { describeWithSample } from "../../../testing/testWithSample";

const upload = (article: string) => `mutation { uploadSampleArticle(article: ${article}) { id title slug category } }`;

describeWithSample("uploadSampleArticle", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE blog_posts, audit_log CASCADE"));

  const count = async (table: string): Promise<number> =>
    (await api.dataSource.query(`SELECT count(*)::int AS n FROM ${table}`))[0].n;

  test("requires an administrator", async () => {
    const { errors } = await api.run(upload("SAMPLE"));
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
    expect(await count("blog_posts")).toBe(0);
  });

  test.each([
    ["SAMPLE", "Shoes"],
    ["RED_CARPET", "Red Carpet"],
    ["STREET_STYLE", "Street Style"],
  ])("creates %s once", async (article, category) => {
    const { data, errors } = await api.run(upload(article), {}, { actor });
    expect(errors).toEqual([]);
    expect(data.uploadSampleArticle.category).toBe(category);
    await api.dataSource.query("UPDATE blog_posts SET title = 'Edited'");
    const again = await api.run(upload(article), {}, { actor });
    expect(again.data.uploadSampleArticle).toEqual({ ...data.uploadSampleArticle, title: "Edited" });
    expect([await count("blog_posts"), await count("audit_log")]).toEqual([1, 1]);
  });

  test("does not restore an article from the trash", async () => {
    await api.run(upload("SAMPLE"), {}, { actor });
    await api.dataSource.query("UPDATE blog_posts SET deleted_at = now()");
    const { errors } = await api.run(upload("SAMPLE"), {}, { actor });
    expect(errors[0].extensions.code).toBe("CONFLICT");
    expect(await count("audit_log")).toBe(1);
  });
});
