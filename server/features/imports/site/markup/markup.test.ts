import fc from "fast-check";
import { articleHtml } from "../../../content/blog/articleHtml.service";
import { getText } from "./markupTree";
import { parseMarkup } from "./parseMarkup";
import type { MarkupContext } from "./markupTree";
import { toArticle } from "./toMarkdown";
import { writeMarkdown } from "./writeMarkdown";

const context: MarkupContext = {
  resolveLink: (address) => (/^(?:https?:|mailto:|\/)/.test(address) ? address : null),
  resolvePicture: (address) => (address === "" ? null : address),
  isPicturePage: (address) => address.endsWith(".jpg"),
  noteLoss: () => undefined,
};
const convert = (html: string): string => writeMarkdown(toArticle(parseMarkup(html), context));
const render = (markdown: string): string => articleHtml(markdown, { newWindow: false, nofollow: false });

interface Counted {
  type: string;
  tagName?: string;
  children?: Counted[];
}
const count = ({ type, tagName, children = [] }: Counted, name: string): number =>
  children.reduce((sum, child) => sum + count(child, name), (tagName ?? type) === name ? 1 : 0);
const withoutSpaces = (text: string): string => text.replace(/\s+/g, "");

describe("HTML as Markdown", () => {
  test.each([
    ["One <b>two</b> <i>three</i><br>four", "One **two** *three*\\\nfour"],
    ["<b>Note:</b>this, <b>a</b><b>b</b>", "**Note**:this, **ab**"],
    ["<strong><p>a</p><p>b</p></strong>", "a\n\nb"],
    ["loose <p>a</p> text<br><br>more", "loose\n\na\n\ntext\n\nmore"],
    ["a_b * [x] `c` 1 &lt; 2 &amp;lt; | ~~", "a_b \\* \\[x] \\`c\\` 1 < 2 \\&lt; | \\~\\~"],
    [
      "<p># a</p><p>1986. b</p><p>- c</p><p>+</p><p>&gt; d</p><p>=</p>",
      "\\# a\n\n1986\\. b\n\n\\- c\n\n\\+\n\n\\> d\n\n\\=",
    ],
    ["https://a.example/x_y_z?a=1&amp;copy=2", "https://a.example/x_y_z?a=1&copy=2"],
    ['Hello!<a href="https://a.example/(x)">y</a>', "Hello\\![y](https://a.example/%28x%29)"],
    ['<a href="/x"><div><h3>T</h3><p>w</p></div></a>', "[T w](/x)"],
    ['<a href="/x"></a><a href="#top">up</a>', "up"],
    ['<a href="/big.jpg"><img src="/small.jpg" alt="A"></a>', "![A](/small.jpg)"],
    [
      '<img data-src="/a.jpg" src="data:image/gif;base64,x" alt="A"><img class="emoji" alt="😀" src="/e.png">',
      "![A](/a.jpg)😀",
    ],
    ["<h2>A<br>b #</h2>", "## A b \\#"],
    ["<ul><li>a<ol start=3><li>b<li>c</ol></li><li><p>d</p><p>e</p></li></ul>", "- a\n\n  3. b\n  4. c\n\n- d\n\n  e"],
    ["<ul><li>a</li></ul><ul><li>b</li></ul>", "- a\n\n* b"],
    ["<ul><li><figure><img src='/a.jpg' alt=''></figure></li></ul>", "![](/a.jpg)"],
    ["<blockquote><p>a</p><blockquote>b</blockquote></blockquote>", "> a\n>\n> > b"],
    ['<pre><code class="language-js">a ``` b</code></pre>', "````js\na ``` b\n````"],
    ["<pre class='brush: php'>\n\n  a\n</pre>", "```php\n  a\n```"],
    ["<pre class='wp-block-verse'>A\n  b</pre>", "A\\\n\u00a0\u00a0b"],
    ["<code>`x`</code> <kbd>y</kbd>", "`` `x` `` `y`"],
    ["<table><tr><td>1|2</td><td><code>a|b</code><br>c</td></tr></table>", "| | |\n| - | - |\n| 1\\|2 | `a\\|b` c |"],
    ["<table><tr><th colspan=2>A</th></tr><tr><td>1</td></tr></table>", "| A | |\n| - | - |\n| 1 | |"],
    ["<table><tr><td><h2>x</h2></td><td><ul><li>y</ul></td></tr></table>", "## x\n\n- y"],
    ["<dl><dt>T</dt><dd>D</dd></dl>", "**T**\n\nD"],
    ["m<sup>2</sup> H<sub>2</sub>O <sup>th</sup> <q>q</q> <abbr title='World'>W</abbr>", "m² H₂O th “q” W (World)"],
    ["<details><summary>S</summary>d</details>", "**S**\n\nd"],
    ["<video><source src='https://a.example/c.mp4'></video>", "[https://a.example/c.mp4](https://a.example/c.mp4)"],
    ["<iframe title='Talk' src='//player.vimeo.com/video/5'></iframe>", "[Talk](https://vimeo.com/5)"],
    ["<script>x</script><style>y</style><!-- z --><form>f<input></form>", "f"],
  ])("%j", (html, expected) => {
    expect(convert(html)).toBe(expected);
  });

  test("property: pages show every word, picture and cell, and nothing more", () => {
    const text = fc.oneof(
      fc.constantFrom(
        "a",
        "b.",
        "c:",
        "(d)",
        "_e_",
        "*f*",
        "#",
        "1.",
        "- ",
        "`",
        "!",
        "|",
        "~~",
        "&lt;x>",
        "&amp;amp;",
        "  ",
        "\n",
      ),
      fc.string({ maxLength: 4 }).map((given) => given.replace(/[<>&\u0000-\u001f]/g, "")),
    );
    const names = [
      "p",
      "b",
      "i",
      "del",
      "h2",
      "ul",
      "ol",
      "li",
      "blockquote",
      "table",
      "tr",
      "td",
      "th",
      "div",
      "figure",
    ];
    const piece = fc.oneof(
      text,
      fc.constantFrom(...names).map((name) => `<${name}>`),
      fc.constantFrom(...names).map((name) => `</${name}>`),
      fc.constantFrom(
        "<br>",
        "<hr>",
        "<img src='/a.jpg' alt=''>",
        "<a href='/x'>y</a>",
        "<code>z</code>",
        "<pre>p\n q</pre>",
      ),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 25 }), (pieces) => {
        const nodes = parseMarkup(pieces.join(""));
        const article = toArticle(nodes, context);
        const shown = parseMarkup(render(writeMarkdown(article)));
        expect(withoutSpaces(getText(shown))).toBe(withoutSpaces(getText(nodes)));
        const page: Counted = { type: "page", children: shown };
        for (const [element, node] of [
          ["img", "image"],
          ["tr", "tableRow"],
          ["pre", "code"],
        ])
          expect([node, count(page, element)]).toEqual([node, count(article, node)]);
      }),
      { numRuns: 500 },
    );
  });
});
