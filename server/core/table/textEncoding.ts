import { isUtf8 } from "node:buffer";
import type { Readable } from "node:stream";
import type { OpenBytes } from "./tableFile";

/** The name for TextDecoder. */
type TextEncoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

const startsWith = (head: Buffer, ...bytes: number[]): boolean => bytes.every((byte, at) => head[at] === byte);

/** Detects UTF-16 by the byte order mark, or by the position of zero bytes. */
function detectUtf16(head: Buffer): TextEncoding | null {
  const isZero = [0, 1, 2, 3].map((at) => head[at] === 0).join();
  if (startsWith(head, 0xff, 0xfe) || isZero === "false,true,false,true") return "utf-16le";
  if (startsWith(head, 0xfe, 0xff) || isZero === "true,false,true,false") return "utf-16be";
  return null;
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
export const detectTextEncoding = async (head: Buffer, open: OpenBytes): Promise<TextEncoding> =>
  detectUtf16(head) ?? ((await isAllUtf8(await open())) ? "utf-8" : "windows-1252");
