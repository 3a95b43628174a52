import type { S3Client } from "@aws-sdk/client-s3";
import { pictureFile } from "./pictureName";
import type { StoredFile, PictureInventory } from "./pictureStorage";

/** A place in an object storage that speaks S3. */
export interface Bucket {
  name: string;
  /** Null for Amazon's own, which the region leads to. */
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

/** Loaded by those who have a bucket only: it is large. */
const sdk = () => import("@aws-sdk/client-s3");

const clients = new Map<Bucket, Promise<S3Client>>();

/** One for each bucket, with its connections. */
function clientOf(bucket: Bucket): Promise<S3Client> {
  const { endpoint, region, accessKeyId, secretAccessKey } = bucket;
  const client =
    clients.get(bucket) ??
    sdk().then(
      ({ S3Client }) =>
        new S3Client({
          region,
          credentials: { accessKeyId, secretAccessKey },
          // Storages of others have buckets as folders of their address, and not all know Amazon's newer checksums.
          ...(endpoint !== null && { endpoint, forcePathStyle: true }),
          requestChecksumCalculation: "WHEN_REQUIRED",
          responseChecksumValidation: "WHEN_REQUIRED",
          requestHandler: { connectionTimeout: connectTimeout, requestTimeout, throwOnRequestTimeout: true },
        }),
    );
  clients.set(bucket, client);
  return client;
}

/** Keeps pictures in a bucket, where all servers find them. @param folder what their names begin with there. */
export function bucketStorage(bucket: Bucket, folder: string): PictureInventory {
  const at = (name: string) => ({ Bucket: bucket.name, Key: `${folder}/${name}` });

  async function putOne(name: string, bytes: Buffer): Promise<void> {
    const { PutObjectCommand } = await sdk();
    const type = types[name.slice(name.lastIndexOf(".") + 1)];
    const client = await clientOf(bucket);
    await client.send(new PutObjectCommand({ ...at(name), Body: bytes, ContentType: type }));
  }

  async function remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await sdk();
    await (await clientOf(bucket)).send(new DeleteObjectCommand(at(name)));
  }

  async function* list(): AsyncGenerator<StoredFile> {
    const { paginateListObjectsV2 } = await sdk();
    const prefix = `${folder}/`;
    const pages = paginateListObjectsV2({ client: await clientOf(bucket) }, { Bucket: bucket.name, Prefix: prefix });
    for await (const { Contents = [] } of pages) {
      for (const { Key = "", LastModified: keptAt } of Contents) {
        const name = Key.slice(prefix.length);
        if (keptAt && pictureFile.test(name)) yield { name, keptAt };
      }
    }
  }

  async function has(name: string): Promise<boolean> {
    const { HeadObjectCommand } = await sdk();
    return (await (await clientOf(bucket)).send(new HeadObjectCommand(at(name))).catch(absent)) !== null;
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
      // Another server may have finished the same set meanwhile. What cannot be removed is never named by any row.
      const isKept = await has(last).catch(() => true);
      if (!isKept) await Promise.allSettled(tried.map(remove));
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
      const found = await (await clientOf(bucket)).send(new GetObjectCommand(at(name))).catch(absent);
      return found?.Body ? Buffer.from(await found.Body.transformToByteArray()) : null;
    },
  };
}
