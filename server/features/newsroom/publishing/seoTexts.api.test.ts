import { buildCelebrity } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const image = "https://example.com/a.jpg";

describe("texts for search engines", () => {
  let api: TestApi;
  let celebrityId: string;
  beforeAll(async () => {
    api = await testApi();
    celebrityId = (await buildCelebrity(api.dataSource.manager)).id;
  });
  afterAll(() => api.stop());

  const fields = "id version seoTitle seoDescription";
  const kinds = {
    outfit: { noun: "Outfit", input: () => ({ title: "Coat", image, description: "Long.", celebrityId }) },
    celebrity: { noun: "Celebrity", input: () => ({ name: "Ada Lace" }) },
    blogPost: {
      noun: "BlogPost",
      input: () => ({ title: "Loafers", image, category: "Shoes", author: "Io", excerpt: "Short.", content: "Hello" }),
    },
  };
  type Kind = keyof typeof kinds;
  const each = Object.keys(kinds) as Kind[];
  const run = (text: string, variables: Record<string, unknown>) => api.run(text, variables, { actor: editor });
  const save = (verb: "create" | "update", kind: Kind, input: object) => {
    const name = verb + kinds[kind].noun;
    const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
    return run(`mutation ($input: ${type}!) { row: ${name}(input: $input) { ${fields} } }`, { input });
  };
  const create = async (kind: Kind, more: object = {}) => {
    const { data, errors } = await save("create", kind, { ...kinds[kind].input(), ...more });
    expect(errors).toEqual([]);
    return data.row as { id: string; version: number; seoTitle: string; seoDescription: string };
  };
  const own = { seoTitle: " Own title ", seoDescription: "Own description." };

  test.each(each)("of %s are stored, read by visitors, changed one by one and cleared", async (kind) => {
    expect(await create(kind)).toMatchObject({ seoTitle: "", seoDescription: "" });
    const { id, version, ...texts } = await create(kind, own);
    expect(texts).toEqual({ seoTitle: "Own title", seoDescription: "Own description." });
    const { data } = await api.run(`query ($id: ID!) { row: ${kind}(id: $id) { seoTitle seoDescription } }`, { id });
    expect(data.row).toEqual(texts);
    const changed = await save("update", kind, { id, version, seoTitle: "" });
    expect(changed.data.row).toMatchObject({ seoTitle: "", seoDescription: "Own description." });
    const cleared = await save("update", kind, { id, version: version + 1, seoDescription: null });
    expect(cleared.data.row).toMatchObject({ version: version + 2, seoDescription: "" });
  });

  test.each(each)("of %s have at most 120 and 320 characters, and no line breaks", async (kind) => {
    const longest = { seoTitle: "x".repeat(120), seoDescription: "x".repeat(320) };
    expect(await create(kind, longest)).toMatchObject(longest);
    const refusals = [
      [
        { seoTitle: "x".repeat(121), seoDescription: "x".repeat(321) },
        { seoTitle: "At most 120 characters", seoDescription: "At most 320 characters" },
      ],
      [
        { seoTitle: "One\ntwo", seoDescription: "One\u2028two" },
        { seoTitle: "Remove the line breaks", seoDescription: "Remove the line breaks" },
      ],
    ];
    for (const [texts, fieldErrors] of refusals) {
      const { errors } = await save("create", kind, { ...kinds[kind].input(), ...texts });
      expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors });
    }
  });

  test.each(each)("of %s belong to its revisions, and come back with one", async (kind) => {
    const { id, version } = await create(kind, own);
    await save("update", kind, { id, version, seoTitle: "Another", seoDescription: "" });
    const { data } = await run(
      `query ($id: ID!) { revisions(type: ${kind}, id: $id) { nodes { id changedFields } } }`,
      { id },
    );
    const [last, first] = data.revisions.nodes as { id: string; changedFields: string[] }[];
    expect(last.changedFields.filter((field) => field !== "structuredData").sort()).toEqual([
      "seoDescription",
      "seoTitle",
    ]);
    await run("mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }", {
      input: { type: kind, id, version: version + 1, revisionId: first.id },
    });
    const restored = await api.run(`query ($id: ID!) { row: ${kind}(id: $id) { ${fields} } }`, { id });
    expect(restored.data.row).toMatchObject({ seoTitle: "Own title", seoDescription: "Own description." });
  });

  test("of an article replace its description in lists and in its structured data", async () => {
    const { id, version } = await create("blogPost", own);
    const read = async () => {
      const { data } = await api.run(
        "query ($id: ID!) { blogPost(id: $id) { title excerpt metaDescription structuredData } }",
        { id },
      );
      const { structuredData, ...texts } = data.blogPost as Record<string, string>;
      const { headline, description } = JSON.parse(structuredData) as Record<string, string>;
      return { ...texts, headline, description };
    };
    const title = { title: "Loafers", headline: "Loafers", excerpt: "Short." };
    expect(await read()).toEqual({ ...title, metaDescription: "Own description.", description: "Own description." });
    await save("update", "blogPost", { id, version, seoDescription: "" });
    expect(await read()).toEqual({ ...title, metaDescription: "Short.", description: "Short." });
  });
});
