import type { IncomingMessage, RequestListener } from "node:http";
import type { IsTrustedProxy } from "../../config/trustedProxies";

const forwardedHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "traceparent", "tracestate"];

/** Removes the headers that only a trusted proxy may set, unless one has sent the request. */
export function removeForwardedHeaders(request: IncomingMessage, isTrustedProxy: IsTrustedProxy | null): void {
  if (!isTrustedProxy?.(request.socket.remoteAddress ?? "", 0))
    for (const name of forwardedHeaders) delete request.headers[name];
}

/** Removes them before anything else reads them. */
export const ignoreForwardedHeaders =
  (isTrustedProxy: IsTrustedProxy | null) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    removeForwardedHeaders(request, isTrustedProxy);
    listener(request, response);
  };
