import fs from "node:fs";
import path from "node:path";
import type { ArticleValues } from "../siteRecord.types";
import { readText } from "../testing/readText";
import { ghostSource } from "./ghostSource";

const fixture = fs.readFileSync(path.join(__dirname, "../../../../testing/siteImport/ghost.json"), "utf8");
const members = [
  "id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at,labels,tiers",
  "1,Ann@old.example,Ann,,true,false,,2024-02-29T10:00:00.000Z,,,",
  '2,bo@old.example,"Bo ""B""",,false,false,,2024-01-01T00:00:00.000Z,,,',
  "3,cy@old.example,,,true,false,,32.13.2024,2024-05-01,,",
].join("\n");

async function readFixture(files: Record<string, string> = { "site.json": fixture }) {
  const items = await readText(ghostSource, files);
  const articles = items.filter((item) => item.kind === "article" || item.kind === "page");
  return { items, articles, find: (key: string) => articles.find((article) => article.key === key) };
}

describe("exports of Ghost", () => {
  test.each([
    [fixture.slice(0, 500), true],
    ['{"meta":{"exported_on":1,"version":"003"},"data":{', true],
    [`\ufeff${members.slice(0, 200)}`, true],
    ['{"db":[{"name":"x"}]}', false],
    ['{"posts":[{"title":"x"}]}', false],
    ["email,name\n", false],
    ["", false],
  ])("are recognized by their content: %#", (beginning, expected) => {
    expect(ghostSource.recognizes([{ name: "data.txt", beginning }])).toBe(expected);
  });

  test("give posts as articles", async () => {
    const { find } = await readFixture();
    expect(find("0b1c2d3e")).toEqual({
      kind: "article",
      key: "0b1c2d3e",
      line: "site.json, line 4",
      oldPaths: ["/journal/gray-coat/", "/journal/gray-coat/amp/", "/journal/p/0b1c2d3e/"],
      unread: [],
      values: {
        title: "Gray coat",
        slug: "gray-coat",
        content: [
          "One **coat**:warm, see [the hat](/journal/red-hat/).",
          "![A coat](https://old.example/journal/content/images/2024/02/coat.jpg)",
          "*Gray*",
          "[The shop](https://shop.example/coat)",
          "Coats & more",
          "[https://www.youtube.com/watch?v=abc](https://www.youtube.com/watch?v=abc)",
          "[A talk](https://old.example/journal/content/media/talk.mp3)",
        ].join("\n\n"),
        excerpt: "A warm one",
        authorName: "Bo, Ann",
        publishedAt: new Date("2024-02-29T23:30:00Z"),
        status: "PUBLISHED",
        categories: ["Coats"],
        tags: ["Wool"],
        image: "https://old.example/journal/content/images/2024/02/coat.jpg",
        seoTitle: "Coat, gray",
        seoDescription: "All of it",
      } satisfies ArticleValues,
    });
  });

  test("give drafts, with a sentence each", async () => {
    const { articles, items, find } = await readFixture();
    expect(articles.map(({ key, values }) => [key, values.status])).toEqual([
      ["0b1c2d3e", "PUBLISHED"],
      ["1b", "DRAFT"],
      ["2b", "PUBLISHED"],
      ["3b", "PUBLISHED"],
      ["4b", "DRAFT"],
      ["5b", "DRAFT"],
    ]);
    expect(find("3b")?.values).toMatchObject({
      content: "Soon & \\<later>",
      publishedAt: new Date("2099-01-01T00:00:00Z"),
    });
    expect(find("5b")?.values.publishedAt).toEqual(new Date(1388318310000));
    expect(items.filter((item) => item.kind === "problem")).toEqual(
      [
        ["line 5", '"Members only" was for members only: it becomes a draft.'],
        ["line 7", '"Next year" does not show its formatting, because the export has its text only.'],
        ["line 8", '"By mail" was sent by mail only: it becomes a draft.'],
      ].map(([line, sentence]) => ({ kind: "problem", line: `site.json, ${line}`, sentence })),
    );
  });

  test("give a scheduled post whose date cannot be read as a draft", async () => {
    const late = fixture.replace(
      '"2099-01-01T00:00:00.000Z"',
      '"2999-01-01T00:00:00.000Z","created_at":"2024-01-01T00:00:00.000Z"',
    );
    const { find, items } = await readFixture({ "site.json": late });
    expect(find("3b")?.values).toMatchObject({ status: "DRAFT", publishedAt: null });
    expect(items).toContainEqual({
      kind: "problem",
      line: "site.json, line 7",
      sentence: '"Next year" was scheduled, and its date cannot be read: it becomes a draft.',
    });
  });

  const gate = (nonMember: string) => `<!--kg-gated-block:begin ${nonMember} memberSegment:"status:-free"-->`;
  const gateEnd = "<!-- kg-gated-block:end -->";
  const card = (html: string, visibility: object) => ({ type: "html", html, visibility });
  const lexical = JSON.stringify({
    root: {
      children: [
        { children: [{ text: "Open" }] },
        card("PAID", { web: { nonMember: false, memberSegment: "status:-free" } }),
        card("PAID", { showOnWeb: false, showOnEmail: true }),
        card("All", { web: { nonMember: true, memberSegment: "status:free,status:-free" } }),
      ],
    },
  });
  test.each([
    ["block", { html: `<p>Open</p>${gate("nonMember:false")}<p>PAID</p>${gateEnd}<p>All</p>` }],
    ["block without a word on others", { html: `Open<!-- kg-gated-block:begin --><p>PAID</p>${gateEnd}<p>All</p>` }],
    [
      "block beside a public one",
      { html: `${gate("nonMember:true")}Open${gateEnd}${gate("")}${gate("nonMember:true")}PAID${gateEnd}<p>All</p>` },
    ],
    ["block without an end", { html: `<p>Open</p><p>All</p>${gate("nonMember:false")}<p>PAID</p>` }],
    ["block whose mark has no end", { html: "<p>Open</p><p>All</p><!--kg-gated-block:begin <p>PAID" }],
    ["card of an editor", { lexical }],
    ["card, whose words are in the plain text, too,", { lexical, plaintext: "Open\n\nPAID\n\nAll" }],
    ["card of the older editor", { mobiledoc: lexical }],
  ])("leave a members' %s of a public post out, and say so", async (_, fields) => {
    const post = { id: 1, title: "Mixed", slug: "mixed", status: "published", visibility: "public", ...fields };
    const data = { posts: [{ ...post, published_at: "2024-01-01" }] };
    const text = JSON.stringify({ db: [{ meta: { exported_on: 1, version: "5.0.0" }, data }] });
    const { articles, items } = await readFixture({ "site.json": text });
    expect(articles).toMatchObject([{ values: { status: "PUBLISHED", content: "Open\n\nAll", excerpt: "Open All" } }]);
    const sentences = items.flatMap((item) => (item.kind === "problem" ? [item.sentence] : []));
    expect(sentences).toContainEqual(expect.stringMatching(/^"Mixed" does not show .*a part for members/));
  });

  test("give archives", async () => {
    const { items } = await readFixture();
    const others = items.filter(({ kind }) => kind === "term" || kind === "redirect" || kind === "author");
    expect(others.map(({ line: _line, ...item }) => item)).toEqual([
      {
        kind: "term",
        key: "tag:t1",
        oldPaths: ["/journal/tag/coats/"],
        values: { list: "blogCategory", name: "Coats" },
      },
      { kind: "redirect", key: "tag:t2", oldPaths: ["/journal/tag/wool/"], values: { to: "/blog" } },
      { kind: "redirect", key: "feed", oldPaths: ["/journal/rss/"], values: { to: "/blog/feed.xml" } },
      { kind: "author", key: "1", oldPaths: ["/journal/author/ann/"], values: { name: "Ann" } },
      { kind: "author", key: "2", oldPaths: ["/journal/author/bo/"], values: { name: "Bo" } },
    ]);
  });

  test("leave pictures out whose site they do not name", async () => {
    const { items, find } = await readFixture({ "site.json": fixture.replace("https://old.example/journal", "") });
    expect(find("0b1c2d3e")?.values).toMatchObject({
      image: null,
      content: expect.not.stringContaining("![") as string,
    });
    expect(find("0b1c2d3e")?.oldPaths[0]).toBe("/gray-coat/");
    const sentences = items.flatMap((item) => (item.kind === "problem" ? [item.sentence] : []));
    expect(sentences[0]).toMatch(/^The export does not name the address of its site/);
    expect(sentences).toContain(
      '"Gray coat" does not show a picture without an address, the address of a file of the old site, an embedded player, ' +
        "its cover picture, whose address is not in the export.",
    );
  });

  test("take the address of their site from a file beside them", async () => {
    const { find, items } = await readFixture({
      "site.json": '{"url":"https://new.example/"}',
      "export.json": fixture.replaceAll("https://old.example/journal", ""),
    });
    expect(find("0b1c2d3e")?.values.image).toBe("https://new.example/content/images/2024/02/coat.jpg");
    expect(items.filter(({ line }) => line === "site.json")).toEqual([]);
  });

  test("give the people of a members file", async () => {
    const { items } = await readFixture({ "members.csv": members });
    const person = (email: string, subscribed: boolean, subscribedAt: Date | null) => ({
      values: { email, source: "Ghost", subscribed, subscribedAt },
    });
    expect(items).toMatchObject([
      { key: "ann@old.example", ...person("Ann@old.example", true, new Date("2024-02-29T10:00:00Z")) },
      { line: "members.csv, line 3", ...person("bo@old.example", false, new Date("2024-01-01T00:00:00Z")) },
      {
        ...person("cy@old.example", false, null),
        unread: ['The date "32.13.2024" cannot be read; the row was imported without it.'],
      },
    ]);
  });
});
