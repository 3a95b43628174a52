import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { extract, pack } from "tar-stream";
import { damagedArchive, type Manifest, manifestName, readManifest, checksumsName } from "./manifest";

const sumLine = (name: string, bytes: Buffer): string =>
  `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`;

/** Writes an archive: any number of files, then the manifest, then the checksums of them all. */
export class ArchiveWriter {
  private sums = "";
  private readonly tar = pack();
  private readonly written: Promise<void>;

  constructor(private readonly file: FileHandle) {
    this.written = this.writeBlocks();
    // write() reports the failure.
    this.written.catch(() => undefined);
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    this.sums += sumLine(name, bytes);
    await this.write(name, bytes);
  }

  async finish(manifest: Manifest): Promise<void> {
    await this.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    await this.write(checksumsName, Buffer.from(this.sums));
    this.tar.finalize();
    await this.written;
    await this.file.sync();
  }

  /** Archives hold password hashes, so only their owner may read the unpacked files. The fixed time keeps archives comparable. */
  private async write(name: string, bytes: Buffer): Promise<void> {
    const failure = await new Promise((resolve) => {
      this.tar.entry({ name, mode: 0o600, mtime: new Date(0) }, bytes, resolve);
    });
    if (failure) await this.written;
  }

  private async writeBlocks(): Promise<void> {
    for await (const block of this.tar) await this.file.appendFile(block as Buffer);
  }
}

async function* readFiles(file: string): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const entries = extract();
  // The entries report its failure.
  pipeline(createReadStream(file), entries).catch(() => undefined);
  try {
    for await (const entry of entries) yield { name: entry.header.name, bytes: await buffer(entry) };
  } catch (error) {
    throw damagedArchive(`it is not a whole tar file (${(error as Error).message})`);
  }
}

/** Gets the files of an archive, the manifest apart, in their order. */
type Visitor = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Reads a whole archive, one of its files at a time, and compares every byte with what was written. What the visitor did with
 * the files may be kept only once this has resolved.
 * @throws ArchiveRefused when it is damaged or cut off.
 */
export async function readArchive(file: string, visit?: Visitor): Promise<Manifest> {
  let sums = "";
  let told: string | null = null;
  let manifest: Buffer | null = null;
  for await (const { name, bytes } of readFiles(file)) {
    if (told !== null) throw damagedArchive(`${name} comes after its checksums`);
    if (name === checksumsName) told = bytes.toString();
    else {
      sums += sumLine(name, bytes);
      if (name === manifestName) manifest = bytes;
      else await visit?.(name, bytes);
    }
  }
  if (told === null || manifest === null) throw damagedArchive("its end is missing");
  if (told !== sums) throw damagedArchive(`the checksum of ${differing(told, sums)} is another one`);
  // What is damaged may not even be JSON.
  return readManifest(manifest);
}

/** The first file whose line differs. */
function differing(told: string, found: string): string {
  const known = new Set(told.split("\n"));
  return (
    found
      .split("\n")
      .find((line) => !known.has(line))
      ?.slice(66) ?? checksumsName
  );
}
