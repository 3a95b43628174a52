import { createHash } from "node:crypto";
import type { FileHandle } from "node:fs/promises";
import { damagedArchive, type Manifest, manifestName, readManifest, checksumsName } from "./manifest";
import { blockSize, paddingFor, readTarHeader, tarEnd, tarHeader } from "./tar";

const sumLine = (name: string, bytes: Buffer): string =>
  `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`;

/** Writes an archive: any number of files, then the manifest, then the checksums of them all. */
export class ArchiveWriter {
  private sums = "";

  constructor(private readonly file: FileHandle) {}

  async add(name: string, bytes: Buffer): Promise<void> {
    this.sums += sumLine(name, bytes);
    await this.write(name, bytes);
  }

  async finish(manifest: Manifest): Promise<void> {
    await this.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    await this.write(checksumsName, Buffer.from(this.sums));
    await this.file.appendFile(tarEnd);
    await this.file.sync();
  }

  private async write(name: string, bytes: Buffer): Promise<void> {
    const header = tarHeader({ name, size: bytes.length });
    await this.file.appendFile(Buffer.concat([header, bytes, Buffer.alloc(paddingFor(bytes.length))]));
  }
}

/** Reads exactly so many bytes. */
async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const bytes = Buffer.alloc(length);
  let filled = 0;
  while (filled < length) {
    const { bytesRead } = await file.read(bytes, filled, length - filled, position + filled);
    if (bytesRead === 0) throw damagedArchive("its end is missing");
    filled += bytesRead;
  }
  return bytes;
}

async function* filesOf(file: FileHandle): AsyncGenerator<{ name: string; bytes: Buffer }> {
  const { size: whole } = await file.stat();
  let position = 0;
  while (position < whole - tarEnd.length) {
    const entry = readTarHeader(await readAt(file, position, blockSize));
    if (!entry) throw damagedArchive(`there is no file's beginning at byte ${position}`);
    const length = entry.size + paddingFor(entry.size);
    position += blockSize;
    if (position + length > whole) throw damagedArchive("its end is missing");
    const bytes = await readAt(file, position, length);
    if (bytes.subarray(entry.size).some((byte) => byte !== 0))
      throw damagedArchive(`what follows ${entry.name} is not empty`);
    yield { name: entry.name, bytes: bytes.subarray(0, entry.size) };
    position += length;
  }
  const end = await readAt(file, position, tarEnd.length);
  if (!end.equals(tarEnd)) throw damagedArchive("its end is missing");
}

/** Gets the files of an archive, the manifest apart, in their order. */
type Visitor = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Reads a whole archive, one of its files at a time, and compares every byte with what was written. What the visitor did with
 * the files may be kept only once this has resolved.
 * @throws ArchiveRefused when it is damaged or cut off.
 */
export async function readArchive(file: FileHandle, visit?: Visitor): Promise<Manifest> {
  let sums = "";
  let told: string | null = null;
  let manifest: Buffer | null = null;
  for await (const { name, bytes } of filesOf(file)) {
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
