import { createHash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Bucket } from "../features/newsroom/media/upload/bucketStorage";

/** An in-memory object storage on loopback with the S3 operations that the site uses. */
export interface TestObjectStorage {
  bucket: Bucket;
  /** Object bodies by key. */
  objects: Map<string, Buffer>;
  /** Requests for which this returns true fail with status 500. */
  shouldFail: (method: string, key: string) => boolean;
  stop(): Promise<void>;
}

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) chunks.push(part);
  return Buffer.concat(chunks);
}

/** Checks the access key and the body's hash; it does not verify the signature itself. */
function isSigned({ headers }: http.IncomingMessage, body: Buffer, { accessKeyId, region }: Bucket): boolean {
  const hash = createHash("sha256").update(body).digest("hex");
  const signature = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/${region}/s3/aws4_request, SignedHeaders=[^ ]*host[^ ]*, Signature=[\\da-f]{64}$`,
  );
  return signature.test(headers.authorization ?? "") && headers["x-amz-content-sha256"] === hash;
}

const pageSize = 2;

/** Returns a ListObjectsV2 response; the continuation token is the last key of the previous page. */
function buildListing(objects: ReadonlyMap<string, Buffer>, url: string): string {
  const parameters = new URL(url, "http://storage").searchParams;
  const after = parameters.get("continuation-token") ?? "";
  const keys = [...objects.keys()]
    .filter((key) => key.startsWith(parameters.get("prefix") ?? "") && key > after)
    .sort();
  const page = keys.slice(0, pageSize);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
  );
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
}

export async function testObjectStorage(): Promise<TestObjectStorage> {
  const sendError = (response: http.ServerResponse, status: number, code: string): void => {
    const xml = `<Error><Code>${code}</Code><Message>It is ${code}.</Message></Error>`;
    response.writeHead(status, { "content-type": "application/xml" }).end(xml);
  };
  const server = http.createServer((request, response) => void handleRequest(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const bucket: Bucket = {
    name: "wornby-test",
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    region: "us-east-1",
    accessKeyId: "test-key",
    secretAccessKey: "test-secret",
  };
  const storage: TestObjectStorage = {
    bucket,
    objects: new Map(),
    shouldFail: () => false,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  const parts = new Map<string, Buffer>();
  /** Objects that are sent in parts appear when they are complete. */
  function answerUpload(
    method: string,
    key: string,
    upload: URLSearchParams,
    body: Buffer,
    response: http.ServerResponse,
  ): void {
    const prefix = `${key} `;
    const sent = [...parts.keys()].filter((name) => name.startsWith(prefix)).sort();
    if (method === "PUT") parts.set(`${prefix}${(upload.get("partNumber") ?? "").padStart(5, "0")}`, body);
    else if (upload.has("uploadId")) {
      if (method === "POST")
        storage.objects.set(key, Buffer.concat(sent.map((name) => parts.get(name) ?? Buffer.of())));
      for (const name of sent) parts.delete(name);
    }
    const xml = upload.has("uploads")
      ? `<InitiateMultipartUploadResult><UploadId>1</UploadId></InitiateMultipartUploadResult>`
      : `<CompleteMultipartUploadResult><Key>${key}</Key></CompleteMultipartUploadResult>`;
    response.writeHead(method === "DELETE" ? 204 : 200, { etag: '"part"', "content-type": "application/xml" });
    response.end(method === "POST" ? xml : undefined);
  }
  async function handleRequest(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    const body = await readBody(request);
    const [, name, key = ""] = /^\/([^/?]+)\/?([^?]*)/.exec(url) ?? [];
    if (storage.shouldFail(method, key)) return sendError(response, 500, "InternalError");
    if (!isSigned(request, body, bucket)) return sendError(response, 403, "SignatureDoesNotMatch");
    if (name !== bucket.name) return sendError(response, 404, "NoSuchBucket");
    if (key === "" && method === "GET") {
      response.writeHead(200, { "content-type": "application/xml" }).end(buildListing(storage.objects, url));
      return;
    }
    const upload = new URL(url, "http://storage").searchParams;
    if (upload.has("uploads") || upload.has("uploadId")) return answerUpload(method, key, upload, body, response);
    const stored = storage.objects.get(key);
    if (method === "PUT") storage.objects.set(key, body);
    else if (method === "DELETE") storage.objects.delete(key);
    else if (!stored) return sendError(response, 404, "NoSuchKey");
    const content = method === "GET" ? stored : undefined;
    response.writeHead(method === "DELETE" ? 204 : 200, { etag: '"stored"' }).end(content);
  }
  return storage;
}
