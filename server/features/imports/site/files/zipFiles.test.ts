import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { zip } from "../../../../testing/files/zip";
import { listZipFiles } from "./zipFiles";

/** Places in a record of the central directory (APPNOTE 4.3.12). */
const at = { uncompressedSize: 24, localHeader: 42 };

/** Returns where the records of the central directory begin. */
function findRecords(archive: Buffer): number[] {
  const records: number[] = [];
  for (let from = 0; ;) {
    const found = archive.indexOf("PK\u0001\u0002", from, "latin1");
    if (found < 0) return records;
    records.push(found);
    from = found + 4;
  }
}

describe("files of a ZIP", () => {
  let folder: string;
  beforeAll(async () => (folder = await fs.mkdtemp(path.join(os.tmpdir(), "wornby-zip-"))));
  afterAll(() => fs.rm(folder, { recursive: true }));

  async function list(archive: Buffer): Promise<string[]> {
    const file = path.join(folder, "site.zip");
    await fs.writeFile(file, archive);
    return (await listZipFiles(file)).map(({ name }) => name);
  }
  const text = Array.from({ length: 2_000 }, (_, n) => `${n},${n * 7_919}`).join("\n");

  test("are listed", async () =>
    expect(await list(zip({ "a.csv": text, "b/c.csv": text }))).toEqual(["a.csv", "b/c.csv"]));

  test("are refused when entries share their bytes", async () => {
    const archive = zip({ "a.csv": text, "b.csv": text, "c.csv": text });
    for (const record of findRecords(archive)) archive.writeUInt32LE(0, record + at.localHeader);
    await expect(list(archive)).rejects.toThrow("Files of the archive share their bytes, so it is broken.");
  });

  test("are refused when they have more than 500 MB in all", async () => {
    const archive = zip({ "a.csv": text, "b.csv": text });
    for (const record of findRecords(archive)) archive.writeUInt32LE(251 * 1024 ** 2, record + at.uncompressedSize);
    await expect(list(archive)).rejects.toThrow("The files of the archive have more than 500 MB in all.");
  });

  test("are refused when one unpacks to more than 200 times its size", async () => {
    await expect(list(zip({ "a.csv": Buffer.alloc(11 * 1024 ** 2) }))).rejects.toThrow(
      "A file of the archive unpacks to more than 200 times its size.",
    );
    expect(await list(zip({ "a.csv": Buffer.alloc(1024 ** 2) }))).toEqual(["a.csv"]);
  });

  test("end with a sentence when an entry has more bytes than the directory says", async () => {
    const archive = zip({ "a.csv": text });
    archive.writeUInt32LE(5, findRecords(archive)[0] + at.uncompressedSize);
    const file = path.join(folder, "lie.zip");
    await fs.writeFile(file, archive);
    const [{ open }] = await listZipFiles(file);
    const readAll = async () => {
      for await (const chunk of await open()) void chunk;
    };
    await expect(readAll()).rejects.toThrow("The archive is broken or ends in the middle.");
  });
});
