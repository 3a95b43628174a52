import type { IncomingMessage, ServerResponse } from "node:http";
import { type CachedResponse, type EncodedBody, getEncodedBody } from "../../shared/cache/cachedResponse";
import { negotiateEncoding } from "../../shared/cache/negotiateEncoding";
import { matchesEtag } from "../../web/conditional";

/** Sends ready bytes in the encoding that the client likes best, or says that it has them. */
export function sendCachedResponse(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  const { headers } = request;
  if (headers["if-none-match"] !== undefined && answer.status === 200 && matchesEtag(headers, answer.etag)) {
    response.writeHead(304, answer.unchanged).end();
    return;
  }
  const send = ({ headers: own, body }: EncodedBody): void => void response.writeHead(answer.status, own).end(body);
  const form = getEncodedBody(answer, negotiateEncoding(headers["accept-encoding"]));
  if (form instanceof Promise) form.then(send).catch(() => response.destroy());
  else send(form);
}
