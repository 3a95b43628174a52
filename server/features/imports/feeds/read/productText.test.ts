import { ImportRefused } from "../../../../core/table/importRefused";
import { createLinkBuilder } from "./linkTemplate";
import { cutAtWord } from "../../../../core/text/cutAtWord";
import { htmlText, httpAddress, plainText } from "./productText";

describe("product texts", () => {
  it("extracts the text of HTML without addresses, images and scripts", () => {
    const html =
      '<meta charset="utf-8"><style>p{}</style><script>alert(1)</script><h2>Soft &amp; warm</h2>\n<p>See <a href="https://a.example/x">this\n one</a>' +
      '<img src="https://a.example/y.png" alt="no"></p><ul><li>wool</li><li>silk</li></ul><table><tr><td>S</td><td>M</td></tr></table>';
    expect(htmlText(html)).toBe("Soft & warm See this one • wool • silk S M");
  });

  it("handles deeply nested HTML", () => expect(htmlText(`${"<div>".repeat(20_000)}x`)).toBe(""));

  it("decodes entities, drops control characters, keeps unescaped special characters", () => {
    expect(plainText(" Caf&eacute;  &amp; Co\u0000\n")).toBe("Café & Co");
    expect(plainText("heels < 4 cm & up")).toBe("heels < 4 cm & up");
  });

  it("cuts after a word and never inside a character", () => {
    expect(cutAtWord("short", 10)).toBe("short");
    expect(cutAtWord("one two, three", 10)).toBe("one two…");
    expect(cutAtWord("one two three", 8)).toBe("one two…");
    expect(cutAtWord("x".repeat(30), 10)).toBe(`${"x".repeat(9)}…`);
    expect(cutAtWord("👗".repeat(10), 10)).toBe("👗👗👗👗…");
    expect(cutAtWord("word ".repeat(900), 2_000).length).toBeLessThanOrEqual(2_000);
  });

  it("accepts http and https URLs only", () => {
    expect(httpAddress(" https://a.example/b c.jpg?v=1 ")).toBe("https://a.example/b%20c.jpg?v=1");
    for (const bad of [
      "",
      "javascript:alert(1)",
      "java\tscript:x",
      "//a.example/b",
      "data:image/png;base64,AA",
      "https://",
      "http:a",
    ]) {
      expect(httpAddress(bad)).toBe("");
    }
  });
});

describe("createLinkBuilder", () => {
  it("encodes the handle", () => {
    expect(createLinkBuilder("https://shop.example/products/{handle}?ref=w")({ key: "a b/ü$&", link: "" })).toBe(
      "https://shop.example/products/a%20b%2F%C3%BC%24%26?ref=w",
    );
  });

  it("puts the product's link into a network's link", () => {
    const build = createLinkBuilder("https://network.example/c?m=1&url={link}");
    expect(build({ key: "a", link: "https://shop.example/a?b=c" })).toBe(
      "https://network.example/c?m=1&url=https%3A%2F%2Fshop.example%2Fa%3Fb%3Dc",
    );
    expect(build({ key: "a", link: "" })).toBe("");
  });

  it.each([
    "javascript:alert('{handle}')",
    "//shop.example/{handle}",
    "https://shop.example/",
    "https://{handle}.example/x",
    "https://{handle}/x",
    "https://a@{handle}/x",
    "ftp://a/{handle}",
    "",
  ])("rejects %s", (template) => expect(() => createLinkBuilder(template)).toThrow(ImportRefused));
});
