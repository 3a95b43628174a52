import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { ImportRefused } from "./importRefused";
import { type TableFile, takeHead } from "./tableFile";

/** A file inside an archive. */
export interface ZippedFile {
  name: string;
  /** Its size; reading it fails when it has another. */
  bytes: number;
  packedBytes: number;
  open: () => Promise<Readable>;
}

const maxEntries = 50_000;
/** Size of a local header without its name (APPNOTE 4.3.7). */
const localHeaderBytes = 30;

const zipOptions = { lazyEntries: true, autoClose: false } as const;
const openPath = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
const openBytes = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

/** Whether the file begins as archives do, whatever its name. */
export const isZip = async ({ open }: TableFile): Promise<boolean> =>
  (await takeHead(await open(), 4)).equals(Buffer.from("PK\u0003\u0004"));

const brokenArchive = () => new ImportRefused("The archive is broken or ends in the middle. Export or pack it again.");

/** Yields the bytes of a packed stream, and turns its errors into a sentence. */
export async function* readPacked(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>;
  } catch {
    throw brokenArchive();
  } finally {
    stream.destroy();
  }
}

function readEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      if (entries.length > maxEntries) reject(new ImportRefused("The archive contains more than 50,000 files."));
      else zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });
}

/** A small archive can unpack to any size with entries that share their bytes. @throws ImportRefused */
function refuseOverlaps(entries: readonly Entry[]): void {
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
async function withZip<Result>(archive: string | Buffer, work: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  let zip: ZipFile | null = null;
  try {
    zip = typeof archive === "string" ? await openPath(archive, zipOptions) : await openBytes(archive, zipOptions);
    return await work(zip);
  } catch (error) {
    zip?.close();
    throw error instanceof ImportRefused ? error : brokenArchive();
  }
}

const openEntry = (archive: string | Buffer, entry: Entry): Promise<Readable> =>
  withZip(archive, async (zip) => {
    const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);
    return Readable.from(readPacked(stream.once("close", () => zip.close())));
  });

/** Returns the files of a ZIP archive. @throws ImportRefused for a broken one. */
export async function listZip({ path, open }: TableFile): Promise<ZippedFile[]> {
  const archive = path ?? (await buffer(await open()));
  return withZip(archive, async (zip) => {
    const entries = await readEntries(zip);
    refuseOverlaps(entries);
    zip.close();
    return entries
      .filter(({ fileName }) => !fileName.endsWith("/"))
      .map((entry) => ({
        name: entry.fileName,
        bytes: entry.uncompressedSize,
        packedBytes: entry.compressedSize,
        open: () => openEntry(archive, entry),
      }));
  });
}

/** @throws ImportRefused with the sentence when the files have more bytes in all. */
export function limitSize(files: readonly ZippedFile[], maxBytes: number, sentence: string): void {
  if (files.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytes) throw new ImportRefused(sentence);
}
