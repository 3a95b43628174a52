import { Readable } from "node:stream";
import type { SiteProblem, SiteRecord, SiteSource } from "../siteRecord.types";

/** Reads an export from texts, a few bytes at a time. */
export async function readText(
  { read }: SiteSource,
  files: Record<string, string>,
  pieceLength = 1_000,
): Promise<(SiteRecord | SiteProblem)[]> {
  function* pieces(bytes: Buffer): Generator<Buffer> {
    for (let at = 0; at < bytes.length; at += pieceLength) yield bytes.subarray(at, at + pieceLength);
  }
  const exported = Object.entries(files).map(([name, text]) => ({
    name,
    open: () => Promise.resolve(Readable.from(pieces(Buffer.from(text)), { objectMode: false })),
  }));
  const items: (SiteRecord | SiteProblem)[] = [];
  for await (const item of read(exported)) items.push(item);
  return items;
}
