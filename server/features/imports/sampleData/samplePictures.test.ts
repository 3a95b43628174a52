import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { describeWithSample } from "../../../testing/testWithSample";
import { topics } from "../../content/blog/topics";
import { CategoryIcon } from "../../content/category/category.entity";
import { readSampleContent, samplePictures } from "./sampleContent.service";
import { celebrityRows, itemRows, outfitRows, postRows, productRows } from "./sampleRows";
import { socialPostRows, testimonialRows } from "./sampleSiteRows";

/** As in the client's Picture. */
const placeholders = ["celebrity", "outfit", "product", "post", "topic", "category", "person", "social"];

describeWithSample("sample pictures", () => {
  const listFiles = (): string[] =>
    fs
      .readdirSync(samplePictures, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));

  test("every sample row, category, topic and placeholder has its file, and there are no others", () => {
    const content = readSampleContent();
    const rows = [celebrityRows, outfitRows, productRows, itemRows, postRows, socialPostRows].flatMap((list) =>
      list(content).map(({ image }) => image),
    );
    const avatars = testimonialRows(content).map(({ avatar }) => avatar);
    const wanted = [
      ...rows,
      ...avatars,
      ...Object.keys(CategoryIcon).map((icon) => `/art/category/${icon}.svg`),
      ...topics.map(({ slug }) => `/art/topic/${slug}.svg`),
      ...["hero", "hero-dark"].map((name) => `/art/site/${name}.svg`),
      ...placeholders.map((kind) => `/art/placeholder/${kind}.svg`),
    ];
    const present = listFiles().map((file) => `/art/${path.relative(samplePictures, file).replaceAll(path.sep, "/")}`);
    expect(present.sort()).toEqual(wanted.sort());
  });

  test("are SVG of at most 12 kB that a decoder reads", async () => {
    const faults: string[] = [];
    for (const file of listFiles()) {
      const bytes = fs.readFileSync(file);
      const format = await sharp(bytes)
        .metadata()
        .then((metadata) => metadata.format, String);
      if (format !== "svg" || bytes.length > 12 * 1024) faults.push(`${file}: ${format}, ${bytes.length} bytes`);
    }
    expect(faults).toEqual([]);
  });
});
