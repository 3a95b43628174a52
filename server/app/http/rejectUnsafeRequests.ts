import type { IncomingMessage, RequestListener } from "node:http";
import { type Refusal, refusalBody } from "../../web/refusal";

const twoHosts: Refusal = {
  status: 400,
  code: "BAD_REQUEST",
  message: "The request names more than one host. Send the Host header once.",
};

const encodedBody: Refusal = {
  status: 415,
  code: "UNSUPPORTED_MEDIA_TYPE",
  message: "The server reads no compressed requests. Send the body without compression.",
  // RFC 9110, 15.5.16: names the encodings that the server reads.
  headers: { "accept-encoding": "identity" },
};

/** Raw names and values in turn: Node's `headers` drop the second host. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;

function findRefusal({ rawHeaders, headers }: IncomingMessage): Refusal | null {
  if (hasTwoHosts(rawHeaders)) return twoHosts;
  const encoding = headers["content-encoding"]?.trim().toLowerCase() ?? "";
  return encoding === "" || encoding === "identity" ? null : encodedBody;
}

/**
 * Rejects requests before anything else reads them: with 400 a request with two Host headers, because a proxy may use
 * another one than this server (RFC 9112, 3.2); with 415 one with an encoded body, because decoders of hostile bytes
 * have had holes that need no account, and no client of the site sends such a body.
 */
export const rejectUnsafeRequests =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    const refusal = findRefusal(request);
    if (!refusal) {
      listener(request, response);
      return;
    }
    const { status, headers } = refusal;
    response
      .writeHead(status, {
        "content-type": "application/json; charset=utf-8",
        "cache-control": "no-store",
        // The body is not read.
        connection: "close",
        ...headers,
      })
      .end(JSON.stringify(refusalBody(refusal)));
  };
