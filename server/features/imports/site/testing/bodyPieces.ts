/** Parts of bodies and the Markdown that they become. Each part is a separate block. */
export const bodyPieces: readonly (readonly [html: string, markdown: string])[] = [
  ["<p>Plain words, <strong>strong</strong> and <em>soft</em>.</p>", "Plain words, **strong** and *soft*."],
  ["<h2>A title</h2>", "## A title"],
  ["<ul><li>One<ul><li>Two</li></ul></li></ul>", "- One\n  - Two"],
  ["<ol><li>First</li><li>Second</li></ol>", "1. First\n2. Second"],
  ["<blockquote><p>Said.</p></blockquote>", "> Said."],
  ['<pre class="wp-block-code"><code>if (a &lt; b) { c_d(); }</code></pre>', "```\nif (a < b) { c_d(); }\n```"],
  [
    "<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2|3</td></tr></tbody></table>",
    "| A | B |\n| - | - |\n| 1 | 2\\|3 |",
  ],
  [
    '<p>See <a href="https://shop.example/a?b=1&amp;c=2">the shop</a>!</p>',
    "See [the shop](https://shop.example/a?b=1&c=2)!",
  ],
  [
    '<figure class="wp-block-image"><img src="https://cdn.example/a.jpg" alt="A"/><figcaption>Said <b>so</b></figcaption></figure>',
    "![A](https://cdn.example/a.jpg)\n\n*Said __so__*",
  ],
  ["<p>A line<br>and one more * _ [x]</p>", "A line\\\nand one more \\* \\_ \\[x]"],
  ["<hr>", "---"],
  [
    '<iframe src="https://www.youtube.com/embed/a-b_c"></iframe>',
    "[https://www.youtube.com/watch?v=a-b_c](https://www.youtube.com/watch?v=a-b_c)",
  ],
  ["<p>κόσμε 👗 &amp; Größe</p>", "κόσμε 👗 & Größe"],
];

/** Chooses some parts by a number. Two lists of one kind never follow each other. */
export function chooseBody(seed: number): { html: string; markdown: string } {
  const chosen = Array.from({ length: 3 + (seed % 5) }, (_, at) => bodyPieces[(seed * 7 + at * 5) % bodyPieces.length]);
  return {
    html: chosen.map(([html]) => html).join("\n\n"),
    markdown: chosen.map(([, markdown]) => markdown).join("\n\n"),
  };
}
