import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** One spelling of an answer: its body, and its headers as writeHead takes them, name and value in turn. */
interface Form {
  headers: string[];
  body: Buffer;
}

/** An answer as ready bytes. */
export interface Answer {
  status: number;
  etag: string;
  forms: Record<Encoding, Form>;
  /** For whoever has the body already. */
  unchanged: string[];
  /** Bytes that it takes in memory, about. */
  size: number;
}

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];
/** Made once for many readers; higher qualities save few bytes more for several times the work. */
const [brotliQuality, gzipLevel] = [5, 6];
/** Below this compression saves nothing that a packet would notice. */
const worthCompressing = 1_024;

const headerNames = (headers: Record<string, string>): string[] => Object.entries(headers).flat();

/** Compressed apart from the event loop. Shares the plain bytes where compressing is not worth it. */
async function bodiesOf(body: Buffer): Promise<Record<Encoding, Buffer>> {
  if (body.length < worthCompressing) return { br: body, gzip: body, identity: body };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), gzipped(body, { level: gzipLevel })]);
  return { br, gzip: gz, identity: body };
}

/**
 * Makes an answer ready to be sent again and again.
 * @param headers all but those that say how the body is encoded, by names in lower case.
 * @param body plain, not encoded.
 */
export async function makeAnswer(status: number, headers: Record<string, string>, body: Buffer): Promise<Answer> {
  const bodies = await bodiesOf(body);
  // Weak: the same for all encodings of one content.
  const etag = `W/"${createHash("sha256").update(body).digest("base64url").slice(0, 27)}"`;
  const common = headerNames({ ...headers, vary: "accept-encoding", etag });
  const formOf = (encoding: Encoding): Form => {
    const own = bodies[encoding];
    const encoded = own !== body ? ["content-encoding", encoding] : [];
    return { headers: [...common, ...encoded, "content-length", String(own.length)], body: own };
  };
  const { "cache-control": cacheControl = "no-cache" } = headers;
  return {
    status,
    etag,
    forms: { br: formOf("br"), gzip: formOf("gzip"), identity: formOf("identity") },
    unchanged: headerNames({ "cache-control": cacheControl, vary: "accept-encoding", etag }),
    size: [...new Set(Object.values(bodies))].reduce((sum, { length }) => sum + length, 4 * common.join("").length),
  };
}
