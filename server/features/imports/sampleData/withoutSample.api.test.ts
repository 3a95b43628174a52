import { editor as actor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { importSampleDataOnce } from "./sampleData.service";

jest.mock("node:fs", () => {
  const fs = jest.requireActual<typeof import("node:fs")>("node:fs");
  return { ...fs, existsSync: (file: string) => !/sample.content$/.test(file) && fs.existsSync(file) };
});

describe("installation without sample data", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  test.each(["importMockData { outfits }", "uploadSampleArticle(article: SAMPLE) { id }"])(
    "rejects %s with a message",
    async (operation) => {
      const { errors } = await api.run(`mutation { ${operation} }`, {}, { actor });
      expect(errors[0].message).toBe("Sample data is not part of this installation.");
      expect(errors[0].extensions.code).toBe("NOT_FOUND");
    },
  );

  test("starts in demo mode, and removes the sample rows of an earlier installation", async () => {
    await importSampleDataOnce(api.dataSource.manager);
    await api.dataSource.query(
      "INSERT INTO newsletter_subscribers (email, source, sample) VALUES ('a@b.example', 'home', TRUE)",
    );
    const { data, errors } = await api.run("mutation { removeSampleData { removed { subscribers } } }", {}, { actor });
    expect(errors).toEqual([]);
    expect(data.removeSampleData.removed).toEqual({ subscribers: 1 });
  });
});
