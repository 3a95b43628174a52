import { type TestApi, testApi } from "../../../testing/testApi";

describe("questions and answers", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  test("exist for dresses, shoes, handbags and makeup, and five for the site", async () => {
    const { data, errors } = await api.run(
      "{ categories { name faq { question answer } } siteFaq { question answer } }",
    );
    expect(errors).toEqual([]);
    const withFaq = data.categories.filter(({ faq }: { faq: unknown[] }) => faq.length > 0);
    expect(withFaq.map(({ name }: { name: string }) => name).sort()).toEqual([
      "dresses",
      "handbags",
      "makeup",
      "shoes",
    ]);
    expect(data.siteFaq).toHaveLength(5);
    const all = [...data.siteFaq, ...withFaq.flatMap(({ faq }: { faq: object[] }) => faq)];
    for (const { question, answer } of all) {
      expect(question).toMatch(/\?/);
      expect(answer).not.toBe("");
    }
  });

  test("contain the site name from the settings", async () => {
    await api.dataSource.query("UPDATE settings SET site_name = 'Gloss & $&'");
    const { data } = await api.run('{ siteFaq { question } category(name: "dresses") { faq { answer } } }');
    expect(data.siteFaq[0].question).toBe("What is Gloss & $&?");
    expect(JSON.stringify(data)).not.toContain("WornBy");
  });
});
