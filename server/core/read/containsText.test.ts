// On both engines: the index finds what the expression checks.
import type { DataSource } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import { containsWord } from "./containsText";
import { renderSql } from "./sql";

const texts = [
  ["xl gown", "gown xl", "Gown\nXL", "gown (xl)", "gown—xl", "“xl”", "xls", "xles", "gown, xl's size", "gown: xl’s"],
  ["exl", "xlarge", "a_xl", "size xlt", "x l"],
] as const;

describe("containsWord", () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await testDatabase();
    await dataSource.query(
      "INSERT INTO category_items (title, category_name) SELECT text, 'dresses' FROM unnest($1::text[]) text",
      [texts.flat()],
    );
  });
  afterAll(() => dataSource.destroy());

  const find = async (forms: string[], isPrefix: boolean): Promise<string[]> => {
    const { text, values } = renderSql(containsWord("item", { forms, isPrefix }));
    const rows: { title: string }[] = await dataSource.query(
      `SELECT title FROM category_items item WHERE ${text} ORDER BY created_at, title COLLATE "C"`,
      values,
    );
    return rows.map(({ title }) => title);
  };

  test("finds a word of two letters wherever it stands alone, and never inside another", async () => {
    expect(await find(["xl"], false)).toEqual([...texts[0]].sort());
  });

  test("finds words that begin with two letters", async () => {
    expect(await find(["xl"], true)).toEqual([...texts[0], "xlarge", "size xlt"].sort());
  });

  test("finds a short spelling beside a long one", async () => {
    expect(await find(["xlarge", "x"], false)).toEqual(["x l", "xlarge"]);
  });
});
