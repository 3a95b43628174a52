import { listArticleLinks, replaceLinkUrl } from "./articleLinks.service";

const other = "https://new.example/x?a=1&b=2";

describe("replaceLinkUrl", () => {
  const replaced = (content: string): string[] => {
    const [address] = listArticleLinks(content).values();
    const text = replaceLinkUrl(content, address, other);
    return [text, ...listArticleLinks(text).values()];
  };

  test.each([
    ["[a](https://a.example/p)", `[a](${other})`],
    ["[a](<https://a.example/p> 'title')", `[a](<${other}> 'title')`],
    ["[a][1]\n\n[1]: https://a.example/p", `[a][1]\n\n[1]: ${other}`],
    ["https://a.example/p, or https://a.example/p.", `${other}, or ${other}.`],
    ["[a](https://münchen.example/p)", `[a](${other})`],
    ["[a](https://a.example/größe%20m)", `[a](${other})`],
    ["[a](https://a.example?x=1&amp;y=2)", `[a](${other})`],
    ["| a |\n|---|\n| [a](https://a.example/p) |", `| a |\n|---|\n| [a](${other}) |`],
  ])("replaces the link in %j", (content, text) => expect(replaced(content)).toEqual([text, other]));

  test("replaces the address once when a longer address starts with it", () => {
    const content = "[a](https://a.example) [b](https://a.example/p) [c](https://a.example.org)";
    expect(replaceLinkUrl(content, "https://a.example", other)).toBe(
      `[a](${other}) [b](https://a.example/p) [c](https://a.example.org)`,
    );
  });

  test("accepts a new address that contains the old one or characters of Markdown", () => {
    expect(replaceLinkUrl("[a](https://a.example)", "https://a.example", "https://a.example/b")).toBe(
      "[a](https://a.example/b)",
    );
    const written = replaceLinkUrl(
      "<https://a.example> [a](https://a.example)",
      "https://a.example",
      "https://n.example/a_(b)?c=<d>*e*",
    );
    expect([...listArticleLinks(written).values()]).toEqual(["https://n.example/a_%28b%29?c=%3Cd%3E*e*"]);
  });

  test("changes nothing when the address is not linked", () => {
    const content = "`https://a.example/p`\n\n    https://a.example/p\n\n![a](https://a.example/p)";
    expect(replaceLinkUrl(content, "https://a.example/p", other)).toBe(content);
  });
});
