import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { createGunzip } from "node:zlib";
import { ImportRefused } from "./importRefused";
import { type OpenBytes, type TableFile, takeHead } from "./tableFile";
import { isZip, limitSize, listZip, readPacked, type ZippedFile } from "./zip";

/** What a file contains, unpacked: text, or a workbook of Excel, whose bytes are those of the file. */
export type Unpacked = { kind: "text"; open: OpenBytes } | { kind: "workbook"; bytes: Buffer };

/** A small archive can unpack to any size. */
const maxTextBytes = 4 * 1024 ** 3;
const largeText = "The unpacked file is larger than 4 GB.";
/** A workbook is read into memory. */
const maxWorkbookBytes = 100 * 1024 ** 2;
const largeWorkbook =
  "The workbook unpacks to more than 100 MB. Save its sheet as CSV UTF-8 and choose the saved file.";

const isDataFile = ({ name }: ZippedFile): boolean =>
  /\.(?:csv|tsv|txt|xml)$/i.test(name) && !/(?:^|\/)[._]/.test(name);

/** Reads each part of a workbook, because the library for workbooks believes the sizes that an archive states. */
async function unpackWorkbook(file: TableFile, parts: readonly ZippedFile[]): Promise<Unpacked> {
  limitSize(parts, maxWorkbookBytes, largeWorkbook);
  for (const part of parts) for await (const _ of await part.open());
  return { kind: "workbook", bytes: await buffer(await file.open()) };
}

async function unpackZip(file: TableFile): Promise<Unpacked> {
  const files = await listZip(file);
  if (files.some(({ name }) => name === "xl/workbook.xml")) return unpackWorkbook(file, files);
  const found = files.filter(isDataFile);
  if (found.length !== 1)
    throw new ImportRefused(
      `The ZIP archive contains ${found.length === 0 ? "no" : "several"} CSV, text or XML files. It must contain exactly one.`,
    );
  limitSize(found, maxTextBytes, largeText);
  return { kind: "text", open: found[0].open };
}

async function* limited(packed: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of readPacked(packed)) {
    size += chunk.length;
    if (size > maxTextBytes) throw new ImportRefused(largeText);
    yield chunk;
  }
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
  if (await isZip(file)) return unpackZip(file);
  const head = await takeHead(await file.open(), 2);
  return { kind: "text", open: head[0] === 0x1f && head[1] === 0x8b ? openGzip(file) : file.open };
}
