import { createHash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";

/** A shop that serves a feed with an ETag. */
export interface FeedServer {
  url: string;
  /** What it serves from now on. */
  serve: (body: string, change?: { cutAfter?: number; status?: number; location?: string }) => void;
  /** Statuses of its responses so far. */
  statuses: number[];
  stop: () => Promise<unknown>;
}

export async function startFeedServer(): Promise<FeedServer> {
  let body = "";
  let change: Parameters<FeedServer["serve"]>[1] = {};
  const statuses: number[] = [];
  const server = http.createServer((request, response) => {
    const etag = `"${createHash("md5").update(body).digest("hex")}"`;
    const status = change?.status ?? (request.headers["if-none-match"] === etag ? 304 : 200);
    statuses.push(status);
    response.writeHead(status, {
      etag,
      "content-length": status === 200 ? Buffer.byteLength(body) : 0,
      ...(change?.location && { location: change.location }),
    });
    if (status !== 200) return response.end();
    if (change?.cutAfter === undefined) return response.end(body);
    response.write(body.slice(0, change.cutAfter), () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/feed`,
    statuses,
    serve: (next, as = {}) => {
      body = next;
      change = as;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
