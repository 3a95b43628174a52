import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** Stalled connections are closed within ten seconds: after these milliseconds, at the next check. */
export const patience = 9_000;
const checksPerTimeout = 10;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Closes the connection unless the whole body, or the next part of an expected file, arrives in time. */
export function watchBody(
  request: IncomingMessage,
  response: ServerResponse,
  longestPause: number,
  isFile = false,
): void {
  const { socket } = request;
  let heard = Date.now();
  let arrived = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) clearInterval(timer);
    else if (isFile && !response.writableEnded && socket.bytesRead > arrived) {
      arrived = socket.bytesRead;
      heard = Date.now();
    } else if (Date.now() - heard >= longestPause) request.destroy();
  }, longestPause / checksPerTimeout);
  timer.unref();
  request.once("close", () => clearInterval(timer));
}

/**
 * Aborts requests whose body does not arrive within `longestPause` milliseconds. Node's `requestTimeout` applies to every
 * request, and an image takes longer on a slow line: below `files` only a pause may be that long.
 */
export function abortStalledBodies(app: FastifyInstance, longestPause: number, files: string): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request.raw)) watchBody(request.raw, reply.raw, longestPause, request.url.startsWith(files));
    done();
  });
}
