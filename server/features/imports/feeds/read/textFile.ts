import { isUtf8 } from "node:buffer";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { detectEncoding } from "../../../../core/csv/csvForm";
import { unpack } from "./unpack";

/** A text file on disk, unpacked and decoded. */
export interface TextFile {
  /** The first characters. */
  head: string;
  /** Yields the whole text in pieces; every call begins again. */
  read: () => AsyncGenerator<string>;
}

const headBytes = 65_536;

/** Returns the first bytes of a stream, and ends it. */
async function takeHead(stream: Readable): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= headBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, headBytes);
}

/** Returns the length of the bytes without a character that the end cuts. */
function wholeCharacters(bytes: Buffer): number {
  let start = bytes.length - 1;
  while (start > 0 && bytes.length - start < 4 && (bytes[start] & 0xc0) === 0x80) start--;
  const lead = bytes[start] ?? 0;
  const needed = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return bytes.length - start < needed ? start : bytes.length;
}

/** Reads the whole file, because one byte at its end can rule UTF-8 out. */
async function isAllUtf8(stream: Readable): Promise<boolean> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const end = wholeCharacters(bytes);
    if (!isUtf8(bytes.subarray(0, end))) return false;
    rest = bytes.subarray(end);
  }
  return rest.length === 0;
}

/** UTF-16 by its marks or zero bytes; else UTF-8 when every byte fits it, and Windows-1252, which contains Latin-1. */
async function detect(head: Buffer, open: () => Promise<Readable>): Promise<string> {
  const encoding = detectEncoding(head);
  if (encoding !== "utf-8") return encoding;
  return (await isAllUtf8(await open())) ? "utf-8" : "windows-1252";
}

/** Opens a text file. @throws ImportRefused for a broken archive. */
export async function openTextFile(path: string): Promise<TextFile> {
  const open = await unpack(path);
  const head = await takeHead(await open());
  const encoding = await detect(head, open);
  return {
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
