import { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

async function* behind(first: string | undefined, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  if (first !== undefined) yield first;
  yield* rest;
}

/** Answers with a file, as it is made. Two pieces are waited for: a failure before them still gets an answer in words. */
export async function sendCsv(reply: FastifyReply, fileName: string, pieces: AsyncGenerator<string>): Promise<void> {
  const title = (await pieces.next()).value as string;
  const second = await pieces.next();
  const first = title + (second.done ? "" : second.value);
  await reply
    .type("text/csv; charset=utf-8")
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .send(Readable.from(behind(first, pieces)));
}
