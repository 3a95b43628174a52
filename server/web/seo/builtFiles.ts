import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { CacheTag } from "../../core/cache/cacheTag";
import { onStaleRead, onWrite } from "../../core/cache/invalidation";
import { negotiateEncoding } from "../../core/cache/negotiateEncoding";
import { SingleFlight } from "../../core/cache/singleFlight";
import { matchesEtag } from "../conditional";
import { type Refusal, sendRefusal } from "../refusal";

/** A text of any size, compressed: a feed of 60,000 offers has 40 MB as text, and a tenth of it as gzip. */
interface BuiltFile {
  etag: string;
  gzip: Buffer;
}

/** The text also depends on the clock, so it is built again after a while; clients keep it for as long. */
const freshMs = 10 * 60_000;
/** Builds that may wait for the one that runs. Without a public URL, the text depends on the Host header of the request. */
const maxWaiting = 2;
const maxFiles = 2;

const busy: Refusal = {
  status: 503,
  code: "SERVICE_UNAVAILABLE",
  message: "This file is being written. Please try again in a few seconds.",
  headers: { "retry-after": "5" },
};

async function build(parts: AsyncIterable<string>): Promise<BuiltFile> {
  const hash = createHash("sha256");
  const chunks: Buffer[] = [];
  async function* hashed(): AsyncGenerator<string> {
    for await (const part of parts) {
      hash.update(part);
      yield part;
    }
  }
  await pipeline(Readable.from(hashed()), createGzip(), async (compressed: AsyncIterable<Buffer>) => {
    for await (const chunk of compressed) chunks.push(chunk);
  });
  // Weak: the same for all encodings.
  return { etag: `W/"${hash.digest("base64url").slice(0, 27)}"`, gzip: Buffer.concat(chunks) };
}

/** Files that are built once per change, one at a time, and sent from memory. */
export class BuiltFiles {
  private readonly files = new LRUCache<string, BuiltFile>({ max: maxFiles, ttl: freshMs });
  private readonly builds = new SingleFlight<BuiltFile>();
  private readonly builder = pLimit(1);
  private readonly underWay = new Set<string>();
  private readonly removeListeners: readonly (() => void)[];

  /**
   * @param write returns the parts of a file
   * @param isConcerned whether a change of this tag changes the files
   */
  constructor(
    private readonly write: (key: string) => AsyncIterable<string>,
    isConcerned: (tag: CacheTag) => boolean,
  ) {
    this.removeListeners = [
      onWrite((tags) => {
        if (![...tags].some(isConcerned)) return;
        this.files.clear();
        this.forgetBuilds();
      }),
      onStaleRead(() => this.forgetBuilds()),
    ];
  }

  stop(): void {
    for (const remove of this.removeListeners) remove();
  }

  /** Sends a file, 304 when the client has it, or 503 while too many wait. */
  async send(request: FastifyRequest, reply: FastifyReply, key: string): Promise<FastifyReply> {
    const file = this.files.get(key) ?? (await this.join(key));
    if (!file) return sendRefusal(request, reply, busy);
    void reply.headers({ etag: file.etag, vary: "accept-encoding" });
    if (matchesEtag(request.headers, file.etag)) return reply.status(304).send();
    const isGzip =
      negotiateEncoding(String(request.headers["accept-encoding"] ?? "").replace(/\bbr\b/g, "")) === "gzip";
    if (isGzip) return reply.header("content-encoding", "gzip").send(file.gzip);
    return reply.send(Readable.from([file.gzip]).pipe(createGunzip()));
  }

  /** Waits for the build that runs, or starts one; null when too many wait. */
  private join(key: string): Promise<BuiltFile> | null {
    const { activeCount, pendingCount } = this.builder;
    if (!this.underWay.has(key) && activeCount + pendingCount > maxWaiting) return null;
    return this.builds.run(key, async (isCurrent) => {
      this.underWay.add(key);
      try {
        const file = await this.builder(() => build(this.write(key)));
        // A change meanwhile may be missing in it.
        if (isCurrent()) this.files.set(key, file);
        return file;
      } finally {
        if (isCurrent()) this.underWay.delete(key);
      }
    });
  }

  private forgetBuilds(): void {
    for (const key of this.underWay) this.builds.forget(key);
    this.underWay.clear();
  }
}
