import type { RequestListener } from "node:http";
import type { IsTrustedProxy } from "../../config/trustedProxies";

const forwardedHeaders = ["x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "traceparent", "tracestate"];

/** Removes the headers that only a trusted proxy may set from the requests of everyone else, before anything reads them. */
export const ignoreForwardedHeaders =
  (isTrustedProxy: IsTrustedProxy | null) =>
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    if (!isTrustedProxy?.(request.socket.remoteAddress ?? "", 0))
      for (const name of forwardedHeaders) delete request.headers[name];
    listener(request, response);
  };
