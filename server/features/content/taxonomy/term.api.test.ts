import { buildCelebrity, buildOutfit, buildPost } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { OutfitTag } from "../outfit/outfit.entity";

interface Row {
  id: string;
  name: string;
  usageCount: number;
}

describe("taxonomy terms", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, input?: object) => {
    const { data, errors } = await api.run(text, { input }, { actor: editor });
    return errors.length ? { ...errors[0].extensions, message: errors[0].message } : data;
  };
  const create = async (type: string, name: string) =>
    await run("mutation ($input: CreateTermInput!) { createTerm(input: $input) { id name } }", { type, name });
  const createRow = async (type: string, name: string): Promise<Row> => (await create(type, name)).createTerm;
  const change = async (what: "renameTerm" | "mergeTerms" | "deleteTerm", input: object) => {
    const inputType = { renameTerm: "RenameTermInput", mergeTerms: "MergeTermsInput", deleteTerm: "IdInput" }[what];
    const result = await run(
      `mutation ($input: ${inputType}!) { ${what}(input: $input) { matched changed undoId } }`,
      input,
    );
    return result[what] ?? result;
  };
  const undo = async (id: string) => {
    const result = await run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id });
    return result.undo ?? result;
  };
  const list = async (type: string): Promise<Row[]> =>
    (await run(`{ terms(type: ${type}) { id name usageCount } }`)).terms;
  /** Returns the usage count by name; undefined when the term does not exist. */
  const usage = async (type: string, name: string) => (await list(type)).find((row) => row.name === name)?.usageCount;
  const readTags = async (id: string) => (await run(`{ outfit(id: "${id}") { tags } }`)).outfit.tags;
  const tagged = async (...tags: string[]) => {
    const { id } = await buildOutfit(db());
    await db().insert(
      OutfitTag,
      tags.map((tagName) => ({ outfitId: id, tagName })),
    );
    return id;
  };

  test("are listed by name, with the number of rows in use outside the trash", async () => {
    for (const name of ["Zurich", "éclat", "Dawn"]) await createRow("occasion", name);
    await buildOutfit(db(), { occasion: "Dawn" });
    await buildOutfit(db(), { occasion: "Dawn" });
    await buildOutfit(db(), { occasion: "Dawn", deletedAt: new Date() });
    const rows = (await list("occasion")).filter(({ name }) => ["Zurich", "éclat", "Dawn"].includes(name));
    expect(rows).toMatchObject([
      { name: "Dawn", usageCount: 2 },
      { name: "éclat", usageCount: 0 },
      { name: "Zurich", usageCount: 0 },
    ]);
  });

  test.each([
    ["category", () => buildCelebrity(db(), { category: "Used" })],
    ["styleType", () => buildCelebrity(db(), { styleType: "Used" })],
    ["occasion", () => buildOutfit(db(), { occasion: "Used" })],
    ["blogCategory", () => buildPost(db(), { category: "Used" })],
    ["tag", () => tagged("Used")],
  ])("of the type %s count their uses", async (type, build) => {
    const { id } = await createRow(type, "Used");
    await build();
    expect(await usage(type, "Used")).toBe(1);
    expect(await change("deleteTerm", { id })).toMatchObject({ matched: 1, changed: 1 });
    expect(await usage(type, "Used")).toBeUndefined();
  });

  test.each([
    ["", "Name cannot be empty"],
    ["  \t ", "Name cannot be empty"],
    [" taKEN ", "This name already exists"],
    ["x".repeat(101), "At most 100 characters"],
  ])("reject the invalid name %j", async (name, sentence) => {
    if ((await usage("styleType", "Taken")) === undefined) await createRow("styleType", "Taken");
    const refused = { code: "BAD_USER_INPUT", fieldErrors: { name: sentence } };
    expect(await create("styleType", name)).toMatchObject(refused);
    const { id } = await createRow("styleType", `Other ${name.length}`);
    expect(await change("renameTerm", { id, name })).toMatchObject(refused);
  });

  test("accept a name of another list, and unusual names", async () => {
    for (const type of ["category", "tag"])
      expect(await createRow(type, "Elsewhere")).toMatchObject({ name: "Elsewhere" });
    for (const name of ["100% <b>wool</b>", "'; DROP TABLE terms; --", "👗 ڤستان", "__proto__"]) {
      expect(await createRow("tag", `  ${name} `)).toMatchObject({ name });
      expect(await usage("tag", name)).toBe(0);
    }
    expect(await create("tag", "NUL \0 byte")).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  test("are created once for twenty simultaneous requests", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => create("tag", "All at once")));
    expect(results.filter((result) => "createTerm" in result)).toHaveLength(1);
    expect(results.filter(({ message }) => message === "This name already exists")).toHaveLength(19);
  });

  test("are renamed wherever they are used, including the trash, and Undo reverts it", async () => {
    const { id } = await createRow("occasion", "Ball");
    const { id: live } = await buildOutfit(db(), { occasion: "Ball" });
    const { id: trashed } = await buildOutfit(db(), { occasion: "Ball", deletedAt: new Date() });
    const { changed, undoId } = await change("renameTerm", { id, name: " Grand Ball " });
    expect(changed).toBe(2);
    const occasions = async () =>
      (await db().query("SELECT occasion FROM outfits WHERE id = ANY($1)", [[live, trashed]])).map(
        (row: { occasion: string }) => row.occasion,
      );
    expect(await occasions()).toEqual(["Grand Ball", "Grand Ball"]);
    expect(await usage("occasion", "Grand Ball")).toBe(1);
    expect(await usage("occasion", "Ball")).toBeUndefined();
    expect(await undo(undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await occasions()).toEqual(["Ball", "Ball"]);
    expect((await list("occasion")).find((row) => row.id === id)).toMatchObject({ name: "Ball", usageCount: 1 });
  });

  test("accept a change of case", async () => {
    const { id } = await createRow("category", "stylist");
    const celebrity = await buildCelebrity(db(), { category: "stylist" });
    expect(await change("renameTerm", { id, name: "Stylist" })).toMatchObject({ changed: 1 });
    expect((await run(`{ celebrity(id: "${celebrity.id}") { category } }`)).celebrity.category).toBe("Stylist");
  });

  test("have nothing to undo when they keep their name", async () => {
    const { id } = await createRow("occasion", "Opening");
    expect(await change("renameTerm", { id, name: "Opening " })).toEqual({ matched: 1, changed: 0, undoId: null });
  });

  test("increment the versions of renamed rows, so that open edit forms conflict", async () => {
    const { id } = await createRow("category", "Icon");
    const celebrity = await buildCelebrity(db(), { category: "Icon" });
    await change("renameTerm", { id, name: "Legend" });
    const stale = await run("mutation ($input: UpdateCelebrityInput!) { updateCelebrity(input: $input) { id } }", {
      id: celebrity.id,
      version: 1,
      bio: "Old form",
    });
    expect(stale.code).toBe("CONFLICT");
  });

  test("update the search engine fields of articles", async () => {
    const { id } = await createRow("blogCategory", "Knits");
    const post = await buildPost(db(), { category: "Knits", author: "Ada" });
    const derived = async () => {
      const { keywords, structuredData } = (await run(`{ blogPost(id: "${post.id}") { keywords structuredData } }`))
        .blogPost;
      return keywords + structuredData;
    };
    const renamed = await change("renameTerm", { id, name: "Woollens" });
    expect(await derived()).toContain("Woollens");
    expect(await derived()).not.toContain("Knits");
    await undo(renamed.undoId);
    expect(await derived()).not.toContain("Woollens");
    const { id: intoId } = await createRow("blogCategory", "Textiles");
    const merged = await change("mergeTerms", { id, intoId });
    expect(await derived()).toContain("Textiles");
    await undo(merged.undoId);
    expect(await derived()).toContain("Knits");
  });

  test("update the search engine fields of articles in the trash for later restores", async () => {
    const { id } = await createRow("blogCategory", "Hats");
    const post = await buildPost(db(), { category: "Hats", deletedAt: new Date() });
    await change("renameTerm", { id, name: "Headwear" });
    await run("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", { type: "blogPost", ids: [post.id] });
    const { blogPost } = await run(`{ blogPost(id: "${post.id}") { category keywords structuredData } }`);
    expect(blogPost.category).toBe("Headwear");
    expect(blogPost.keywords).toContain("Headwear");
    expect(blogPost.structuredData).toContain("Headwear");
  });

  test("merge two tags, with an outfit that has both, and Undo separates them", async () => {
    const [from, into] = [await createRow("tag", "Denims"), await createRow("tag", "Denim")];
    const [one, both, other] = [await tagged("Denims"), await tagged("Denim", "Denims"), await tagged("Denim")];
    const { changed, undoId } = await change("mergeTerms", { id: from.id, intoId: into.id });
    expect(changed).toBe(2);
    for (const id of [one, both, other]) expect(await readTags(id)).toEqual(["Denim"]);
    expect(await usage("tag", "Denim")).toBe(3);
    expect(await usage("tag", "Denims")).toBeUndefined();
    expect(await undo(undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await readTags(one)).toEqual(["Denims"]);
    expect(await readTags(both)).toEqual(["Denim", "Denims"]);
    expect(await readTags(other)).toEqual(["Denim"]);
    expect((await list("tag")).find(({ id }) => id === from.id)).toMatchObject({ name: "Denims", usageCount: 2 });
  });

  test("skip rows in the Undo of a merge that have another entry by now", async () => {
    const [from, into] = [await createRow("occasion", "Fete"), await createRow("occasion", "Fête")];
    const rows = [await buildOutfit(db(), { occasion: "Fete" }), await buildOutfit(db(), { occasion: "Fete" })];
    const { undoId } = await change("mergeTerms", { id: from.id, intoId: into.id });
    await run("mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }", {
      id: rows[0].id,
      version: 2,
      occasion: "Gala",
    });
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 1 });
    expect([await usage("occasion", "Fete"), await usage("occasion", "Gala")]).toEqual([1, 1]);
  });

  test("reject merging terms of different lists, or one with itself", async () => {
    const [tag, occasion] = [await createRow("tag", "Alone"), await createRow("occasion", "Alone")];
    for (const intoId of [tag.id, occasion.id]) {
      expect(await change("mergeTerms", { id: tag.id, intoId })).toMatchObject({
        code: "BAD_USER_INPUT",
        message: "Choose two different entries from the same list.",
      });
    }
  });

  test("are removed from their rows on deletion, and Undo adds them again", async () => {
    const { id } = await createRow("occasion", "Picnic");
    const { id: live } = await buildOutfit(db(), { occasion: "Picnic" });
    const { id: trashed } = await buildOutfit(db(), { occasion: "Picnic", deletedAt: new Date() });
    const { changed, undoId } = await change("deleteTerm", { id });
    expect(changed).toBe(2);
    const occasion = async () => (await run(`{ outfit(id: "${live}") { occasion } }`)).outfit.occasion;
    expect(await occasion()).toBeNull();
    expect(await undo(undoId)).toEqual({ undone: 2, skipped: 0 });
    expect(await occasion()).toBe("Picnic");
    await run("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", { type: "outfit", ids: [trashed] });
    expect((await list("occasion")).find((row) => row.id === id)).toMatchObject({ name: "Picnic", usageCount: 2 });
  });

  test("return NOT_FOUND after deletion, and Undo is rejected when the name was created again", async () => {
    const { id } = await createRow("tag", "Brief");
    const { undoId } = await change("deleteTerm", { id });
    for (const [what, input] of [
      ["deleteTerm", { id }],
      ["renameTerm", { id, name: "Longer" }],
      ["mergeTerms", { id, intoId: id }],
      ["deleteTerm", { id: "nonsense" }],
    ] as const)
      expect(await change(what, input)).toMatchObject({
        code: "NOT_FOUND",
        message: "This entry no longer exists.",
      });
    const again = await createRow("tag", "brief");
    expect(await undo(undoId)).toMatchObject({ message: "This name already exists" });
    await change("deleteTerm", { id: again.id });
    expect(await undo(undoId)).toEqual({ undone: 0, skipped: 0 });
    expect(await usage("tag", "Brief")).toBe(0);
  });

  test("appear in the audit log", async () => {
    const [{ id }, into] = [await createRow("tag", "Noted"), await createRow("tag", "Kept note")];
    await change("renameTerm", { id, name: "Noted anew" });
    await change("mergeTerms", { id, intoId: into.id });
    const { auditEntries } = await run(
      `{ auditEntries(filter: { entityId: "${id}" }) { nodes { action title changes { field before after } } } }`,
    );
    expect(auditEntries.nodes).toEqual([
      { action: "merge", title: "Noted anew into Kept note", changes: [] },
      { action: "update", title: "Noted anew", changes: [{ field: "name", before: "Noted", after: "Noted anew" }] },
      { action: "create", title: "Noted", changes: [] },
    ]);
  });
});
