import type { IncomingMessage } from "node:http";
import type { FastifyInstance, FastifyReply } from "fastify";

const checksPerPatience = 10;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/** Closes the connection unless the whole body, or of a file that is still wanted some part, arrives in time. */
function watch(request: IncomingMessage, { raw: answer }: FastifyReply, patience: number, isFile: boolean): void {
  const { socket } = request;
  let heard = Date.now();
  let arrived = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) clearInterval(timer);
    else if (isFile && !answer.writableEnded && socket.bytesRead > arrived) {
      arrived = socket.bytesRead;
      heard = Date.now();
    } else if (Date.now() - heard >= patience) request.destroy();
  }, patience / checksPerPatience);
  timer.unref();
  request.once("close", () => clearInterval(timer));
}

/**
 * Cuts off requests whose body does not arrive within `patience` milliseconds. Node's own `requestTimeout` is the same for
 * every request, and a picture takes longer than that on a slow line: below `files` only a pause is as long as that.
 */
export function abortStalledBodies(app: FastifyInstance, patience: number, files: string): void {
  app.addHook("onRequest", (request, reply, done) => {
    if (hasBody(request.raw)) watch(request.raw, reply, patience, request.url.startsWith(files));
    done();
  });
}
