import fs from "node:fs";
import path from "node:path";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../../testing/database/testDatabase";
import { resolveUrl } from "../../../web/pages/resolveUrl";
import { BlogPost } from "../../content/blog/blogPost.entity";
import { Subscriber } from "../../readers/readers/subscriber.entity";
import { findOldPath } from "./oldPaths/findOldPath.service";
import { importFiles } from "./testing/importFolder";

const readFixture = (name: string): string =>
  fs.readFileSync(path.join(__dirname, "../../../testing/siteImport", name), "utf8");

describe("exports of other systems", () => {
  let dataSource: DataSource;
  const db = () => dataSource.manager;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  const find = async (url: string) => findOldPath(db(), url, url.startsWith("/?"));
  const readArticles = async () =>
    Object.fromEntries((await db().find(BlogPost)).map((article) => [article.slug, article]));

  test("a site of WordPress becomes articles at their old addresses", async () => {
    const files = { "export.xml": readFixture("wordpress.xml") };
    const check = await importFiles(db(), files, { isCheck: true });
    const { counts } = await importFiles(db(), files);
    expect(counts).toEqual(check.counts);
    expect(counts.article).toEqual({ created: 4, changed: 0, same: 0, kept: 0, problems: 0 });
    expect(counts.page).toMatchObject({ created: 1, problems: 0 });
    const articles = await readArticles();
    expect(articles["gray-coat"]).toMatchObject({
      title: "Gray Coat – again",
      status: "PUBLISHED",
      date: "2024-03-01",
      category: "Coats",
      author: "Ann & Co",
      image: "https://old.example/magazine/wp-content/uploads/2024/02/coat.jpg",
    });
    expect(articles.blocks).toMatchObject({ status: "DRAFT", excerpt: "Told short" });
    const coat = { kind: "blogPost", slug: "gray-coat" };
    for (const url of [
      "/magazine/2024/02/29/gray-coat/",
      "/magazine/2024/02/29/grey-coat",
      "/magazine/?p=10",
      "/magazine/index.php/2024/02/29/gray-coat/?utm_source=x",
      "/magazine/2024/02/29/gray-coat/a-coat/",
      "/magazine/?attachment_id=20",
    ])
      expect([url, await find(url)]).toEqual([url, coat]);
    expect(await find("/magazine/category/style/coats/")).toEqual({ target: "/blog?category=Coats" });
    expect(await find("/magazine/tag/wool/")).toEqual({ target: "/blog" });
    expect(await find("/magazine/author/ann-b/")).toEqual({ kind: "author", slug: "ann-co" });
    expect(await resolveUrl(db(), "/magazine/author/ann-b")).toEqual({ moved: "/author/ann-co" });
    for (const url of ["/magazine/feed/", "/magazine/?feed=rss2"])
      expect([url, await resolveUrl(db(), url)]).toEqual([url, { moved: "/blog/feed.xml" }]);
    expect(await find("/magazine/about/")).toEqual({ kind: "page", slug: "about" });
    // Behind a password, so that it became a draft.
    expect(await find("/magazine/secret/")).toEqual({ hidden: true });
    expect((await importFiles(db(), files)).counts.article).toMatchObject({ created: 0, same: 4 });
  });

  test("a site of Ghost becomes articles and subscribers", async () => {
    const members = "id,email,subscribed_to_emails,created_at\n1,ann@old.example,true,2024-02-29T10:00:00.000Z\n";
    const files = { "site.json": readFixture("ghost.json"), "members.csv": members };
    const { counts } = await importFiles(db(), files);
    expect(counts.article).toMatchObject({ created: 4, problems: 0 });
    expect(counts.page).toMatchObject({ created: 2, problems: 0 });
    const articles = await readArticles();
    expect(articles["members-only"]).toMatchObject({ status: "DRAFT" });
    expect(articles["next-year"]).toMatchObject({ date: "2099-01-01" });
    expect(await find("/journal/gray-coat-1/")).toBeNull();
    expect(await find("/journal/gray-coat/")).toEqual({ kind: "blogPost", slug: "gray-coat-1" });
    expect(await find("/journal/tag/coats/")).toEqual({ target: "/blog?category=Coats" });
    // Her only article names two authors, who are one here.
    expect(await find("/journal/author/ann/")).toEqual({ target: "/blog" });
    expect(await resolveUrl(db(), "/journal/rss/")).toEqual({ moved: "/blog/feed.xml" });
    expect(await db().find(Subscriber)).toMatchObject([
      { email: "ann@old.example", subscribed: true, createdAt: new Date("2024-02-29T10:00:00Z") },
    ]);
  });
});
