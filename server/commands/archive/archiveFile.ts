import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { FileHandle } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { extract, pack } from "tar-stream";
import { damagedArchive, type Manifest, manifestName, readManifest, checksumsName } from "./manifest";

const formatChecksumLine = (name: string, bytes: Buffer): string =>
  `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`;

/** Writes an archive: the files, then the manifest, then the checksums of all of them. */
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
    this.sums += formatChecksumLine(name, bytes);
    await this.write(name, bytes);
  }

  async finish(manifest: Manifest): Promise<void> {
    await this.add(manifestName, Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    await this.write(checksumsName, Buffer.from(this.sums));
    this.tar.finalize();
    await this.written;
    await this.file.sync();
  }

  /** Archives contain password hashes, so only their owner may read the unpacked files. The fixed time keeps archives comparable. */
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
    throw damagedArchive(`it is not a complete tar file (${(error as Error).message})`);
  }
}

/** Receives the files of an archive in order, except the manifest. */
type Visitor = (name: string, bytes: Buffer) => Promise<void>;

/**
 * Reads an archive file by file and verifies the checksums. The caller must commit the visitor's work only after this function
 * has resolved.
 * @throws ArchiveRefused when the archive is damaged or truncated.
 */
export async function readArchive(file: string, visit?: Visitor): Promise<Manifest> {
  let sums = "";
  let checksums: string | null = null;
  let manifest: Buffer | null = null;
  for await (const { name, bytes } of readFiles(file)) {
    if (checksums !== null) throw damagedArchive(`${name} comes after its checksums`);
    if (name === checksumsName) checksums = bytes.toString();
    else {
      sums += formatChecksumLine(name, bytes);
      if (name === manifestName) manifest = bytes;
      else await visit?.(name, bytes);
    }
  }
  if (checksums === null || manifest === null) throw damagedArchive("its end is missing");
  if (checksums !== sums) throw damagedArchive(`the checksum of ${findDifferingFile(checksums, sums)} does not match`);
  // The manifest is parsed only after the checksums match.
  return readManifest(manifest);
}

/** Returns the first file whose checksum differs. */
function findDifferingFile(expected: string, actual: string): string {
  const expectedLines = new Set(expected.split("\n"));
  return (
    actual
      .split("\n")
      .find((line) => !expectedLines.has(line))
      ?.slice(66) ?? checksumsName
  );
}
