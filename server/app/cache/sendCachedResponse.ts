import type { IncomingMessage, ServerResponse } from "node:http";
import { type CachedResponse, type EncodedBody, getEncodedBody } from "../../shared/cache/cachedResponse";
import { negotiateEncoding } from "../../shared/cache/negotiateEncoding";
import { matchesEtag } from "../../web/conditional";

/** Sends a cached response in the encoding that the client prefers, or 304 when the client has it. */
export function sendCachedResponse(request: IncomingMessage, response: ServerResponse, cached: CachedResponse): void {
  const { headers } = request;
  if (headers["if-none-match"] !== undefined && cached.status === 200 && matchesEtag(headers, cached.etag)) {
    response.writeHead(304, cached.notModifiedHeaders).end();
    return;
  }
  const send = (encoded: EncodedBody): void =>
    void response.writeHead(cached.status, encoded.headers).end(encoded.body);
  const encoded = getEncodedBody(cached, negotiateEncoding(headers["accept-encoding"]));
  if (encoded instanceof Promise) encoded.then(send).catch(() => response.destroy());
  else send(encoded);
}
