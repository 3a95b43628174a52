import type { DataSource, EntityManager } from "typeorm";
import { BlogPost } from "../../features/blog/blogPost.entity";
import { testDatabase } from "../../testing/testDatabase";
import { Select } from "../../shared/read/select";
import { sql } from "../../shared/read/sql";

/** On the embedded engine nothing is prepared. */
const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip;

onPostgres("reads that come often", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  /** Texts of what the connection has prepared after the read came often. */
  const preparedFor = (read: (db: EntityManager) => Promise<unknown>): Promise<string> =>
    dataSource.transaction(async (db) => {
      for (let time = 0; time < 4; time += 1) await read(db);
      const rows: { statement: string }[] = await db.query("SELECT statement FROM pg_prepared_statements");
      return rows.map(({ statement }) => statement).join("\n");
    });
  const posts = (db: EntityManager) => new Select(db, BlogPost, "post");

  test("are prepared, whatever equal values they look for", async () => {
    const read = (db: EntityManager) =>
      posts(db)
        .andWhere(sql`post.author = ${"Ada"}`)
        .read({ order: "post.id", limit: 3 });
    expect(await preparedFor(read)).toContain("post.author = $1");
  });

  test.each([
    ["a pattern", sql`post.author LIKE ${"Ada%"}`, "LIKE"],
    ["a set of other rows", sql`post.id IN (SELECT id FROM blog_posts WHERE author = ${"Ada%"})`, "IN (SELECT"],
  ])("by %s are not, because one plan does not serve all values", async (_, condition, sign) => {
    const read = (db: EntityManager) => posts(db).andWhere(condition, { planDependsOnValues: true }).count();
    expect(await preparedFor(read)).not.toContain(sign);
  });
});
