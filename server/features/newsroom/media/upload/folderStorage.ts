import { randomUUID } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { pictureFile } from "./pictureName";
import type { StoredFile, PictureInventory } from "./pictureStorage";

/** Age in milliseconds after which unfinished files of a killed process are deleted. */
const forgottenAfter = 60 * 60 * 1_000;

const absent = (error: NodeJS.ErrnoException): null => {
  if (error.code === "ENOENT") return null;
  throw error;
};

async function sweep(unfinished: string): Promise<void> {
  for (const name of await fs.readdir(unfinished)) {
    const entry = path.join(unfinished, name);
    const { mtimeMs } = await fs.stat(entry);
    if (Date.now() - mtimeMs > forgottenAfter) await fs.rm(entry, { recursive: true, force: true });
  }
}

/** Yields the images of the folder and ignores other files and files that disappear meanwhile. */
async function* filesIn(folder: string): AsyncGenerator<StoredFile> {
  const entries = await fs.opendir(folder).catch(absent);
  for await (const { name } of entries ?? []) {
    if (!pictureFile.test(name)) continue;
    const state = await fs.stat(path.join(folder, name)).catch(absent);
    if (state) yield { name, storedAt: state.mtime };
  }
}

/** Stores images in a folder. Files are written to a temporary folder inside it and renamed when all are complete. */
export function folderStorage(folder: string): PictureInventory {
  const unfinished = path.join(folder, "unfinished");
  const place = (name: string): string => path.join(folder, name);

  async function put(files: ReadonlyMap<string, Buffer>): Promise<void> {
    const aside = path.join(unfinished, randomUUID());
    const moved: string[] = [];
    try {
      await fs.mkdir(aside, { recursive: true });
      for (const [name, bytes] of files) await fs.writeFile(path.join(aside, name), bytes, { flush: true });
      for (const name of files.keys()) {
        await fs.rename(path.join(aside, name), place(name));
        moved.push(name);
      }
    } catch (error) {
      for (const name of moved) await fs.rm(place(name), { force: true });
      throw error;
    } finally {
      await fs.rm(aside, { recursive: true, force: true });
    }
    // The upload has succeeded even if the cleanup fails.
    await sweep(unfinished).catch(() => undefined);
  }

  return {
    put,
    read: (name) => fs.readFile(place(name)).catch(absent),
    has: (name) =>
      fs.access(place(name)).then(
        () => true,
        () => false,
      ),
    list: () => filesIn(folder),
    remove: (name) => fs.rm(place(name), { force: true }),
  };
}
