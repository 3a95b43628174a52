import type { FastifyRequest } from "fastify";

/** A name or address in a Host header, with or without a port (RFC 9110, 7.2; RFC 3986, 3.2.2). */
const host = /^(?:[a-z0-9](?:[a-z0-9._-]{0,252}[a-z0-9])?\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;

/**
 * Returns scheme and host of the site's absolute URLs, without a trailing slash: those of the public URL or, without
 * one, of the request. An invalid Host header is an error of status 400 (RFC 9112, 3.2).
 */
export function getOrigin(request: Pick<FastifyRequest, "protocol" | "host">, publicUrl: string | null): string {
  if (publicUrl !== null) return new URL(publicUrl).origin;
  if (!host.test(request.host)) {
    throw Object.assign(new Error("The Host header contains no host."), { statusCode: 400 });
  }
  // Behind a trusted proxy, the protocol is the text of its header.
  return `${request.protocol === "https" ? "https" : "http"}://${request.host.toLowerCase()}`;
}
