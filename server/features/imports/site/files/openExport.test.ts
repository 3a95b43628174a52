import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { changeDirectory, zip } from "../../../../testing/files/zip";
import { openExport } from "./openExport";

describe("the archive of an export", () => {
  let folder: string;
  beforeAll(async () => (folder = await fs.mkdtemp(path.join(os.tmpdir(), "wornby-zip-"))));
  afterAll(() => fs.rm(folder, { recursive: true }));

  async function open(archive: Buffer): Promise<string[]> {
    const file = path.join(folder, "site.zip");
    await fs.writeFile(file, archive);
    return (await openExport(file, "site.zip")).files.map(({ name }) => name);
  }
  const table = "id,title\n1,A look\n";

  test("is refused when its files have more than 500 MB in all", async () => {
    const archive = zip({ "outfits.csv": table, "blog_posts.csv": table });
    await expect(open(changeDirectory(archive, "uncompressedSize", 251 * 1024 ** 2))).rejects.toThrow(
      "The files of the archive have more than 500 MB in all.",
    );
  });

  test("is refused when a file unpacks to more than 200 times its size", async () => {
    const packed = (megabytes: number) => zip({ "outfits.csv": table + "\n".repeat(megabytes * 1024 ** 2) });
    await expect(open(packed(11))).rejects.toThrow("A file of the archive unpacks to more than 200 times its size.");
    expect(await open(packed(1))).toEqual(["outfits.csv"]);
  });
});
