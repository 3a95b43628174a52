import { Readable } from "node:stream";
import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { ImportRefused } from "../../../../core/table/importRefused";
import type { ExportFile } from "../siteRecord.types";

const maxEntries = 50_000;
/** A small archive can unpack to any size: as text of one byte, or with entries that share their bytes. */
const maxUnpacked = { bytes: 500 * 1024 ** 2, ratio: 200, smallBytes: 10 * 1024 ** 2 };
/** Size of a local header without its name (APPNOTE 4.3.7). */
const localHeaderBytes = 30;

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

/** The reader verifies that no entry unpacks to more than its size here. @throws ImportRefused */
function requireModestSize(entries: readonly Entry[]): void {
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (unpacked > maxUnpacked.bytes) throw new ImportRefused("The files of the archive have more than 500 MB in all.");
  const bomb = entries.find(
    ({ uncompressedSize: size, compressedSize }) =>
      size > maxUnpacked.smallBytes && size > maxUnpacked.ratio * compressedSize,
  );
  if (bomb)
    throw new ImportRefused("A file of the archive unpacks to more than 200 times its size. Choose it unpacked.");
  const places = entries
    .map(({ relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize }) => ({
      start,
      end: start + localHeaderBytes + fileNameLength + compressedSize,
    }))
    .sort((one, other) => one.start - other.start);
  if (places.some(({ start }, at) => at > 0 && start < places[at - 1].end))
    throw new ImportRefused("Files of the archive share their bytes, so it is broken.");
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

async function* readWhole(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>;
  } catch {
    throw brokenArchive();
  } finally {
    stream.destroy();
  }
}

const openEntry = (path: string, entry: Entry): Promise<Readable> =>
  withZip(path, async (zip) => {
    const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    return Readable.from(readWhole(stream.once("close", () => zip.close())));
  });

/** Returns the files of an archive. @throws ImportRefused for a broken one. */
export const listZipFiles = (path: string): Promise<ExportFile[]> =>
  withZip(path, async (zip) => {
    const entries = await listEntries(zip);
    requireModestSize(entries);
    zip.close();
    return entries
      .filter(({ fileName }) => !fileName.endsWith("/"))
      .map((entry) => ({ name: entry.fileName, open: () => openEntry(path, entry) }));
  });
