import { filling } from "../../../../../bench/support/catalogue";
import { type EditorApi, startEditorApi } from "../../../../../bench/support/editorApi";
import { comparePairs } from "../../../../../bench/support/pairs";
import { listFacts, readTitleFacts } from "../../../../core/vocabulary/facts";
import { deriveTraits } from "../../../../core/vocabulary/traits";
import { type OwnDatabase, ownTestDatabase } from "../../../../testing/database/testDatabase";

const size = {
  celebrities: 300,
  outfits: 3_000,
  products: 12_000,
  items: 300,
  posts: 50,
  shows: 4,
  events: 8,
  brands: 20,
};

/** Looks whose pieces are known, because names, titles and products were made from them. */
describe("each color with each garment that a generated look has as one piece", () => {
  let own: OwnDatabase;
  let api: EditorApi;
  beforeAll(async () => {
    own = await ownTestDatabase();
    for (const statement of filling(size)) await own.dataSource.query(statement);
    api = await startEditorApi(own.dataSource, null);
  });
  afterAll(async () => {
    await api.stop();
    await own.stop();
  });

  test("is read from the titles and names that were made from them", async () => {
    const rows = await own.dataSource.query<{ text: string; facts: string[][] }[]>(
      `SELECT title AS text, title_facts AS facts FROM outfits WHERE title_facts <> '[]'
       UNION ALL SELECT name, jsonb_build_array(own_facts) FROM outfit_pieces`,
    );
    const normalize = (pieces: string[][]) => pieces.map((facts) => [...facts].sort().join()).sort();
    const wrong = rows.filter(({ text, facts }) => {
      const read = facts.length > 1 ? readTitleFacts(text) : [listFacts(deriveTraits(text))];
      return normalize(read).join(" and ") !== normalize(facts).join(" and ");
    });
    expect(rows.length).toBeGreaterThan(size.outfits);
    expect(wrong).toEqual([]);
  });

  test("finds all looks with such a piece and no other, in filters, searches and for assistants", async () => {
    for (const [surface, { pairs, ...mistakes }] of await comparePairs({ api, dataSource: own.dataSource })) {
      expect(pairs).toBeGreaterThan(800);
      expect({ surface, ...mistakes }).toEqual({ surface, wrong: 0, missing: 0, examples: [] });
    }
  }, 300_000);
});
