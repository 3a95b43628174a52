import fs from "node:fs";
import path from "node:path";
import { readContent } from "./readContent";

const listFiles = (folder: string): string[] => fs.readdirSync(path.join(__dirname, folder)).sort();

describe("sample content", () => {
  const content = readContent();

  test("each celebrity has a file of outfits, named after the slug", () => {
    const files = content.celebrities.map(({ celebrity }) => `${celebrity.slug}.json`);
    expect(listFiles("celebrities")).toEqual(files);
    expect(listFiles("outfits")).toEqual(files);
    for (const { outfits } of content.celebrities) expect(outfits.length).toBeGreaterThan(0);
  });

  test("each article has a Markdown file, named after the slug", () => {
    expect(listFiles("articles")).toEqual(content.articles.map(({ slug }) => `${slug}.md`).sort());
  });

  test("slugs are unique", () => {
    for (const rows of [content.articles, content.celebrities.flatMap(({ outfits }) => outfits)]) {
      const slugs = rows.map(({ slug }) => slug);
      expect(new Set(slugs).size).toBe(slugs.length);
    }
  });
});
