import { Readable } from "node:stream";
import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { ImportRefused } from "../../../core/csv/importRefused";
import type { ExportFile } from "../siteRecord.types";

const maxEntries = 50_000;
/** A small archive can unpack to any size. */
const maxUnpackedBytes = 1024 ** 3;

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
const brokenArchive = () => new ImportRefused("The archive is broken or ends in the middle.");

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      if (entries.length > maxEntries) reject(new ImportRefused("The archive contains more than 50,000 files."));
      else zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", () => reject(brokenArchive()));
    zip.readEntry();
  });
}

/** Opens the archive for the work, and closes it when the work fails; on success the work closes it. */
async function withZip<Result>(path: string, work: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw brokenArchive();
  });
  try {
    return await work(zip);
  } catch (error) {
    zip.close();
    throw error instanceof ImportRefused ? error : brokenArchive();
  }
}

async function* limited(stream: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxUnpackedBytes) throw new ImportRefused("A file of the archive is larger than 1 GB.");
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ImportRefused ? error : brokenArchive();
  } finally {
    stream.destroy();
  }
}

const openEntry = (path: string, entry: Entry): Promise<Readable> =>
  withZip(path, async (zip) => {
    const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    return Readable.from(limited(stream.once("close", () => zip.close())));
  });

/** Returns the files of an archive. @throws ImportRefused for a broken one. */
export const listZipFiles = (path: string): Promise<ExportFile[]> =>
  withZip(path, async (zip) => {
    const entries = await listEntries(zip);
    zip.close();
    return entries
      .filter(({ fileName }) => !fileName.endsWith("/"))
      .map((entry) => ({ name: entry.fileName, open: () => openEntry(path, entry) }));
  });
