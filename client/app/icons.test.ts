import fs from "node:fs";
import path from "node:path";

const folder = path.join(__dirname, "../public");
const read = (name: string): Buffer => fs.readFileSync(path.join(folder, name));

interface Icon {
  src: string;
  type: string;
  sizes: string;
}
const { icons } = JSON.parse(read("site.webmanifest").toString()) as { icons: Icon[] };

const maxBytes = 20_000;

describe("the icons of the site", () => {
  const linked = [
    ...fs.readFileSync(path.join(__dirname, "Document.tsx"), "utf8").matchAll(/icon" href="([^"]+)"/g),
  ].map(([, href]) => href!);

  it("are files of less than 20 kB", () => {
    expect(linked).toEqual(["/favicon.ico", "/favicon.svg", "/apple-touch-icon.png"]);
    for (const src of [...linked, ...icons.map((icon) => icon.src)]) {
      const bytes = read(src).length;
      expect([src, bytes > 0 && bytes < maxBytes]).toEqual([src, true]);
    }
  });

  it("have the sizes that the manifest names", () => {
    const drawings = icons.filter(({ type }) => type === "image/png");
    expect(drawings.length).toBeGreaterThan(1);
    for (const { src, sizes } of drawings) {
      // Width and height in the header of a PNG file.
      const header = read(src);
      expect([src, `${header.readUInt32BE(16)}x${header.readUInt32BE(20)}`]).toEqual([src, sizes]);
    }
  });
});
