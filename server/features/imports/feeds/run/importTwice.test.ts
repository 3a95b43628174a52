import { type FeedFixture, feedFixtures, fixtureMapping, readFixture } from "../../../../testing/feeds/feedFixtures";
import { importText, setUpImports } from "../../../../testing/feeds/feedFiles";

describe("the second import of a file", () => {
  const { db } = setUpImports();
  /** Every write of a row, even one that changes nothing, gives it another place and transaction. */
  const rows = (): Promise<object[]> =>
    db().query("SELECT source_key, ctid::text, xmin::text, version, updated_at FROM category_items ORDER BY 1");

  it.each(Object.keys(feedFixtures) as FeedFixture[])("writes no item of %s", async (name) => {
    const load = () =>
      importText(db(), readFixture(name), {
        currency: "USD",
        format: feedFixtures[name],
        mapping: name === "mapped.csv" ? fixtureMapping : null,
        linkTemplate: name.startsWith("shopify") ? "https://shop.example/products/{handle}" : undefined,
      });
    // The rules know English; the German examples become dresses by a rule of the test.
    await db().query(
      `INSERT INTO category_rules (kind, phrases, outcome, category_name, strength)
       VALUES ('ENDING', ARRAY['kleider', 'hosen', 'schals'], 'CATEGORY', 'dresses', 'ALWAYS')`,
    );
    const first = await load();
    expect(first.problems.first).toEqual([]);
    expect(first.created).toBeGreaterThan(0);
    expect(first.created).toBe((await rows()).length);
    const before = await rows();
    const second = await load();
    expect(second).toMatchObject({ created: 0, updated: 0, unchanged: first.created, missing: 0, questions: [] });
    expect(await rows()).toEqual(before);
  });
});
