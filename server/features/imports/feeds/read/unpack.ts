import { createReadStream } from "node:fs";
import fs from "node:fs/promises";
import { Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { promisify } from "node:util";
import yauzl, { type Entry, type ZipFile } from "yauzl";
import { ImportRefused } from "../../../../core/table/importRefused";

/** Opens the unpacked content of a file; every call begins at its first byte. */
export type OpenBytes = () => Promise<Readable>;

/** A small archive can unpack to any size. */
const maxUnpackedBytes = 4 * 1024 ** 3;

const openZip = promisify<string, yauzl.Options, ZipFile>(yauzl.open);

async function readHead(path: string, length: number): Promise<Buffer> {
  const file = await fs.open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

const isDataFile = ({ fileName }: Entry): boolean =>
  /\.(?:csv|tsv|txt|xml)$/i.test(fileName) && !/(?:^|\/)[._]/.test(fileName);

/** Returns the entries of an archive; the file stays open for them. */
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

const brokenArchive = () => new ImportRefused("The archive is broken or ends in the middle. Nothing was written.");

async function openZipEntry(path: string): Promise<Readable> {
  const zip = await openZip(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw brokenArchive();
  });
  const close = () => zip.close();
  try {
    const entries = await listEntries(zip);
    const files = entries.filter(isDataFile);
    if (entries.some(({ fileName }) => fileName === "xl/workbook.xml"))
      throw new ImportRefused("This is an Excel workbook. Save it as CSV UTF-8 and choose the saved file.");
    if (files.length !== 1)
      throw new ImportRefused(
        `The ZIP archive contains ${files.length === 0 ? "no" : "several"} CSV, text or XML files. It must contain exactly one.`,
      );
    const stream = await promisify<Entry, Readable>(zip.openReadStream.bind(zip))(files[0]);
    return stream.once("close", close);
  } catch (error) {
    close();
    throw error instanceof ImportRefused ? error : brokenArchive();
  }
}

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

/** Detects gzip and ZIP by the first bytes, whatever the file's name. @throws ImportRefused for a broken archive. */
export async function unpack(path: string): Promise<OpenBytes> {
  const head = await readHead(path, 4);
  if (head[0] === 0x1f && head[1] === 0x8b)
    return () => {
      const file = createReadStream(path);
      const unzipped = file.on("error", (error) => unzipped.destroy(error)).pipe(createGunzip());
      return Promise.resolve(Readable.from(limited(unzipped.once("close", () => file.destroy()))));
    };
  if (head.equals(Buffer.from("PK\u0003\u0004"))) return async () => Readable.from(limited(await openZipEntry(path)));
  return () => Promise.resolve(createReadStream(path));
}
