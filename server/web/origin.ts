import type { FastifyRequest } from "fastify";

/** A name or an address as a Host header may hold it, with a port or without (RFC 9110, 7.2; RFC 3986, 3.2.2). */
const host = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Scheme and host of the site's absolute addresses, without a trailing slash: those of the public address, or, where the
 * server was told none, of the request. A Host header that is none is an error of status 400 (RFC 9112, 3.2).
 */
export function getOrigin(request: Pick<FastifyRequest, "protocol" | "host">, publicUrl: string | null): string {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  if (!host.test(request.host)) {
    throw Object.assign(new Error("The Host header holds no host."), { statusCode: 400 });
  }
  // Behind a proxy that is believed the protocol is whatever its header says.
  return `${request.protocol === "https" ? "https" : "http"}://${request.host.toLowerCase()}`;
}
