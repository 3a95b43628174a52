import { ghostSource } from "./ghost/ghostSource";
import type { ArticleValues } from "./siteRecord.types";
import { readText } from "./testing/readText";
import { wordpressSource } from "./wordpress/wordpressSource";

const opening =
  '<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" ' +
  'xmlns:wp="http://wordpress.org/export/1.2/"><channel><link>https://old.example</link>\n';
const closing = "\n</channel></rss>";
const item = (id: number, content: string, more = ""): string =>
  `<item><title>Post ${id}</title><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type>` +
  `<wp:status>publish</wp:status><wp:post_date_gmt>2024-01-01 00:00:00</wp:post_date_gmt>${more}` +
  `<content:encoded><![CDATA[${content}]]></content:encoded></item>`;

interface Reading {
  articles: ArticleValues[];
  problems: string[];
}

async function read(source: typeof wordpressSource, text: string): Promise<Reading> {
  const items = await readText(source, { x: text }, 65_536);
  return {
    articles: items.flatMap((found) => (found.kind === "article" ? [found.values] : [])),
    problems: items.flatMap((found) =>
      (found.kind === "problem" ? [found.sentence] : (found.unread ?? [])).map((text) => `${found.line}: ${text}`),
    ),
  };
}
const readWordpress = (text: string): Promise<Reading> => read(wordpressSource, text);
const readGhost = (text: string): Promise<Reading> => read(ghostSource, text);

const post = (id: number, fields: object): string =>
  JSON.stringify({
    id,
    title: `Post ${id}`,
    slug: `p${id}`,
    status: "published",
    published_at: "2024-01-01",
    ...fields,
  });
const ghost = (posts: string): string => `{"db":[{"meta":{"exported_on":1},"data":{"posts":[\n${posts}\n]}}]}`;

const many = 20_000;

/** Bodies that take other readers quadratic time or more stack than there is. */
const bodies: [string, string][] = [
  ["open elements", "<b>".repeat(many)],
  ["balanced elements", `${"<div>".repeat(many)}x${"</div>".repeat(many)}`],
  ["elements that end others", "<li><p>".repeat(many)],
  ["ends without beginnings", `${"<i>".repeat(900)}${"</b>".repeat(many)}`],
  ["lists in lists", `${"<ul><li>".repeat(10_000)}x`],
  ["quotations", `${"<blockquote>".repeat(10_000)}x`],
  ["tables in tables", `${"<table><tr><td>".repeat(10_000)}x`],
  ["brackets", "[".repeat(many)],
  ["shortcodes", "[a ".repeat(many)],
  ["shortcodes with open quotation marks", "[gallery ids=\"1' ".repeat(10_000)],
  ["captions", "[caption]".repeat(10_000)],
  ["comments", "<!--".repeat(many)],
  ["tags without ends", "<a href='".repeat(many)],
  ["a huge attribute", `<a href="${"x".repeat(500_000)}">y</a>`],
  ["many attributes", `<a ${"b ".repeat(many)}>y</a>`],
  ["spaces", `x${" ".repeat(many)}y${"\u00a0 ".repeat(many)}z`],
  ["spaces in code", `<pre>x${" ".repeat(many)}\u00a0y</pre><code> ${"x".repeat(many)}</code>`],
  ["new lines", "\n".repeat(many)],
  ["asterisks", "*".repeat(many)],
  ["backquotes", `<code>${"` ".repeat(many)}</code>`],
  ["entities", "&lt;".repeat(many)],
  ["items of a numbered list", `<ol>${"<li>x</li>".repeat(2_000)}</ol>`],
  ["cells", `<table>${"<tr><td>x</td><td>y</td></tr>".repeat(1_000)}</table>`],
  ["open quotations", "<blockquote>x".repeat(900)],
  ["open formats", `${Array.from({ length: 900 }, (_, n) => `<b a${n}>`).join("")}${"<p>x".repeat(many)}`],
  ["cells over many rows", `<table>${"<tr><td rowspan=9999>x<td>y".repeat(5_000)}</table>`],
  ["reusable blocks", '<!-- wp:block {"ref":1} /-->'.repeat(10_000)],
];

describe("hostile exports of WordPress", () => {
  test.each(bodies)(
    "take little time for a body of many %s",
    async (_, body) => {
      const { articles } = await readWordpress(opening + item(1, body.slice(0, 900_000)) + item(2, "Good") + closing);
      expect(articles.map(({ title }) => title)).toEqual(["Post 1", "Post 2"]);
      expect(articles[1].content).toBe("Good");
    },
    5_000,
  );

  test("end in the middle: what is whole is read, and a sentence says where the rest begins", async () => {
    const whole = `${opening}${item(1, "Good")}\n${item(2, "Cut off")}${closing}`;
    const { articles, problems } = await readWordpress(whole.slice(0, whole.indexOf("off")));
    expect(articles.map(({ title }) => title)).toEqual(["Post 1"]);
    expect(problems).toEqual([
      "x, line 3: The file ends in the middle of the post or picture that begins here. Nothing after it was read.",
    ]);
  });

  test("expand no entities", async () => {
    const bomb =
      '<!DOCTYPE rss [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>';
    const { articles } = await readWordpress(
      `${bomb}${opening}${item(1, "x").replace("Post 1", "T &b;&f;")}${closing}`,
    );
    expect(articles[0].title).toBe("T &b;&f;");
  });

  test("with elements 10,000 deep are read up to there", async () => {
    const { articles, problems } = await readWordpress(
      `${opening}${item(1, "Good")}\n<item>${"<x>".repeat(10_000)}${"</x>".repeat(10_000)}</item>${closing}`,
    );
    expect(articles).toHaveLength(1);
    expect(problems).toEqual(["x, line 3: The elements are nested more than 20 deep. Nothing after it was read."]);
  });

  test("with a text that never ends are read up to there", async () => {
    const { articles, problems } = await readWordpress(
      `${opening}${item(1, "Good")}\n${item(2, "x".repeat(17_000_000))}`,
    );
    expect(articles).toHaveLength(1);
    expect(problems).toEqual([
      "x, line 3: A text here is longer than 16 million characters. Nothing after it was read.",
    ]);
  });

  test.each(["2024-02-30 00:00:00", "0000-00-00 00:00:00", "32.13.2020", "9999-99-99 99:99:99", "x".repeat(1_000)])(
    "with the date %s say so",
    async (date) => {
      const { articles, problems } = await readWordpress(
        opening + item(1, "Good").replace("2024-01-01 00:00:00", date) + closing,
      );
      expect(articles[0].publishedAt).toBeNull();
      expect(problems).toEqual([`x, line 2: "Post 1" has no valid date ("${date.slice(0, 40)}").`]);
    },
  );

  test("with zero bytes and broken UTF-8 are read", async () => {
    const { articles } = await readWordpress(`${opening}${item(1, "A\u0000B\ud800\u0008C")}${closing}`);
    expect(articles[0].content).toBe("AB\ufffdC");
  });

  test("give no script and no other address than those of the web", async () => {
    const bad = [
      '<a href="javascript:alert(1)">a</a><a href="data:text/html,x">b</a><a href="https://u:p@x.example">c</a>',
      '<img src="javascript:alert(1)" alt="d"><img src="data:image/png,x"><script>alert(1)</script>',
      '<p onclick="x()">e</p><svg onload="x()"></svg>&lt;script&gt;',
    ].join("");
    const { articles } = await readWordpress(opening + item(1, bad) + closing);
    expect(articles[0].content).toBe("abcd\n\ne\n\n\\<script>");
  });
});

describe("hostile exports of Ghost", () => {
  const gates: [string, string][] = [
    ["open members' parts", "<!--kg-gated-block:begin ".repeat(many)],
    ["members' parts", "<!--kg-gated-block:begin-->x<!--kg-gated-block:end-->".repeat(many)],
    ["spaces in a mark", `<!--${" ".repeat(many)}`.repeat(40)],
  ];
  test.each([...bodies.slice(0, 5), ...gates])(
    "take little time for a body of many %s",
    async (_, body) => {
      const { articles } = await readGhost(ghost(`${post(1, { html: body })},${post(2, { html: "Good" })}`));
      expect(articles.map(({ title }) => title)).toEqual(["Post 1", "Post 2"]);
      expect(articles[1].content).toBe("Good");
    },
    5_000,
  );

  test("end in the middle: what is whole is read, and a sentence says where the rest begins", async () => {
    const whole = ghost(`${post(1, { html: "Good" })},\n${post(2, { html: "Cut off" })}`);
    const { articles, problems } = await readGhost(whole.slice(0, whole.indexOf("off")));
    expect(articles).toHaveLength(1);
    expect(problems).toContain(
      "x, line 3: The file ends in the middle of what begins here. Nothing after it was read.",
    );
  });

  test.each([
    ["no JSON", '{"id":1,"title":}', "This row is not valid JSON."],
    ["10,000 deep", `{"x":${"[".repeat(10_000)}${"]".repeat(10_000)}}`, "This row is nested more than 50 deep."],
    ["huge", `{"x":"${"x".repeat(17_000_000)}"}`, "This row is longer than 16 million characters."],
  ])("with a row that is %s give the others", async (_, row, sentence) => {
    const { articles, problems } = await readGhost(ghost(`${row},\n${post(2, { html: "Good" })}`));
    expect(articles.map(({ title }) => title)).toEqual(["Post 2"]);
    expect(problems).toContain(`x, line 2: ${sentence}`);
  });

  test("with editors' texts that are nested 10,000 deep, and with dates of other kinds, are read", async () => {
    const lexical = `${'{"children":['.repeat(10_000)}{"text":"Deep"}${"]}".repeat(10_000)}`;
    const { articles } = await readGhost(ghost(post(1, { lexical, published_at: "2024-02-30" })));
    expect(articles).toMatchObject([{ content: "Deep", publishedAt: null }]);
  });
});
