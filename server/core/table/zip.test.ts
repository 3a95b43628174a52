import { Readable } from "node:stream";
import { changeDirectory, zip } from "../../testing/files/zip";
import { listZip, type ZippedFile } from "./zip";

const list = (archive: Buffer): Promise<ZippedFile[]> => listZip({ open: () => Readable.from([archive]) });
const text = Array.from({ length: 2_000 }, (_, n) => `${n},${n * 7_919}`).join("\n");

describe("files of a ZIP", () => {
  test("are listed", async () => {
    const files = await list(zip({ "a.csv": text, "b/c.csv": text }));
    expect(files.map(({ name }) => name)).toEqual(["a.csv", "b/c.csv"]);
  });

  test("are refused when entries share their bytes", async () => {
    const archive = changeDirectory(zip({ "a.csv": text, "b.csv": text, "c.csv": text }), "localHeader", 0);
    await expect(list(archive)).rejects.toThrow("Files of the archive share their bytes, so it is broken.");
  });

  test("end with a sentence when an entry has more bytes than the directory says", async () => {
    const [{ open }] = await list(changeDirectory(zip({ "a.csv": text }), "uncompressedSize", 5));
    const readAll = async () => {
      for await (const chunk of await open()) void chunk;
    };
    await expect(readAll()).rejects.toThrow("The archive is broken or ends in the middle.");
  });
});
