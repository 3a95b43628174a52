import fc from "fast-check";
import { articleHtml } from "./articleHtml.service";

const html = (content: string, rules = { newWindow: true, nofollow: true }): string => articleHtml(content, rules);

describe("article HTML", () => {
  test("renders paragraphs, lists, quotations and emphasis", () => {
    expect(html("One *soft* and **hard**.\n\nTwo.\n\n- a\n- b\n\n> Said.")).toBe(
      "<p>One <em>soft</em> and <strong>hard</strong>.</p>\n<p>Two.</p>\n<ul>\n<li>a</li>\n<li>b</li>\n</ul>\n" +
        "<blockquote>\n<p>Said.</p>\n</blockquote>",
    );
  });

  test.each([
    ["# One\n\n## Two", "<h2>One</h2>\n<h3>Two</h3>"],
    ["## One\n\n### Two", "<h2>One</h2>\n<h3>Two</h3>"],
    ["#### One", "<h2>One</h2>"],
    ["# 1\n\n###### 6", "<h2>1</h2>\n<h6>6</h6>"],
  ])("moves the highest heading below the page's h1: %j", (content, expected) => {
    expect(html(content)).toBe(expected);
  });

  test("marks outbound links as configured", () => {
    const shop = "[shop](https://shop.example/a?b=1&c=2)";
    const href = 'href="https://shop.example/a?b=1&amp;c=2"';
    expect(html(shop)).toBe(`<p><a ${href} rel="sponsored nofollow noopener" target="_blank">shop</a></p>`);
    expect(html(shop, { newWindow: false, nofollow: true })).toBe(
      `<p><a ${href} rel="sponsored nofollow noopener">shop</a></p>`,
    );
    expect(html(shop, { newWindow: true, nofollow: false })).toBe(
      `<p><a ${href} rel="sponsored noopener" target="_blank">shop</a></p>`,
    );
    expect(html("<https://shop.example>")).toContain('rel="sponsored nofollow noopener"');
    expect(html("See https://shop.example/bag.")).toContain('<a href="https://shop.example/bag" rel="sponsored');
    expect(html("[buy](/go/1)")).toContain('rel="sponsored nofollow noopener"');
    // The parser encodes the backslash, which browsers would read as a slash.
    expect(html("[own](/\\evil.example)")).toBe('<p><a href="/%5Cevil.example">own</a></p>');
    expect(html("[the look](/outfit/navy-suit)")).toBe('<p><a href="/outfit/navy-suit">the look</a></p>');
  });

  test.each([
    "[words](javascript:alert(1))",
    "[words](JaVaScRiPt:alert(1))",
    "[words](java&Tab;script:alert(1))",
    "[words](&#106;avascript:alert(1))",
    "[words](data:text/html,<script>alert(1)</script>)",
    "[words](vbscript:x)",
    "[words](mailto:)",
    "[words](tel:)",
    "[words](//evil.example)",
    "[words](ftp://files.example)",
    "[words](https://)",
    "[words](relative)",
  ])("keeps the text of a rejected link: %s", (content) => {
    expect(html(content)).toBe("<p>words</p>");
  });

  test("renders HTML as text", () => {
    expect(html("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
    expect(html('A <img src=x onerror="alert(1)"> b')).not.toContain("<img");
    expect(html('[x](https://a.example "t\\" onmouseover=\\"alert(1)")')).toContain(
      'title="t&quot; onmouseover=&quot;alert(1)"',
    );
  });

  test("allows images from the web and from this site only", () => {
    expect(html("![A coat](/art/outfit/1.svg)")).toBe(
      '<p><img src="/art/outfit/1.svg" alt="A coat" loading="lazy" decoding="async" /></p>',
    );
    expect(html("![x](data:image/svg+xml,%3Csvg%3E)")).toBe("<p></p>");
  });

  test.each([
    ["[Write to us](mailto:desk@wornby.example)", '<p><a href="mailto:desk@wornby.example">Write to us</a></p>'],
    ["[Call us](tel:+15550100)", '<p><a href="tel:+15550100">Call us</a></p>'],
    ["<desk@wornby.example>", '<p><a href="mailto:desk@wornby.example">desk@wornby.example</a></p>'],
  ])("keeps a mailto or tel link as a plain link: %s", (content, expected) => {
    const resolveOutbound = () => ({ href: "/go/1" });
    expect(articleHtml(content, { newWindow: true, nofollow: true, resolveOutbound })).toBe(expected);
  });

  test.each([
    "[words](ftp://files.example)",
    "![x](data:image/png,1)",
    "[![x](data:image/png,1)](ftp://files.example)",
  ])("closes links correctly after a rejected one: %s", (refused) => {
    const result = html(`A ${refused} here.\n\n[shop](https://shop.example)\n\nThe end.`);
    expect(unclosedTags(result)).toEqual([]);
    expect(result).toMatch(/">shop<\/a><\/p>\n<p>The end\.<\/p>$/);
  });

  test("does not nest links", () => {
    expect(html("[before <https://shop.example/a> after](https://shop.example/b)").match(/<a /g)).toHaveLength(1);
  });

  test("property: closes every opened tag for any mix of Markdown", () => {
    const address = fc.constantFrom(
      "https://shop.example/a",
      "/outfit/navy-suit",
      "mailto:a@b.example",
      "tel:1",
      "ftp://a.example",
      "javascript:alert(1)",
      "data:image/png,1",
      "//evil.example",
      "relative",
      "",
    );
    const marks = ["*", "**", "~~", "`", "# ", "> ", "- ", "1. ", "|", "\n|-|\n", "---", "[", "](", ")", "![", "\\"];
    const tags = ["<a href='/x'>", "</a>", "<p>", "</p>", "<img src=x>", "<dropped>", "</dropped>", "<", ">", "<!--"];
    const piece = fc.oneof(
      fc.constantFrom("\n", "\n\n", " ", "words", ...marks, ...tags),
      address.map((to) => `[words](${to})`),
      address.map((to) => `![picture](${to})`),
      fc.tuple(address, address).map(([picture, to]) => `[![picture](${picture}) words](${to})`),
      address.map((to) => `<${to}>`),
      fc.string({ unit: "binary", maxLength: 10 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), (pieces) => {
        const result = html(pieces.join(""));
        expect(unclosedTags(result)).toEqual([]);
        expect(result).not.toMatch(/<a[^>]*>(?:(?!<\/a>)[^])*<(?:a|p|li)[ >]/);
      }),
      { numRuns: 2_000 },
    );
  });
});

/** Returns the tags that remain open at the end, or the first closing tag without an opening one. */
function unclosedTags(result: string): string[] {
  const open: string[] = [];
  for (const [tag, closes, name] of result.matchAll(/<(\/?)([a-z0-9]+)[^>]*>/g)) {
    if (tag.endsWith("/>")) continue;
    if (!closes) open.push(name);
    else if (open.pop() !== name) return [tag];
  }
  return open;
}
