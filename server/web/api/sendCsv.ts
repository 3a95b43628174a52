import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

async function* prependChunk(first: string | undefined, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first !== undefined) yield first;
  yield* rest;
}

/** Streams a file. Waits for the first two chunks, so that an earlier failure still gets an error response. */
export async function sendCsv(reply: FastifyReply, fileName: string, pieces: AsyncGenerator<string>): Promise<void> {
  const title = (await pieces.next()).value as string;
  const second = await pieces.next();
  const first = title + (second.done ? "" : second.value);
  await reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(Readable.from(prependChunk(first, pieces)));
}
