import type { IncomingMessage, ServerResponse } from "node:http";
import { patience, watchBody } from "./stalledBodies";

export const bodyLimit = 200 * 1024;

const tooLarge = (): Error => Object.assign(new Error("The body is too large."), { statusCode: 413 });

/**
 * Reads a whole body as text.
 * @throws an error of status 413 for a body over the limit, and of status 400 when the connection ends before the body.
 */
export function readBody(request: IncomingMessage, response: ServerResponse): Promise<string> {
  return new Promise((resolve, reject) => {
    if (Number(request.headers["content-length"]) > bodyLimit) {
      reject(tooLarge());
      return;
    }
    const chunks: Buffer[] = [];
    let length = 0;
    request.on("data", (chunk: Buffer) => {
      length += chunk.length;
      if (length <= bodyLimit) chunks.push(chunk);
      else reject(tooLarge());
    });
    request.once("end", () => resolve(Buffer.concat(chunks).toString()));
    request.once("error", (error) => reject(Object.assign(error, { statusCode: 400 })));
    watchBody(request, response, patience);
  });
}
