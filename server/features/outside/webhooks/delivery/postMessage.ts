import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { guardedLookup, PrivateNetworkError } from "../../../../core/network/privateNetwork";

export interface PostOptions {
  /** Returns whether connections to an address are blocked. */
  isRefused: (address: string) => boolean;
  timeoutMs: number;
  /** Aborts the request. */
  end?: AbortSignal;
}

/** The answer to a message, or in words why there is none. */
export type PostResult = { status: number } | { problem: string };

/** Nothing reads a response; the connection is closed after this much of it. */
const maxResponseBytes = 1_024;

const privateNetwork = "The address leads to a private network, so nothing is sent there.";

function describeFailure(error: NodeJS.ErrnoException, isLate: boolean): string {
  if (error instanceof PrivateNetworkError) return privateNetwork;
  if (isLate) return "The address did not respond in time.";
  return error.code === "ENOTFOUND" ? "The domain does not exist." : "The address cannot be reached.";
}

/** Ends the request after the response's head, and at most 1 KB of its body. */
function readStatus(response: http.IncomingMessage, done: (result: PostResult) => void): void {
  let size = 0;
  const finish = () => {
    response.destroy();
    done({ status: response.statusCode ?? 0 });
  };
  response.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size >= maxResponseBytes) finish();
  });
  response.on("end", finish).on("error", finish);
}

/** Sends a POST. Follows no redirect, and connects to no blocked address. */
export function postMessage(
  url: URL,
  headers: Record<string, string>,
  body: string,
  { isRefused, timeoutMs, end }: PostOptions,
): Promise<PostResult> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  // Node connects to a literal address without a DNS lookup, so the guarded lookup would not run.
  if (isIP(host) && isRefused(host)) return Promise.resolve({ problem: privateNetwork });
  return new Promise((resolve) => {
    let isLate = false;
    const { request } = url.protocol === "https:" ? https : http;
    const sent = request(url, {
      method: "POST",
      agent: false,
      lookup: guardedLookup(isRefused),
      signal: end,
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
    });
    const timer = setTimeout(() => {
      isLate = true;
      sent.destroy();
    }, timeoutMs).unref();
    sent.once("close", () => clearTimeout(timer));
    sent.on("response", (response) => readStatus(response, resolve));
    sent.on("error", (error: NodeJS.ErrnoException) => resolve({ problem: describeFailure(error, isLate) }));
    sent.end(body);
  });
}
