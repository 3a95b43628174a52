import { articleHtml } from "./articleHtml";

const html = (content: string, rules = { newWindow: true, nofollow: true }): string => articleHtml(content, rules);

describe("an article's text", () => {
  test("becomes paragraphs, lists, quotations and emphasis", () => {
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
  ])("has its highest heading below the page's own: %j", (content, expected) => {
    expect(html(content)).toBe(expected);
  });

  test("marks links that lead out as the settings say", () => {
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
    // A backslash, which browsers read as a slash, is no longer one.
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
    "[words](mailto:a@b.example)",
    "[words](//evil.example)",
    "[words](ftp://files.example)",
    "[words](https://)",
    "[words](relative)",
  ])("keeps the words of a link it refuses: %s", (content) => {
    expect(html(content)).toBe("<p>words</p>");
  });

  test("shows HTML as text", () => {
    expect(html("<script>alert(1)</script>")).toBe("<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>");
    expect(html('A <img src=x onerror="alert(1)"> b')).not.toContain("<img");
    expect(html('[x](https://a.example "t\\" onmouseover=\\"alert(1)")')).toContain(
      'title="t&quot; onmouseover=&quot;alert(1)"',
    );
  });

  test("has pictures of the web and of this site only", () => {
    expect(html("![A coat](/art/outfit/1.svg)")).toBe(
      '<p><img src="/art/outfit/1.svg" alt="A coat" loading="lazy" decoding="async" /></p>',
    );
    expect(html("![x](data:image/svg+xml,%3Csvg%3E)")).toBe("<p></p>");
  });
});
