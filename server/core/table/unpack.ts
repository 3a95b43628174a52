import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { promisify } from "node:util";
import { createGunzip } from "node:zlib";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { ImportRefused } from "./importRefused";

/** Opens bytes from the first one. */
export type OpenBytes = () => Readable | Promise<Readable>;

/** A file that someone chose: on disk, or inside an archive. */
export interface TableFile {
  open: OpenBytes;
  /** Where it is on disk; without it, an archive is read into memory. */
  path?: string;
}

/** A file on disk. */
export const fileOnDisk = (path: string): TableFile => ({ path, open: () => createReadStream(path) });

/** What a file contains, unpacked: text, or a workbook of Excel, whose bytes are those of the file. */
export type Unpacked = { kind: "text"; open: OpenBytes } | { kind: "workbook"; bytes: Buffer };

/** A small archive can unpack to any size. */
const maxUnpackedBytes = 4 * 1024 ** 3;
/** A workbook is read into memory. */
const maxWorkbookBytes = 100 * 1024 ** 2;

const zipOptions = { lazyEntries: true, autoClose: false } as const;
const openZipFile = promisify<string, yauzl.Options, ZipFile>(yauzl.open);
const openZipBytes = promisify<Buffer, yauzl.Options, ZipFile>(yauzl.fromBuffer);

const brokenArchive = () => new ImportRefused("The archive is broken or ends in the middle. Nothing was written.");

/** Returns the first bytes of a stream, at most the given number, and ends it. */
export async function takeHead(stream: Readable, length: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= length) break;
  }
  return Buffer.concat(chunks).subarray(0, length);
}

const isDataFile = ({ fileName }: Entry): boolean =>
  /\.(?:csv|tsv|txt|xml)$/i.test(fileName) && !/(?:^|\/)[._]/.test(fileName);

function listEntries(zip: ZipFile): Promise<Entry[]> {
  return new Promise((resolve, reject) => {
    const entries: Entry[] = [];
    zip.on("entry", (entry: Entry) => {
      entries.push(entry);
      zip.readEntry();
    });
    zip.on("end", () => resolve(entries));
    zip.on("error", reject);
    zip.readEntry();
  });
}

/** Opens the archive for the work, and closes it when the work fails; on success the work closes it. */
async function withZip<Result>({ path, open }: TableFile, work: (zip: ZipFile) => Promise<Result>): Promise<Result> {
  let zip: ZipFile | null = null;
  try {
    zip =
      path === undefined
        ? await openZipBytes(await buffer(await open()), zipOptions)
        : await openZipFile(path, zipOptions);
    return await work(zip);
  } catch (error) {
    zip?.close();
    throw error instanceof ImportRefused ? error : brokenArchive();
  }
}

const openEntry = (zip: ZipFile, entry: Entry): Promise<Readable> =>
  promisify<Entry, Readable>(zip.openReadStream.bind(zip))(entry);

/** Limits the unpacked size, and turns errors of the archive into a sentence. */
async function* limited(stream: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > maxUnpackedBytes) throw new ImportRefused("The unpacked file is larger than 4 GB.");
      yield chunk;
    }
  } catch (error) {
    throw error instanceof ImportRefused ? error : brokenArchive();
  } finally {
    stream.destroy();
  }
}

/** Opens the only file of an archive with data. */
const openDataFile = (file: TableFile): Promise<Readable> =>
  withZip(file, async (zip) => {
    const files = (await listEntries(zip)).filter(isDataFile);
    if (files.length !== 1)
      throw new ImportRefused(
        `The ZIP archive contains ${files.length === 0 ? "no" : "several"} CSV, text or XML files. It must contain exactly one.`,
      );
    const stream = await openEntry(zip, files[0]);
    return Readable.from(limited(stream.once("close", () => zip.close())));
  });

/** Reads each part of a workbook, since the sizes that an archive states can be wrong. @throws ImportRefused for a large one. */
async function requireModestSize(zip: ZipFile, entries: readonly Entry[]): Promise<void> {
  const size = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
  if (size > maxWorkbookBytes)
    throw new ImportRefused(
      `The workbook unpacks to more than ${maxWorkbookBytes / 1024 ** 2} MB. Save its sheet as CSV UTF-8 and choose the saved file.`,
    );
  for (const entry of entries) for await (const _ of await openEntry(zip, entry));
}

const isWorkbook = (entries: readonly Entry[]): boolean =>
  entries.some(({ fileName }) => fileName === "xl/workbook.xml");

async function unpackZip(file: TableFile): Promise<Unpacked> {
  const hasWorkbook = await withZip(file, async (zip) => {
    const entries = await listEntries(zip);
    if (isWorkbook(entries)) await requireModestSize(zip, entries);
    zip.close();
    return isWorkbook(entries);
  });
  if (!hasWorkbook) return { kind: "text", open: () => openDataFile(file) };
  return { kind: "workbook", bytes: await buffer(await file.open()) };
}

function openGzip({ open }: TableFile): OpenBytes {
  return async () => {
    const file = await open();
    const unzipped = file.on("error", (error) => unzipped.destroy(error)).pipe(createGunzip());
    return Readable.from(limited(unzipped.once("close", () => file.destroy())));
  };
}

/** Detects gzip, ZIP and Excel by the first bytes, whatever the file's name. @throws ImportRefused for a broken archive. */
export async function unpack(file: TableFile): Promise<Unpacked> {
  const head = await takeHead(await file.open(), 4);
  if (head.equals(Buffer.from("PK\u0003\u0004"))) return unpackZip(file);
  return { kind: "text", open: head[0] === 0x1f && head[1] === 0x8b ? openGzip(file) : file.open };
}
