import { createHash } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import type { Bucket } from "../features/media/upload/bucketStorage";

/** Stands for an object storage: as much of S3 as the site uses, in memory, on loopback. */
export interface TestObjectStorage {
  bucket: Bucket;
  /** Bodies by their keys. */
  objects: Map<string, Buffer>;
  /** Requests for which it says true get no good answer. */
  fails: (method: string, key: string) => boolean;
  stop(): Promise<void>;
}

async function bodyOf(request: http.IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part);
  return Buffer.concat(parts);
}

/** It knows no secret, so it looks at what is signed: who asks, and that the body is the one that was meant. */
function isSigned({ headers }: http.IncomingMessage, body: Buffer, { accessKeyId, region }: Bucket): boolean {
  const hash = createHash("sha256").update(body).digest("hex");
  const signature = new RegExp(
    `^AWS4-HMAC-SHA256 Credential=${accessKeyId}/\\d{8}/${region}/s3/aws4_request, SignedHeaders=[^ ]*host[^ ]*, Signature=[\\da-f]{64}$`,
  );
  return signature.test(headers.authorization ?? "") && headers["x-amz-content-sha256"] === hash;
}

const keysOnPage = 2;

/** ListObjectsV2; its token is the last key of the page before. */
function pageOf(objects: ReadonlyMap<string, Buffer>, url: string): string {
  const asked = new URL(url, "http://storage").searchParams;
  const behind = asked.get("continuation-token") ?? "";
  const keys = [...objects.keys()].filter((key) => key.startsWith(asked.get("prefix") ?? "") && key > behind).sort();
  const page = keys.slice(0, keysOnPage);
  const contents = page.map(
    (key) => `<Contents><Key>${key}</Key><LastModified>2026-01-02T03:04:05.000Z</LastModified></Contents>`,
  );
  const more = keys.length > page.length;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : "";
  return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join("")}</ListBucketResult>`;
}

export async function testObjectStorage(): Promise<TestObjectStorage> {
  const refuse = (response: http.ServerResponse, status: number, code: string): void => {
    const told = `<Error><Code>${code}</Code><Message>It is ${code}.</Message></Error>`;
    response.writeHead(status, { "content-type": "application/xml" }).end(told);
  };
  const server = http.createServer((request, response) => void answer(request, response));
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
    fails: () => false,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { method = "", url = "" } = request;
    const body = await bodyOf(request);
    const [, name, key = ""] = /^\/([^/?]+)\/?([^?]*)/.exec(url) ?? [];
    if (storage.fails(method, key)) return refuse(response, 500, "InternalError");
    if (!isSigned(request, body, bucket)) return refuse(response, 403, "SignatureDoesNotMatch");
    if (name !== bucket.name) return refuse(response, 404, "NoSuchBucket");
    if (key === "" && method === "GET") {
      response.writeHead(200, { "content-type": "application/xml" }).end(pageOf(storage.objects, url));
      return;
    }
    const kept = storage.objects.get(key);
    if (method === "PUT") storage.objects.set(key, body);
    else if (method === "DELETE") storage.objects.delete(key);
    else if (!kept) return refuse(response, 404, "NoSuchKey");
    const sent = method === "GET" ? kept : undefined;
    response.writeHead(method === "DELETE" ? 204 : 200, { etag: '"kept"' }).end(sent);
  }
  return storage;
}
