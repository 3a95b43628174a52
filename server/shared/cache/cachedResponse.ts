import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** One spelling of an answer: its body, and its headers as writeHead takes them, name and value in turn. */
export interface EncodedBody {
  headers: string[];
  body: Buffer;
}

/** An answer as ready bytes. */
export interface CachedResponse {
  status: number;
  etag: string;
  /** Brotli, and what somebody has asked for besides; see `formOf`. */
  bodies: { br: EncodedBody } & Partial<Record<Encoding, EncodedBody>>;
  /** Headers of all forms, names and values in turn. */
  common: string[];
  /** For whoever has the body already. */
  unchanged: string[];
  /** Bytes that it takes in memory when all forms are made, about. */
  size: number;
}

const [brotli, unbrotli, gzipped] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];
/** Made once for many readers; higher qualities save few bytes more for several times the work. */
const [brotliQuality, gzipLevel] = [5, 6];
/** Below this compression saves nothing that a packet would notice. */
export const minCompressedBytes = 1_024;
/** What gzip makes of what brotli has made, about. */
const gzipToBrotli = 1.2;

const headerNames = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** Compressed apart from the event loop. */
export function compressBody(body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(body, { level: gzipLevel });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

const asForm = (common: readonly string[], body: Buffer, encoding: Encoding): EncodedBody => {
  const encoded = encoding === "identity" ? [] : ["content-encoding", encoding];
  return { headers: [...common, ...encoded, "content-length", String(body.length)], body };
};

/**
 * Makes an answer ready to be sent again and again.
 * @param headers all but those that say how the body is encoded, by names in lower case.
 * @param body plain, not encoded.
 */
export async function createCachedResponse(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
): Promise<CachedResponse> {
  // Weak: the same for all encodings of one content.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const common = headerNames({ ...headers, vary: "accept-encoding", etag });
  const { "cache-control": cacheControl = "no-cache" } = headers;
  const unchanged = headerNames({ "cache-control": cacheControl, vary: "accept-encoding", etag });
  const answer = { status, etag, common, unchanged };
  const overhead = 4 * common.join("").length;
  if (body.length < minCompressedBytes) {
    const identity = asForm(common, body, "identity");
    return { ...answer, bodies: { br: identity, gzip: identity, identity }, size: overhead + body.length };
  }
  const br = asForm(common, await compressBody(body, "br"), "br");
  return { ...answer, bodies: { br }, size: Math.ceil(overhead + body.length + (1 + gzipToBrotli) * br.body.length) };
}

async function makeForm({ bodies: { br }, common }: CachedResponse, encoding: Encoding): Promise<EncodedBody> {
  const body = await unbrotli(br.body);
  return asForm(common, encoding === "identity" ? body : await compressBody(body, encoding), encoding);
}

/** The answer in an encoding. Nearly all who read take brotli, so the others are made when somebody asks, and then kept. */
export function getEncodedBody(answer: CachedResponse, encoding: Encoding): EncodedBody | Promise<EncodedBody> {
  return answer.bodies[encoding] ?? makeForm(answer, encoding).then((form) => (answer.bodies[encoding] = form));
}
