import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";

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
