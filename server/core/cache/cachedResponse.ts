import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A response in one encoding: its body, and its headers for writeHead as name and value in turn. */
export interface EncodedBody {
  headers: string[];
  body: Buffer;
}

/** A response as encoded bytes. */
export interface CachedResponse {
  status: number;
  etag: string;
  /** Brotli, and others that are kept after their first request; see `getEncodedBody`. */
  bodies: { br: EncodedBody } & Partial<Record<Encoding, EncodedBody>>;
  /** Headers of all encodings, names and values in turn. */
  commonHeaders: string[];
  /** Headers of a 304 response. */
  notModifiedHeaders: string[];
  /** Approximate memory in bytes with all encodings that are kept. */
  size: number;
}

const [brotli, unbrotli, gzipped] = [promisify(brotliCompress), promisify(brotliDecompress), promisify(gzip)];
/** Encoded once for many readers; higher qualities save few bytes for several times the work. */
const [brotliQuality, gzipLevel] = [5, 6];
/** Smaller bodies fit in a packet without compression. */
export const minCompressedBytes = 1_024;
/** Few clients ask for a page without an encoding, and it is five times as large. What programs read is smaller. */
const maxIdentityBytes = 32_768;
/** Approximate ratio of the gzip size to the brotli size. */
const gzipToBrotli = 1.2;

const headerNames = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** Compresses outside of the event loop. */
export function compressBody(body: Buffer, encoding: Exclude<Encoding, "identity">): Promise<Buffer> {
  if (encoding === "gzip") return gzipped(body, { level: gzipLevel });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return brotli(body, { params });
}

/** A small buffer is a part of a block of 64 kB, which stays as long as the part does. */
function copyAlone(part: Buffer): Buffer {
  const alone = Buffer.allocUnsafeSlow(part.length);
  part.copy(alone);
  return alone;
}

const encodeBody = (common: readonly string[], body: Buffer, encoding: Encoding): EncodedBody => {
  const encoded = encoding === "identity" ? [] : ["content-encoding", encoding];
  return { headers: [...common, ...encoded, "content-length", String(body.length)], body: copyAlone(body) };
};

/**
 * Prepares a response that can be sent many times.
 * @param headers all except those about the encoding, with names in lowercase.
 * @param body not encoded.
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
  const allowed = Object.entries(headers).filter(([name]) => name === "access-control-allow-origin");
  const notModifiedHeaders = headerNames({
    "cache-control": cacheControl,
    vary: "accept-encoding",
    etag,
    ...Object.fromEntries(allowed),
  });
  const response = { status, etag, commonHeaders: common, notModifiedHeaders };
  const overhead = 4 * common.join("").length;
  if (body.length < minCompressedBytes) {
    const identity = encodeBody(common, body, "identity");
    return { ...response, bodies: { br: identity, gzip: identity, identity }, size: overhead + body.length };
  }
  const br = encodeBody(common, await compressBody(body, "br"), "br");
  const identityBytes = body.length <= maxIdentityBytes ? body.length : 0;
  return {
    ...response,
    bodies: { br },
    size: Math.ceil(overhead + identityBytes + (1 + gzipToBrotli) * br.body.length),
  };
}

async function createEncodedBody(
  { bodies, commonHeaders: common }: CachedResponse,
  encoding: Encoding,
): Promise<EncodedBody> {
  const body = await unbrotli(bodies.br.body);
  const encoded = encodeBody(common, encoding === "identity" ? body : await compressBody(body, encoding), encoding);
  if (encoding !== "identity" || body.length <= maxIdentityBytes) bodies[encoding] = encoded;
  return encoded;
}

/**
 * Returns the response in an encoding. Nearly all clients accept brotli, so the others are encoded at the first
 * request, and then kept, except a large one without an encoding.
 */
export const getEncodedBody = (response: CachedResponse, encoding: Encoding): EncodedBody | Promise<EncodedBody> =>
  response.bodies[encoding] ?? createEncodedBody(response, encoding);
