import type { Readable } from "node:stream";
import type { ExportFile } from "./siteRecord.types";

/** Reads a file as UTF-8, without the marks at its beginning and without control characters that no text needs. */
export async function* readExportText(file: ExportFile): AsyncGenerator<string> {
  const decoder = new TextDecoder("utf-8");
  const stream: Readable = await file.open();
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) yield clean(decoder.decode(chunk, { stream: true }));
    yield clean(decoder.decode());
  } finally {
    stream.destroy();
  }
}

const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g;
const clean = (text: string): string => text.replace(controls, "");

/** Copies a text: a part of a long text would keep all of it in memory. */
export const copyText = (text: string): string => Buffer.from(text).toString();

const beginningLength = 65_536;

/** Reads the beginning of a file, by which readers recognize it. */
export async function readBeginning(file: ExportFile): Promise<string> {
  let beginning = "";
  for await (const piece of readExportText(file)) {
    beginning += piece;
    if (beginning.length >= beginningLength) break;
  }
  return beginning;
}
