import type { S3Client } from "@aws-sdk/client-s3";
import { pictureFile } from "./pictureName";
import type { StoredFile, PictureInventory } from "./pictureStorage";

/** A bucket of an S3-compatible object storage. */
export interface Bucket {
  name: string;
  /** Null for Amazon S3, which is addressed by region. */
  endpoint: string | null;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const connectTimeout = 2_000;
const requestTimeout = 10_000;

const types: Record<string, string> = { webp: "image/webp", avif: "image/avif", jpg: "image/jpeg" };

function absent(error: unknown): null {
  const { $metadata } = error as { $metadata?: { httpStatusCode?: number } };
  if ($metadata?.httpStatusCode === 404) return null;
  throw error;
}

/** Loaded on demand, because the SDK is large. */
export const sdk = () => import("@aws-sdk/client-s3");

const clients = new Map<Bucket, Promise<S3Client>>();

/** @param timeoutMs how long a request may take */
export async function createClient(bucket: Bucket, timeoutMs: number): Promise<S3Client> {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const { S3Client } = await sdk();
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Other S3-compatible storages address buckets by path, and not all support Amazon's newer checksums.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: connectTimeout, requestTimeout: timeoutMs, throwOnRequestTimeout: true },
  });
}

/** Returns one client per bucket, with its own connections. */
function getClient(bucket: Bucket): Promise<S3Client> {
  const client = clients.get(bucket) ?? createClient(bucket, requestTimeout);
  clients.set(bucket, client);
  return client;
}

/** Stores images in a bucket that all servers share. @param folder prefix of the object keys. */
export function bucketStorage(bucket: Bucket, folder: string): PictureInventory {
  const at = (name: string) => ({ Bucket: bucket.name, Key: `${folder}/${name}` });

  async function putOne(name: string, bytes: Buffer): Promise<void> {
    const { PutObjectCommand } = await sdk();
    const type = types[name.slice(name.lastIndexOf(".") + 1)];
    const client = await getClient(bucket);
    await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentType: type }));
  }

  async function remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await sdk();
    await (await getClient(bucket)).send(new DeleteObjectCommand(at(name)));
  }

  async function* list(): AsyncGenerator<StoredFile> {
    const { paginateListObjectsV2 } = await sdk();
    const prefix = `${folder}/`;
    const pages = paginateListObjectsV2({ client: await getClient(bucket) }, { Bucket: bucket.name, Prefix: prefix });
    for await (const { Contents = [] } of pages) {
      for (const { Key = "", LastModified: storedAt } of Contents) {
        const name = Key.slice(prefix.length);
        if (storedAt && pictureFile.test(name)) yield { name, storedAt };
      }
    }
  }

  async function has(name: string): Promise<boolean> {
    const { HeadObjectCommand } = await sdk();
    return (await (await getClient(bucket)).send(new HeadObjectCommand(at(name))).catch(absent)) !== null;
  }

  async function put(files: ReadonlyMap<string, Buffer>): Promise<void> {
    const names = [...files.keys()];
    const last = names[names.length - 1];
    const tried: string[] = [];
    try {
      for (const [name, bytes] of files) {
        tried.push(name);
        await putOne(name, bytes);
      }
    } catch (error) {
      // Another server may have finished the same set in the meantime. A file that cannot be removed is not referenced
      // by any row.
      const isStored = await has(last).catch(() => true);
      if (!isStored) await Promise.allSettled(tried.map(remove));
      throw error;
    }
  }

  return {
    put,
    has,
    list,
    remove,
    read: async (name) => {
      const { GetObjectCommand } = await sdk();
      const found = await (await getClient(bucket)).send(new GetObjectCommand(at(name))).catch(absent);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
  };
}
