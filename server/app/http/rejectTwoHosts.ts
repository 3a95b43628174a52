import type { RequestListener } from "node:http";

const refusal = JSON.stringify({
  errors: [
    {
      message: "The request names more than one host. Send the Host header once.",
      extensions: { code: "BAD_REQUEST" },
    },
  ],
});

/** Raw names and values in turn: Node's `headers` drop the second host. */
const hasTwoHosts = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;

/**
 * Responds with 400 to a request with two Host headers, because a proxy may use another one than this server. RFC 9112,
 * 3.2.
 */
export const rejectTwoHosts =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (!hasTwoHosts(request.rawHeaders)) {
      listener(request, response);
      return;
    }
    const headers = { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" };
    response.writeHead(400, { ...headers, connection: "close" }).end(refusal);
  };
