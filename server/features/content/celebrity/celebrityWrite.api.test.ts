import { buildCelebrity } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("writing celebrities", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const create = (input: object) =>
    run(
      `mutation ($input: CreateCelebrityInput!) { createCelebrity(input: $input) {
        id version name slug category bio socialMedia { instagram twitter } signature { perfume } influenceScores { label percent } } }`,
      input,
    );
  const update = (input: object) =>
    run(
      `mutation ($input: UpdateCelebrityInput!) { updateCelebrity(input: $input) {
        id version name slug bio category socialMedia { instagram twitter } } }`,
      input,
    );

  test("creates one from a name alone and derives the slug", async () => {
    const { data, errors } = await create({ name: "  Wren Halloway  " });
    expect(errors).toEqual([]);
    expect(data.createCelebrity).toMatchObject({ name: "Wren Halloway", slug: "wren-halloway", version: 1, bio: "" });
  });

  test("appends -1, -2, ... to the slug of a repeated name", async () => {
    const slugs = [];
    for (let i = 0; i < 3; i += 1) slugs.push((await create({ name: "Ada Lace" })).data.createCelebrity.slug);
    expect(slugs).toEqual(["ada-lace", "ada-lace-1", "ada-lace-2"]);
  });

  test("gives simultaneous creations of one name different slugs", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => create({ name: "Twenty Times" })));
    const slugs = new Set(results.map(({ data }) => data.createCelebrity.slug as string));
    expect(results.flatMap(({ errors }) => errors)).toEqual([]);
    expect(slugs.size).toBe(20);
  });

  test.each([
    ["___", "___"],
    ["-", "celebrity"],
    ["高橋", "celebrity"],
    ["id", "id-1"],
    ["topics", "topics-1"],
    ["\u202eevil \u{1f98a} Name", "evil-name"],
  ])("avoids reserved slugs for the name %s", async (name, slug) => {
    const { data, errors } = await create({ name });
    expect(errors).toEqual([]);
    expect(data.createCelebrity.slug).toMatch(new RegExp(`^${slug}(-\\d+)?$`));
    expect(data.createCelebrity.name).toBe(name.replace("\u202e", ""));
  });

  test("stores the entered values and leaves the others empty", async () => {
    const { data } = await create({
      name: "Full Person",
      bio: "Line one\n\n<b>not html</b> 'quoted'",
      category: "Actor",
      socialMedia: { instagram: "full.person" },
      signature: { perfume: "Smoke" },
      influenceScores: [{ label: "Vintage", percent: 85 }],
    });
    expect(data.createCelebrity).toMatchObject({
      bio: "Line one\n\n<b>not html</b> 'quoted'",
      category: "Actor",
      socialMedia: { instagram: "full.person", twitter: "" },
      signature: { perfume: "Smoke" },
      influenceScores: [{ label: "Vintage", percent: 85 }],
    });
  });

  test.each([
    [{ name: "   " }, { name: "Name is required" }],
    [{ name: "x".repeat(201) }, { name: "At most 200 characters" }],
    [{ name: "A", image: "javascript:alert(1)" }, { image: "Enter the web address of a picture, or upload one" }],
    [{ name: "A", image: "//evil.example/x.png" }, { image: "Enter the web address of a picture, or upload one" }],
    [{ name: "A", image: "java\tscript:alert(1)" }, { image: "Enter the web address of a picture, or upload one" }],
    [{ name: "A", socialMedia: { website: "w".repeat(501) } }, { "socialMedia.website": "At most 500 characters" }],
    ...["facebook", "youtube", "website"].map((field): [object, object] => [
      { name: "A", socialMedia: { [field]: "@somebody" } },
      { [`socialMedia.${field}`]: "Enter a web address that begins with https:// or http://" },
    ]),
    [
      { name: "A", socialMedia: { instagram: "java\tscript:x" } },
      { "socialMedia.instagram": "Enter a handle, or a web address that begins with https:// or http://" },
    ],
    [{ name: "A", influenceScores: [{ label: "x", percent: 101 }] }, { "influenceScores.0.percent": "0 to 100" }],
    [{ name: "A", followerCount: -1 }, { followerCount: "0 or more" }],
  ])("rejects invalid values with an error for the field: %j", async (input, fieldErrors) => {
    const { errors } = await create(input);
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors });
  });

  test("rejects a NUL byte, an unknown field and a megabyte without an internal error", async () => {
    for (const input of [{ name: "a\0b" }, { name: "A", role: "admin" }, { name: "A", bio: "x".repeat(1_000_000) }]) {
      const { errors } = await create(input);
      expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
    }
  });

  test("updates only the given fields and increments the version", async () => {
    const row = await buildCelebrity(api.dataSource.manager, { name: "Before", bio: "stays", category: "Model" });
    const { data } = await update({ id: row.id, version: 1, name: "After", socialMedia: { twitter: "after" } });
    expect(data.updateCelebrity).toMatchObject({ name: "After", bio: "stays", category: "Model", version: 2 });
    const again = await update({ id: row.id, version: 2, socialMedia: { instagram: "more" } });
    expect(again.data.updateCelebrity.socialMedia).toEqual({ twitter: "after", instagram: "more" });
    const same = await update({ id: row.id, version: 3, name: "After" });
    expect(same.data.updateCelebrity.version).toBe(3);
  });

  test("rejects an update that is based on an older version", async () => {
    const row = await buildCelebrity(api.dataSource.manager, { name: "Two Editors" });
    await update({ id: row.id, version: 1, bio: "first" });
    const { errors } = await update({ id: row.id, version: 1, bio: "second" });
    expect(errors[0].extensions.code).toBe("CONFLICT");
    const { data } = await api.run(`{ celebrity(id: "${row.id}") { bio version } }`);
    expect(data.celebrity).toEqual({ bio: "first", version: 2 });
  });

  test("accepts only one of two simultaneous updates", async () => {
    const row = await buildCelebrity(api.dataSource.manager, { name: "At Once" });
    const results = await Promise.all(["one", "two"].map((bio) => update({ id: row.id, version: 1, bio })));
    const codes = results.map(({ errors }) => errors[0]?.extensions.code ?? "saved").sort();
    expect(codes).toEqual(["CONFLICT", "saved"]);
  });

  test("redirects a former slug after a change of the slug", async () => {
    const row = await buildCelebrity(api.dataSource.manager, { name: "Moved", slug: "moved" });
    const { data } = await update({ id: row.id, version: 1, slug: "Moved On!" });
    expect(data.updateCelebrity.slug).toBe("moved-on");
    const found = await api.run('{ celebrity(slug: "moved") { slug } }');
    expect(found.data.celebrity.slug).toBe("moved-on");
    await update({ id: row.id, version: 2, slug: "moved" });
    const back = await api.run('{ celebrity(slug: "moved-on") { slug } }');
    expect(back.data.celebrity.slug).toBe("moved");
  });

  test("rejects changes to a deleted celebrity", async () => {
    for (const id of ["6a4d9a52-2f7c-4a4f-9d7c-222222222222", "nonsense"]) {
      const { errors } = await update({ id, version: 1, bio: "x" });
      expect(errors[0].extensions.code).toBe("NOT_FOUND");
    }
  });

  test("predicts the slug of a name", async () => {
    const row = await buildCelebrity(api.dataSource.manager, { name: "Slug Of", slug: "slug-of" });
    const ask = (exceptId: string | null) =>
      api.run('query ($id: ID) { celebritySlug(name: "Slug Of", exceptId: $id) }', { id: exceptId }, { actor: editor });
    expect((await ask(null)).data.celebritySlug).toBe("slug-of-1");
    expect((await ask(row.id)).data.celebritySlug).toBe("slug-of");
  });

  test("adds a new category to the taxonomy, and uses the taxonomy's spelling", async () => {
    await create({ name: "First Sculptor", category: "Sculptor" });
    const { data } = await create({ name: "Second Sculptor", category: " sculptor " });
    expect(data.createCelebrity.category).toBe("Sculptor");
    const terms = await api.run("{ terms(type: category) { name usageCount } }", {}, { actor: editor });
    expect(terms.data.terms).toContainEqual({ name: "Sculptor", usageCount: 2 });
  });

  test("logs who changed which fields", async () => {
    const { data } = await create({ name: "Noted" });
    const { id } = data.createCelebrity;
    await update({ id, version: 1, bio: "new words", socialMedia: { twitter: "noted" } });
    const entries = await api.run(
      "query ($id: ID) { auditEntries(filter: { entityId: $id }) { nodes { action actorName title changes { field before after } } } }",
      { id },
      { actor: editor },
    );
    expect(entries.data.auditEntries.nodes).toEqual([
      {
        action: "update",
        actorName: editor.name,
        title: "Noted",
        changes: [
          { field: "bio", before: "", after: "new words" },
          { field: "socialMedia.twitter", before: "", after: "noted" },
        ],
      },
      { action: "create", actorName: editor.name, title: "Noted", changes: [] },
    ]);
  });
});
