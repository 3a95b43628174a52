import { buildItem } from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";
import { deleteOldMissedSearches } from "./missedSearch.service";

describe("synonyms", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE synonyms, missed_searches, audit_log"));

  const run = async (text: string, variables?: Record<string, unknown>) => {
    const { data, errors } = await api.run(text, variables, { actor: editor });
    return errors.length ? { ...errors[0].extensions, message: errors[0].message } : data;
  };
  const create = (word: string, meaning: string) =>
    run("mutation ($input: CreateSynonymInput!) { createSynonym(input: $input) { id word meaning } }", {
      input: { word, meaning },
    });
  const words = async (args = "") =>
    (await run(`{ synonyms${args} { totalCount nodes { word meaning } } }`)).synonyms.nodes.map(
      ({ word, meaning }: { word: string; meaning: string }) => `${word} = ${meaning}`,
    );

  test("are created, changed, deleted and audited", async () => {
    const { createSynonym } = await create("  Kicks! ", "SNEAKERS");
    expect(createSynonym).toMatchObject({ word: "kicks", meaning: "sneakers" });
    await create("lorry", "truck");
    expect(await words()).toEqual(["kicks = sneakers", "lorry = truck"]);
    expect(await words('(filter: { search: "TRUCK" })')).toEqual(["lorry = truck"]);
    const input = { id: createSynonym.id, word: "kicks", meaning: "trainers" };
    await run("mutation ($input: UpdateSynonymInput!) { updateSynonym(input: $input) { id } }", { input });
    expect(await words('(filter: { search: "kicks" })')).toEqual(["kicks = trainers"]);
    const remove = () =>
      run("mutation ($input: IdInput!) { deleteSynonym(input: $input) }", { input: { id: createSynonym.id } });
    expect(await remove()).toEqual({ deleteSynonym: createSynonym.id });
    expect(await remove()).toMatchObject({ code: "NOT_FOUND", message: "This synonym no longer exists." });
    const { auditEntries } = await run(
      `{ auditEntries(filter: { entityId: "${createSynonym.id}" }) { nodes { action title } } }`,
    );
    expect(auditEntries.nodes).toEqual([
      { action: "delete", title: "kicks = trainers" },
      { action: "update", title: "kicks = trainers" },
      { action: "create", title: "kicks = sneakers" },
    ]);
  });

  test.each([
    ["", "sneakers", "Enter a word or a phrase"],
    ["!!", "sneakers", "Enter a word or a phrase"],
    ["Bag", "bag", "Enter two different words"],
    ["x".repeat(61), "bag", "At most 60 characters"],
    ["lorry", "truck", "This synonym already exists"],
  ])("refuse %j = %j", async (word, meaning, message) => {
    await create("lorry", "truck");
    const refused = await create(word, meaning);
    expect(refused).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(JSON.stringify(refused)).toContain(message);
    expect(await words()).toEqual(["lorry = truck"]);
  });

  test("stand for occasions, seasons, styles and garments", async () => {
    const createAs = (kind: string, word: string, meaning: string) =>
      run("mutation ($input: CreateSynonymInput!) { createSynonym(input: $input) { id word kind meaning } }", {
        input: { word, meaning, kind },
      });
    await api.dataSource.query("INSERT INTO missed_searches (text) VALUES ('soiree')");
    const { createSynonym } = await createAs("OCCASION", "Soiree", "Gala");
    expect(createSynonym).toMatchObject({ word: "soiree", kind: "OCCASION", meaning: "gala" });
    expect((await run("{ missedSearches { nodes { text } } }")).missedSearches.nodes).toEqual([]);
    expect(await createAs("OCCASION", "wedding", "wedding")).toHaveProperty("createSynonym");
    expect(await createAs("OCCASION", "soiree", "premiere")).toHaveProperty("createSynonym");
    expect(await createAs("GARMENT", "swim", "Swimming costume")).toMatchObject({ code: "BAD_USER_INPUT" });
    expect((await createAs("GARMENT", "frocks", "dresses")).createSynonym).toMatchObject({ meaning: "dress" });
    expect(await createAs("SEASON", "sunny", "noon")).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await createAs("SEASON", "sunny", "summer")).toHaveProperty("createSynonym");
    expect(await createAs("SEASON", "sunny", "spring")).toMatchObject({ code: "BAD_USER_INPUT" });
    const input = { id: createSynonym.id, word: "soiree", meaning: "party" };
    const { updateSynonym } = await run(
      "mutation ($input: UpdateSynonymInput!) { updateSynonym(input: $input) { kind meaning } }",
      { input },
    );
    expect(updateSynonym).toEqual({ kind: "OCCASION", meaning: "party" });
  });

  describe("synonyms: searches without results", () => {
    let visitors = 0;
    const report = async (text: string, clientAddress = `198.51.100.${visitors++}`): Promise<boolean> =>
      (await api.run("mutation ($text: String!) { reportMissedSearch(text: $text) }", { text }, { clientAddress })).data
        .reportMissedSearch;
    const missed = async (args = "") =>
      (await run(`{ missedSearches${args} { nodes { text count } } }`)).missedSearches.nodes;

    test("are counted by normalized text, without personal data", async () => {
      for (const text of [
        "Flibber  GIBBET",
        "flibber gibbet",
        "zorp",
        "me@example.com",
        "call 0170 123 45 67",
        "x".repeat(61),
        "?!",
      ]) {
        await report(text);
      }
      expect(await missed()).toEqual([
        { text: "flibber gibbet", count: 2 },
        { text: "zorp", count: 1 },
      ]);
      expect(await missed('(filter: { search: "ZO" })')).toEqual([{ text: "zorp", count: 1 }]);
    });

    test("end when an editor adds a synonym for the word, or removes them", async () => {
      for (const text of ["kicks", "zorp"]) await report(text);
      await create("kicks", "sneakers");
      expect(await missed()).toEqual([{ text: "zorp", count: 1 }]);
      const { missedSearches } = await run("{ missedSearches { nodes { id } } }");
      const input = { id: missedSearches.nodes[0].id };
      await run("mutation ($input: IdInput!) { deleteMissedSearch(input: $input) }", { input });
      expect(await missed()).toEqual([]);
      expect(await run("mutation ($input: IdInput!) { deleteMissedSearch(input: $input) }", { input })).toMatchObject({
        code: "NOT_FOUND",
      });
    });

    test("are deleted after 90 days, and a full table takes no new ones", async () => {
      await api.dataSource.query(
        "INSERT INTO missed_searches (text, last_at) SELECT 'text ' || n, now() - n * interval '1 day' - interval '1 hour' FROM generate_series(89, 91) n",
      );
      expect(await deleteOldMissedSearches(api.dataSource.manager)).toBe(2);
      await api.dataSource.query(
        "INSERT INTO missed_searches (text) SELECT 'filler ' || n FROM generate_series(1, 5000) n",
      );
      expect([await report("late"), await report("filler 7")]).toEqual([false, true]);
      expect(await missed('(first: 1, filter: { search: "late" })')).toEqual([]);
      expect(await missed("(first: 1)")).toEqual([{ text: "filler 7", count: 2 }]);
    });

    test("are not counted when the search finds something", async () => {
      await buildItem(api.dataSource.manager, { title: "Olive Parka", categoryName: "dresses" });
      expect([await report("parka"), await report("olvie parka"), await report("  ")]).toEqual([false, false, false]);
      expect(await missed()).toEqual([]);
    });

    test("of a robot reach the limit of a client", async () => {
      for (let n = 0; n < 35; n++) await report(`nonsense ${n}`, "203.0.113.9");
      const [{ count }]: { count: string }[] = await api.dataSource.query("SELECT count(*) FROM missed_searches");
      expect(Number(count)).toBeLessThanOrEqual(30);
      expect(Number(count)).toBeGreaterThan(0);
    });
  });
});
