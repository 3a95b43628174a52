import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { folderStorage } from "./folderStorage";

const files = new Map([
  ["a.avif", Buffer.from("a")],
  ["a.webp", Buffer.from("b")],
]);

describe("folder storage", () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-pictures-"));
  const storage = folderStorage(folder);
  const everything = () =>
    fs
      .readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name);

  afterEach(() => fs.readdirSync(folder).forEach((name) => fs.rmSync(path.join(folder, name), { recursive: true })));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  test("returns the stored files", async () => {
    await storage.put(files);
    expect(String(await storage.read("a.webp"))).toBe("b");
    expect([await storage.has("a.avif"), await storage.has("b.avif"), await storage.read("b.avif")]).toEqual([
      true,
      false,
      null,
    ]);
    expect(everything().sort()).toEqual(["a.avif", "a.webp"]);
  });

  test("stores no file of a set when one of them cannot be stored", async () => {
    // A folder occupies the name of the second file.
    fs.mkdirSync(path.join(folder, "a.webp", "x"), { recursive: true });
    await expect(storage.put(files)).rejects.toThrow();
    expect(everything()).toEqual([]);
  });

  test("stores nothing when a file cannot be written", async () => {
    await expect(storage.put(new Map([...files, ["no/such/folder.webp", Buffer.from("c")]]))).rejects.toThrow("ENOENT");
    expect(everything()).toEqual([]);
  });

  test("deletes unfinished files of a killed process", async () => {
    const left = path.join(folder, "unfinished", "old");
    fs.mkdirSync(left, { recursive: true });
    fs.writeFileSync(path.join(left, "half.webp"), "x");
    fs.utimesSync(left, 0, 0);
    const fresh = path.join(folder, "unfinished", "fresh");
    fs.mkdirSync(fresh);
    await storage.put(files);
    expect([fs.existsSync(left), fs.existsSync(fresh)]).toEqual([false, true]);
  });
});
