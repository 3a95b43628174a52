import type { FastifyRequest } from "fastify";

/** A name or an address as a Host header may hold it, with a port or without (RFC 9110, 7.2; RFC 3986, 3.2.2). */
const host = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Scheme and host of the site's absolute addresses, without a trailing slash. Null when they would have to come from a
 * Host header that is none: such a request is to be answered with 400 (RFC 9112, 3.2).
 */
export function originOf(request: Pick<FastifyRequest, "protocol" | "host">, publicUrl: string | null): string | null {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  if (!host.test(request.host)) return null;
  // Behind a proxy that is believed the protocol is whatever its header says.
  return `${request.protocol === "https" ? "https" : "http"}://${request.host.toLowerCase()}`;
}
