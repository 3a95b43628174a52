import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { guardedLookup, PrivateNetworkError } from "./privateNetwork";

export interface PageResponse {
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The beginning of the page; empty for HEAD. */
  body: Buffer;
}

/** Why there is no response. */
export type FetchFailure = "notFound" | "noResponse" | "private" | "badAddress";

/** Each as a part of a sentence, for the person who entered the address. */
export const failureReasons: Record<FetchFailure, (host: string) => string> = {
  notFound: (host) => `the domain ${host} does not exist`,
  noResponse: (host) => `${host} does not respond`,
  private: (host) => `${host} is on a private network`,
  badAddress: () => "the address is not valid",
};

export class FetchFailed extends Error {
  constructor(readonly failure: FetchFailure) {
    super(failure);
  }
}

export interface FetchOptions {
  /** Returns whether connections to an address are blocked. */
  isRefused: (address: string) => boolean;
  userAgent: string;
  /** Timeout of one request in milliseconds. */
  timeout: number;
  /** Aborts the request. */
  end?: AbortSignal;
  /** Added to the usual headers, or replace them. */
  headers?: Record<string, string>;
  /** The rest of a longer body is not read; 2 MB by default. */
  maxBytes?: number;
}

/** The rest of a longer page is not read. */
export const maxPageBytes = 2 * 1024 * 1024;

/** URLs write IPv6 literals in brackets. */
const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

/** Returns why a request failed. */
export function toFetchFailure(error: NodeJS.ErrnoException): FetchFailure {
  if (error instanceof PrivateNetworkError) return "private";
  return error.code === "ENOTFOUND" ? "notFound" : "noResponse";
}

/** Reads up to 2 MB by default, which suffices for stock and price. */
function readBody(response: http.IncomingMessage, maxBytes: number, done: (body: Buffer) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const finish = () => done(Buffer.concat(chunks).subarray(0, maxBytes));
  response.on("data", (chunk: Buffer) => {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) {
      response.destroy();
      finish();
    }
  });
  response.on("end", finish);
}

/** Starts a request. Some valid URLs still throw here, e.g. with a wrongly encoded user name. */
function send(method: string, address: URL, options: FetchOptions): http.ClientRequest {
  const { isRefused, userAgent, timeout, end, headers } = options;
  const { request } = address.protocol === "https:" ? https : http;
  try {
    const sent = request(address, {
      method,
      agent: false,
      lookup: guardedLookup(isRefused),
      signal: end,
      headers: { "user-agent": userAgent, accept: "text/html,*/*;q=0.5", "accept-encoding": "identity", ...headers },
    });
    const timer = setTimeout(() => sent.destroy(), timeout).unref();
    return sent.once("close", () => clearTimeout(timer));
  } catch {
    throw new FetchFailed("badAddress");
  }
}

/** Sends one request without following redirects. @throws FetchFailed when there is no response. */
export function fetchPage(method: "HEAD" | "GET", address: URL, options: FetchOptions): Promise<PageResponse> {
  return new Promise((resolve, reject) => {
    const host = bare(address.hostname);
    // Node connects to a literal address without a DNS lookup, so the guarded lookup would not run.
    if (isIP(host) && options.isRefused(host)) return reject(new FetchFailed("private"));
    const sent = send(method, address, options);
    sent.on("response", (response) => {
      const { statusCode = 0, headers } = response;
      response.on("error", () => reject(new FetchFailed("noResponse")));
      readBody(response, options.maxBytes ?? maxPageBytes, (body) => resolve({ status: statusCode, headers, body }));
    });
    sent.on("error", (error: NodeJS.ErrnoException) => reject(new FetchFailed(toFetchFailure(error))));
    sent.end();
  });
}
