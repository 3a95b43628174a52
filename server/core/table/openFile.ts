import { once } from "node:events";
import { ImportRefused } from "./importRefused";
import { detectTextEncoding } from "./textEncoding";
import { type OpenBytes, type TableFile, takeHead } from "./tableFile";
import { unpack } from "./unpack";
import { readSheet, type SheetRow } from "./workbook";

/** A file, unpacked: a decoded text, or the rows of a workbook's sheet. */
export interface OpenedFile {
  /** The first characters of a text; empty for a workbook. */
  head: string;
  /** Yields the whole text in pieces; every call begins again. */
  read: () => AsyncGenerator<string>;
  /** Yields the rows of a workbook; every call begins again. Null for a text. */
  sheet: (() => AsyncIterable<SheetRow>) | null;
}

const headBytes = 65_536;

/** Beginnings of files that people choose by mistake, with what to do instead. */
const otherKinds: readonly [beginning: RegExp, sentence: string][] = [
  // Microsoft's compound files.
  [
    /^\u00D0\u00CF\u0011\u00E0/,
    "This looks like an old Excel workbook (.xls), or one with a password. Save it as XLSX without a password, or as CSV UTF-8.",
  ],
  [/^%PDF-/, "This looks like a PDF. Choose a CSV, text or Excel file."],
  [/^.PNG\r\n|^\u00FF\u00D8\u00FF|^GIF8/, "This looks like a picture. Choose a CSV, text or Excel file."],
];

async function openText(open: OpenBytes): Promise<OpenedFile> {
  const head = await takeHead(await open(), headBytes);
  const other = otherKinds.find(([beginning]) => beginning.test(head.toString("latin1", 0, 8)));
  if (other) throw new ImportRefused(other[1]);
  const encoding = await detectTextEncoding(head, open);
  return {
    sheet: null,
    head: new TextDecoder(encoding).decode(head, { stream: true }),
    async *read() {
      const decoder = new TextDecoder(encoding);
      const stream = await open();
      try {
        for await (const chunk of stream as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
        yield decoder.decode();
      } finally {
        stream.destroy();
        if (!stream.closed) await once(stream, "close").catch(() => undefined);
      }
    },
  };
}

/**
 * Opens a file: plain, as gzip or ZIP, in UTF-8, UTF-16 or Windows-1252, or a workbook of Excel.
 * @throws ImportRefused for other kinds of files, a broken or too large archive, and a workbook without exactly one sheet with rows.
 */
export async function openFile(file: TableFile): Promise<OpenedFile> {
  const unpacked = await unpack(file);
  if (unpacked.kind === "text") return openText(unpacked.open);
  return { head: "", read: async function* () {}, sheet: await readSheet(unpacked.bytes) };
}
