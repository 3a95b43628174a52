import fs from "node:fs/promises";
import path from "node:path";
import type { Environment } from "../../config/environment";
import { type Bucket, createClient, sdk } from "../../features/newsroom/media/upload/bucketStorage";

/** Where scheduled backups are: archives by name. */
export interface BackupStore {
  list(): Promise<string[]>;
  /** Moves or copies a complete local file into the store. */
  add(name: string, file: string): Promise<void>;
  /** Returns a local file with the archive; one that is not in the folder is written to it. */
  fetch(name: string, folder: string): Promise<string>;
  remove(name: string): Promise<void>;
}

const archiveName = /^wornby-\d{4}-\d{2}-\d{2}T\d{4}Z\.tar$/;

/** Returns a name that sorts by time, such as wornby-2026-11-29T0210Z.tar. */
export const nameBackup = (time: Date): string => `wornby-${time.toISOString().slice(0, 16).replace(":", "")}Z.tar`;

/** Returns when the backup of this name was made. */
export const readBackupTime = (name: string): Date => new Date(name.replace(/^wornby-(.{13})(..)Z\.tar$/, "$1:$2Z"));

const sortNames = (names: string[]): string[] => names.filter((name) => archiveName.test(name)).sort();

function folderStore(folder: string): BackupStore {
  return {
    list: async () => sortNames(await fs.readdir(folder).catch(() => [])),
    add: async (name, file) => {
      await fs.mkdir(folder, { recursive: true, mode: 0o700 });
      const part = path.join(folder, `${name}.part`);
      // The folder is often another disk, so a rename is not enough.
      await fs.copyFile(file, part);
      await fs.chmod(part, 0o600);
      await fs.rename(part, path.join(folder, name));
    },
    fetch: (name) => Promise.resolve(path.join(folder, name)),
    remove: (name) => fs.rm(path.join(folder, name), { force: true }),
  };
}

/** Large files are sent in parts, which limits the memory. */
const partBytes = 32 * 2 ** 20;
const partTimeoutMs = 10 * 60_000;

/** Sends a file in parts. An upload that fails is ended, so that the storage does not keep its parts. */
async function upload(bucket: Bucket, key: string, file: string): Promise<void> {
  const {
    AbortMultipartUploadCommand,
    CompleteMultipartUploadCommand,
    CreateMultipartUploadCommand,
    UploadPartCommand,
  } = await sdk();
  const client = await createClient(bucket, partTimeoutMs);
  const at = { Bucket: bucket.name, Key: key };
  const { UploadId } = await client.send(new CreateMultipartUploadCommand(at));
  const handle = await fs.open(file);
  try {
    const Parts: { ETag?: string; PartNumber: number }[] = [];
    for (;;) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(partBytes), 0, partBytes);
      if (bytesRead === 0 && Parts.length > 0) break;
      const PartNumber = Parts.length + 1;
      const Body = buffer.subarray(0, bytesRead);
      const { ETag } = await client.send(new UploadPartCommand({ ...at, UploadId, PartNumber, Body }));
      Parts.push({ ETag, PartNumber });
    }
    await client.send(new CompleteMultipartUploadCommand({ ...at, UploadId, MultipartUpload: { Parts } }));
  } catch (error) {
    await client.send(new AbortMultipartUploadCommand({ ...at, UploadId })).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
    client.destroy();
  }
}

const prefix = "backups/";

function bucketStore(bucket: Bucket): BackupStore {
  const client = () => createClient(bucket, partTimeoutMs);
  return {
    list: async () => {
      const { paginateListObjectsV2 } = await sdk();
      const names: string[] = [];
      const pages = paginateListObjectsV2({ client: await client() }, { Bucket: bucket.name, Prefix: prefix });
      for await (const { Contents = [] } of pages)
        names.push(...Contents.map(({ Key = "" }) => Key.slice(prefix.length)));
      return sortNames(names);
    },
    add: (name, file) => upload(bucket, prefix + name, file),
    fetch: async (name, folder) => {
      const { GetObjectCommand } = await sdk();
      const { Body } = await (await client()).send(new GetObjectCommand({ Bucket: bucket.name, Key: prefix + name }));
      const file = path.join(folder, name);
      await fs.writeFile(file, Body?.transformToWebStream() ?? "", { mode: 0o600 });
      return file;
    },
    remove: async (name) => {
      const { DeleteObjectCommand } = await sdk();
      await (await client()).send(new DeleteObjectCommand({ Bucket: bucket.name, Key: prefix + name }));
    },
  };
}

/** Opens the folder or the bucket of BACKUP_DIR or BACKUP_BUCKET. */
export const openBackupStore = ({ folder, bucket }: NonNullable<Environment["backups"]>): BackupStore =>
  bucket ? bucketStore(bucket) : folderStore(folder ?? "");
