import fs from "node:fs";
import path from "node:path";
import { readText } from "../testing/readText";
import type { ArticleValues } from "../siteRecord.types";
import { wordpressSource } from "./wordpressSource";

const fixture = fs.readFileSync(path.join(__dirname, "../../../../testing/siteImport/wordpress.xml"), "utf8");

async function readFixture() {
  const items = await readText(wordpressSource, { "site.xml": fixture });
  const articles = items.filter((item) => item.kind === "article" || item.kind === "page");
  return { items, articles, find: (key: string) => articles.find((article) => article.key === key) };
}

const lineOf = (text: string): number => fixture.slice(0, fixture.indexOf(text)).split("\n").length;

describe("exports of WordPress", () => {
  test.each([
    [fixture.slice(0, 1000), true],
    [fixture.replaceAll("wp:", "x:").replace("xmlns:wp", "xmlns:x").slice(0, 1000), true],
    ["<rss version='2.0'><channel><title>A feed</title></channel></rss>", false],
    ["{}", false],
    ["", false],
  ])("are recognized by their content: %#", (beginning, expected) => {
    expect(wordpressSource.recognizes([{ name: "data.txt", beginning }])).toBe(expected);
  });

  test("give posts of the classic editor as articles", async () => {
    const { find } = await readFixture();
    expect(find("old.example 10")).toEqual({
      kind: "article",
      key: "old.example 10",
      line: expect.stringMatching(/^site\.xml, line \d+$/) as string,
      oldPaths: [
        "/magazine/2024/02/29/gray-coat/",
        "/magazine/?p=10",
        "/magazine/2024/02/29/grey-coat/",
        "/magazine/index.php/2024/02/29/gray-coat/",
        "/magazine/index.php?p=10",
        "/magazine/index.php/2024/02/29/grey-coat/",
        "/magazine/2024/02/29/gray-coat/a-coat/",
        "/magazine/?attachment_id=20",
      ],
      unread: [],
      values: {
        title: "Gray Coat – again",
        slug: "gray-coat",
        content: expect.any(String) as string,
        excerpt: "First line second line with a hat The coat, from a shop",
        authorName: "Ann & Co",
        publishedAt: new Date("2024-03-01T07:30:00Z"),
        status: "PUBLISHED",
        categories: ["Coats", "Style & Care"],
        tags: ["Wool"],
        image: "https://old.example/magazine/wp-content/uploads/2024/02/coat.jpg",
        seoTitle: null,
        seoDescription: "All of it",
      } satisfies ArticleValues,
    });
    expect(find("old.example 10")?.values.content).toBe(
      [
        "First **line**\\\nsecond line with [a hat](/magazine/2023/01/01/hat/#top)",
        "![A coat](https://old.example/magazine/wp-content/uploads/2024/02/coat.jpg)",
        "*The coat, from [a shop](https://shop.example/coat)*",
        "![A (gray) coat](https://old.example/magazine/wp-content/uploads/2024/02/coat.jpg)",
        "*Gray, with horn buttons*",
        "and \\[gallery] and \\[sic] and inside",
        "> Said so.",
        "- One\n  - Two",
        "```\na  <b>\n  c\n```",
        "https://video.example/watch?v=1_2_3",
        "A ]]> B",
      ].join("\n\n"),
    );
  });

  test("give posts of the block editor as articles", async () => {
    const { find } = await readFixture();
    const article = find("11");
    expect(article?.values).toMatchObject({
      status: "DRAFT",
      authorName: "gone",
      excerpt: "Told short",
      slug: null,
      publishedAt: new Date("2024-05-01T10:00:00Z"),
    });
    expect(article?.values.content).toBe(
      [
        "### Care",
        "| What | How |\n| - | - |\n| Wool \\| silk | By *hand* |",
        "*A table*",
        "Wash cold.",
        "https://video.example/2",
      ].join("\n\n"),
    );
  });

  test("give drafts and missing titles with a sentence each", async () => {
    const { articles, items } = await readFixture();
    expect(articles.find(({ kind }) => kind === "page")?.key).toBe("12");
    expect(articles.map(({ key, values }) => [key, values.status, values.title])).toEqual([
      ["old.example 10", "PUBLISHED", "Gray Coat – again"],
      ["11", "DRAFT", "Blocks"],
      ["12", "PUBLISHED", "About us"],
      ["13", "DRAFT", "Secret"],
      ["14", "PUBLISHED", "A coat for next year."],
    ]);
    expect(articles[4].values).toMatchObject({ slug: "α", publishedAt: new Date("2099-01-01T00:00:00Z") });
    expect(articles[2].oldPaths).toContain("/magazine/?page_id=12");
    const problems = items.filter((item) => item.kind === "problem");
    expect(problems.map(({ sentence }) => sentence)).toEqual([
      "2 comments are not imported: comments of this site stay in the browsers of their readers.",
      'Not imported: 1 of the type "nav_menu_item" (menu entries).',
      '"Gray Coat – again" does not show pictures of a gallery that are not in the export, the shortcode [my_plugin].',
      '"Blocks" does not show the block "latest-posts".',
      '"Secret" was protected by a password: it becomes a draft.',
      'An article without a title is now called "A coat for next year.".',
      '"Thrown away" lies in the trash of WordPress and was left out.',
    ]);
    expect(problems[4].line).toBe(`site.xml, line ${lineOf("<title>Secret") - 1}`);
  });

  test.each(["9999-12-31 00:00:00", "0000-00-00 00:00:00"])("give a scheduled post of %s as a draft", async (date) => {
    const items = await readText(wordpressSource, { "site.xml": fixture.replaceAll("2099-01-01 00:00:00", date) });
    const post = items.find((item) => item.kind === "article" && item.key === "14");
    expect(post?.kind === "article" && post.values).toMatchObject({ status: "DRAFT", publishedAt: null });
    const sentences = items.flatMap((item) => (item.kind === "problem" ? [item.sentence] : []));
    expect(sentences).toContain(
      '"A coat for next year." was scheduled, and its date cannot be read: it becomes a draft.',
    );
  });

  const readBlocks = async (fields: string) => {
    const note = "<wp:status>publish</wp:status><wp:post_type>wp_block</wp:post_type>";
    expect(fixture).toContain(note);
    const items = await readText(wordpressSource, { "site.xml": fixture.replace(note, fields) });
    return {
      article: items.find((item) => item.kind === "article" && item.key === "11"),
      sentences: items.flatMap((item) => (item.kind === "problem" ? [item.sentence] : [])),
    };
  };
  test.each([
    ["draft", "<wp:status>draft</wp:status>"],
    ["in the trash", "<wp:status>trash</wp:status>"],
    ["protected by a password", "<wp:status>publish</wp:status><wp:post_password>x</wp:post_password>"],
  ])("leave a reusable block out that is %s, as WordPress does", async (_, fields) => {
    const { article, sentences } = await readBlocks(`${fields}<wp:post_type>wp_block</wp:post_type>`);
    expect(JSON.stringify(article)).not.toContain("Wash cold.");
    expect(sentences).toContain('"Blocks" does not show the block "block", the block "latest-posts".');
  });

  test("give archives, authors and pictures", async () => {
    const { items } = await readFixture();
    const others = items.filter(({ kind }) => kind !== "article" && kind !== "page" && kind !== "problem");
    expect(others.map(({ line: _line, ...item }) => item)).toEqual([
      {
        kind: "redirect",
        key: "category:style",
        oldPaths: ["/magazine/category/style/", "/magazine/?cat=3"],
        values: { to: "/blog" },
      },
      {
        kind: "term",
        key: "category:coats",
        oldPaths: ["/magazine/category/style/coats/", "/magazine/category/coats/", "/magazine/?cat=4"],
        values: { list: "blogCategory", name: "Coats" },
      },
      {
        kind: "redirect",
        key: "post_tag:street",
        oldPaths: ["/magazine/tag/street/", "/magazine/?tag=street"],
        values: { to: "/blog/topic/street-style" },
      },
      {
        kind: "redirect",
        key: "post_tag:wool",
        oldPaths: ["/magazine/tag/wool/", "/magazine/?tag=wool"],
        values: { to: "/blog" },
      },
      {
        kind: "redirect",
        key: "feed",
        oldPaths: ["/magazine/feed/", "/magazine/feed/atom/", "/magazine/?feed=rss2"],
        values: { to: "/blog/feed.xml" },
      },
      {
        kind: "picture",
        key: "20",
        oldPaths: [],
        values: {
          address: "https://old.example/magazine/wp-content/uploads/2024/02/coat.jpg",
          alt: "A [gray] coat",
        },
      },
      { kind: "author", key: "ann b", oldPaths: ["/magazine/author/ann-b/"], values: { name: "Ann & Co" } },
    ]);
  });
});
