import type { IncomingMessage, ServerResponse } from "node:http";
import { patience, watchBody } from "./stalledBodies";

export const bodyLimit = 200 * 1024;

const tooLarge = (): Error => Object.assign(new Error("The body is too large."), { statusCode: 413 });

/** Returns the body that came with the headers; null for one that is not complete. */
function readArrived(request: IncomingMessage): Buffer | null {
  if (!request.complete) return null;
  const chunks: Buffer[] = [];
  for (let chunk: Buffer | null; (chunk = request.read() as Buffer | null) !== null;) chunks.push(chunk);
  // Ends the stream.
  request.resume();
  return Buffer.concat(chunks);
}

function collect(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= bodyLimit) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", (error) => reject(Object.assign(error, { statusCode: 400 })));
  });
}

/**
 * Reads a whole body as text.
 * @throws an error of status 413 for a body over the limit, and of status 400 when the connection ends before the body.
 */
export async function readBody(request: IncomingMessage, response: ServerResponse): Promise<string> {
  if (Number(request.headers["content-length"]) > bodyLimit) throw tooLarge();
  const arrived = readArrived(request);
  if (!arrived) watchBody(request, response, patience);
  const body = arrived ?? (await collect(request));
  if (body.length > bodyLimit) throw tooLarge();
  return body.toString();
}
