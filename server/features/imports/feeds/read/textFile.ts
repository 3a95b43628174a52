import { once } from "node:events";
import type { Readable } from "node:stream";
import { detectTextEncoding } from "../../../../core/table/textEncoding";
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

/** Opens a text file. @throws ImportRefused for a broken archive. */
export async function openTextFile(path: string): Promise<TextFile> {
  const open = await unpack(path);
  const head = await takeHead(await open());
  const encoding = await detectTextEncoding(head, open);
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
