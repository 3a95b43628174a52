import { createWriteStream } from "node:fs";
import http from "node:http";
import https from "node:https";
import { isIP } from "node:net";
import { Transform } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ImportRefused } from "../../../../core/table/importRefused";
import { failureReasons, toFetchFailure } from "../../../../core/network/fetchPage";
import { guardedLookup, isPrivateAddress } from "../../../../core/network/privateNetwork";

export interface DownloadOptions {
  /** Returns whether connections to an address are blocked. */
  isRefused: (address: string) => boolean;
  /** Timeout without a byte, in milliseconds. */
  idleTimeout: number;
  /** Timeout of the whole download, in milliseconds: a sender of one byte now and then would take days. */
  totalTimeout: number;
  /** Aborts the download. */
  end?: AbortSignal;
}

export const downloadOptions: DownloadOptions = {
  isRefused: isPrivateAddress,
  idleTimeout: 30_000,
  totalTimeout: 30 * 60_000,
};

/** What a conditional request sends, and a response returns. */
export interface Validators {
  etag: string;
  lastModified: string;
}

const maxBytes = 1024 ** 3;
const maxRedirects = 5;
const redirects = new Set([301, 302, 303, 307, 308]);

const refused = (reason: string) =>
  new ImportRefused(`The feed could not be downloaded: ${reason}. Nothing was written.`);

function explain(error: NodeJS.ErrnoException, host: string): ImportRefused {
  if (error instanceof ImportRefused) return error;
  if (error.code === "ECONNRESET") return refused(`${host} closed the connection before the end`);
  return refused(failureReasons[toFetchFailure(error)](host));
}

/** Sends a GET. The lookup of the connection itself refuses private addresses. */
function request(address: URL, validators: Validators | null, options: DownloadOptions): Promise<http.IncomingMessage> {
  const host = address.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && options.isRefused(host)) throw refused(failureReasons.private(host));
  const { get } = address.protocol === "https:" ? https : http;
  return new Promise((resolve, reject) => {
    const sent = get(address, {
      agent: false,
      lookup: guardedLookup(options.isRefused),
      signal: options.end,
      timeout: options.idleTimeout,
      headers: {
        "user-agent": "Mozilla/5.0 (compatible; WornByFeeds/1.0)",
        "accept-encoding": "identity",
        ...(validators?.etag && { "if-none-match": validators.etag }),
        ...(validators?.lastModified && { "if-modified-since": validators.lastModified }),
      },
    });
    sent.on("timeout", () => sent.destroy(refused(failureReasons.noResponse(host))));
    sent.on("response", resolve).on("error", (error) => reject(explain(error, host)));
  });
}

/** Follows redirects to a response that is none. */
async function follow(
  start: URL,
  validators: Validators | null,
  options: DownloadOptions,
): Promise<{ response: http.IncomingMessage; address: URL }> {
  let address = start;
  for (let hops = 0; hops <= maxRedirects; hops++) {
    const response = await request(address, validators, options);
    const { location } = response.headers;
    if (!redirects.has(response.statusCode ?? 0) || !location) return { response, address };
    response.destroy();
    const next = URL.canParse(location, address.href) ? new URL(location, address.href) : null;
    if (!next || !/^https?:$/.test(next.protocol))
      throw refused("the address redirects to something that is not a web address");
    address = next;
  }
  throw refused(`the address redirects more than ${maxRedirects} times`);
}

/** Fails when the response is larger than allowed, or ends before its announced length. */
function countBytes(expected: number | null, host: string): Transform {
  let size = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > maxBytes ? refused("it is larger than 1 GB") : null, chunk);
    },
    flush: (done) =>
      done(expected !== null && size < expected ? refused(`${host} closed the connection before the end`) : null),
  });
}

const tooSlow = (host: string, totalTimeout: number): ImportRefused => {
  const minutes = Math.max(1, Math.round(totalTimeout / 60_000));
  const time = `${minutes} minute${minutes === 1 ? "" : "s"}`;
  return refused(`${host} sends it too slowly, it was not complete after ${time}`);
};

/** Runs a download with a signal that also ends it after its total time, with a sentence. */
async function limitTime<Result>(
  host: string,
  options: DownloadOptions,
  download: (options: DownloadOptions) => Promise<Result>,
): Promise<Result> {
  const time = new AbortController();
  const end = (): void => time.abort();
  const timer = setTimeout(end, options.totalTimeout);
  options.end?.addEventListener("abort", end);
  try {
    return await download({ ...options, end: time.signal });
  } catch (error) {
    if (time.signal.aborted && !options.end?.aborted) throw tooSlow(host, options.totalTimeout);
    throw error;
  } finally {
    clearTimeout(timer);
    options.end?.removeEventListener("abort", end);
  }
}

/**
 * Downloads a feed to a file. Returns null when the feed has not changed since the response with these validators.
 * @throws ImportRefused with a sentence when it cannot be downloaded completely.
 */
export const downloadFeed = (
  feedAddress: string,
  target: string,
  validators: Validators | null,
  options: DownloadOptions,
): Promise<Validators | null> =>
  limitTime(new URL(feedAddress).hostname, options, (limited) => download(feedAddress, target, validators, limited));

async function download(
  feedAddress: string,
  target: string,
  validators: Validators | null,
  options: DownloadOptions,
): Promise<Validators | null> {
  const { response, address } = await follow(new URL(feedAddress), validators, options);
  const { statusCode = 0, headers } = response;
  if (statusCode === 304 && validators) {
    response.destroy();
    return null;
  }
  if (statusCode !== 200) {
    response.destroy();
    throw refused(`${address.host} responds with status ${statusCode}`);
  }
  const length = Number(headers["content-length"] ?? Number.NaN);
  try {
    const counter = countBytes(Number.isNaN(length) ? null : length, address.host);
    await pipeline(response, counter, createWriteStream(target, { mode: 0o600 }), { signal: options.end });
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, address.host);
  }
  return { etag: headers.etag ?? "", lastModified: headers["last-modified"] ?? "" };
}
