import { gzipSync } from "node:zlib";
import {
  type FeedFixture,
  feedFixtures,
  fixtureMapping,
  readFeedFile,
  readFixture,
} from "../../../../testing/feeds/feedFixtures";
import { exportHeader } from "../../../../testing/feeds/feedFiles";
import { zip } from "../../../../testing/files/zip";

const lines = `${exportHeader}\ncafe,"Café; Gown",,Élan,Dresses,"red, new",true,49.90,60,\nb,B,,,Shoes,,true,10,,\n`;
const separated = (by: string): string => lines.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/gm, by);

const encodings: [string, (text: string) => Buffer][] = [
  ["UTF-8", (text) => Buffer.from(text)],
  ["UTF-8 with a mark", (text) => Buffer.from(`\ufeff${text}`)],
  ["UTF-16LE", (text) => Buffer.from(`\ufeff${text}`, "utf16le")],
  ["UTF-16LE without a mark", (text) => Buffer.from(text, "utf16le")],
  ["UTF-16BE", (text) => Buffer.from(`\ufeff${text}`, "utf16le").swap16()],
  ["UTF-16BE without a mark", (text) => Buffer.from(text, "utf16le").swap16()],
  ["Windows-1252", (text) => Buffer.from(text, "latin1")],
];
const delimiters: [string, string][] = [
  ["commas", ","],
  ["semicolons", ";"],
  ["tabs", "\t"],
  ["bars", "|"],
];
const packings: [string, (bytes: Buffer) => Buffer][] = [
  ["unpacked", (bytes) => bytes],
  ["gzip", (bytes) => gzipSync(bytes)],
  ["ZIP", (bytes) => zip({ "export/products.csv": bytes, "__MACOSX/._products.csv": "x" })],
];
const forms = encodings.flatMap(([encoding, encode]) =>
  delimiters.flatMap(([delimiter, by]) =>
    packings.map(([packing, pack]) => [encoding, delimiter, packing, pack(encode(separated(by)))] as const),
  ),
);
const settings = (name: FeedFixture) =>
  name === "mapped.csv" ? { format: feedFixtures[name], mapping: fixtureMapping } : {};

describe("readFeed", () => {
  it.each(forms)("reads %s separated by %s, %s", async (_encoding, _delimiter, _packing, content) => {
    const { products, problems } = await readFeedFile(content);
    expect(problems).toEqual([]);
    expect(products).toMatchObject([
      { key: "cafe", title: "Café; Gown", brand: "Élan", tags: ["red", "new"], price: { text: "$49.90" } },
      { key: "b", title: "B" },
    ]);
  });

  it("reads characters that the pieces of a large file cut, and Windows-1252 that begins late", async () => {
    const row = (id: number) => `p${id},Café ${"é".repeat(id % 7)},,Élan,Dresses,,true,49.90,60,\n`;
    const many = `${exportHeader}\n${Array.from({ length: 9_000 }, (_, id) => row(id)).join("")}`;
    for (const encoding of ["utf8", "latin1"] as const) {
      const { products } = await readFeedFile(Buffer.from(many, encoding));
      expect(products).toHaveLength(9_000);
      expect(products.every(({ title, brand }) => title.startsWith("Café") && brand === "Élan")).toBe(true);
    }
    const late = `${exportHeader}\n${"a,A,,,,,true,1,,\n".repeat(1)}${",,,,,,,,,\n".repeat(20_000)}b,Bé,,,,,true,1,,\n`;
    expect((await readFeedFile(Buffer.from(late, "latin1"))).products.at(-1)?.title).toBe("Bé");
  });

  it("accepts empty lines before the first, and no end of the last line", async () => {
    for (const content of [`\n\n${lines}`, lines.trimEnd()])
      expect((await readFeedFile(content)).products.map(({ key }) => key)).toEqual(["cafe", "b"]);
  });

  it.each(Object.keys(feedFixtures) as FeedFixture[])(
    "gives the products of %s the same hashes again",
    async (name) => {
      const read = async (content: Buffer) =>
        (await readFeedFile(content, settings(name))).raw.map(({ key, hash }) => [key, hash]);
      const content = readFixture(name);
      const first = await read(content);
      expect(await read(content)).toEqual(first);
      expect(new Set(first.map(([, hash]) => hash)).size).toBe(first.length);
    },
  );

  it("changes a hash with the content of a product, not with its place", async () => {
    const hashes = async (rows: string[]) =>
      new Map((await readFeedFile([exportHeader, ...rows].join("\n"))).raw.map(({ key, hash }) => [key, hash]));
    const [a, b] = ["a,A,,,,,true,1,,", "b,B,,,,,true,1,,"];
    const first = await hashes([a, b]);
    expect(await hashes([b, a])).toEqual(first);
    const changed = await hashes([a.replace("true,1", "true,2"), b]);
    expect(changed.get("a")).not.toBe(first.get("a"));
    expect(changed.get("b")).toBe(first.get("b"));
  });
});
