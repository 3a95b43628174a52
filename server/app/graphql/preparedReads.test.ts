import type { DataSource, EntityManager } from "typeorm";
import { BlogPost } from "../../features/content/blog/blogPost.entity";
import { testDatabase } from "../../testing/database/testDatabase";
import { Select } from "../../core/read/select";
import { sql } from "../../core/read/sql";
import { describeOnPostgres } from "../../testing/skipped";

const onPostgres = describeOnPostgres("the embedded engine prepares no statements");

onPostgres("prepared statements", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  /** Returns the statements that the connection has prepared after four equal reads. */
  const findPrepared = (read: (db: EntityManager) => Promise<unknown>): Promise<string> =>
    dataSource.transaction(async (db) => {
      for (let count = 0; count < 4; count += 1) await read(db);
      const rows: { statement: string }[] = await db.query("SELECT statement FROM pg_prepared_statements");
      return rows.map(({ statement }) => statement).join("\n");
    });
  const posts = (db: EntityManager) => new Select(db, BlogPost, "post");

  test("include repeated reads that compare with a value", async () => {
    const read = (db: EntityManager) =>
      posts(db)
        .andWhere(sql`post.author = ${"Ada"}`)
        .read({ order: "post.id", limit: 3 });
    expect(await findPrepared(read)).toContain("post.author = $1");
  });

  test.each([
    ["a pattern", sql`post.author LIKE ${"Ada%"}`, "LIKE"],
    ["a set of other rows", sql`post.id IN (SELECT id FROM blog_posts WHERE author = ${"Ada%"})`, "IN (SELECT"],
  ])("exclude reads by %s, because their best plan depends on the values", async (_, condition, text) => {
    const read = (db: EntityManager) => posts(db).andWhere(condition, { planDependsOnValues: true }).count();
    expect(await findPrepared(read)).not.toContain(text);
  });
});
