/** Blocks of a tar file (POSIX ustar), as far as archives need them: plain files with short names, the same bytes every time. */
export const blockSize = 512;

/** Two empty blocks end a tar file. */
export const tarEnd = Buffer.alloc(2 * blockSize);

export interface TarEntry {
  name: string;
  size: number;
}

const longestName = 100;
const octal = (value: number, length: number): string => value.toString(8).padStart(length - 1, "0");

/** The block before a file. Archives hold passwords' hashes, so whoever unpacks one is its only reader. */
export function tarHeader({ name, size }: TarEntry): Buffer {
  if (Buffer.byteLength(name) > longestName) throw new Error(`The name ${name} is too long for a tar file.`);
  const block = Buffer.alloc(blockSize);
  block.write(name, 0);
  block.write(octal(0o600, 8), 100);
  block.write(octal(0, 8), 108);
  block.write(octal(0, 8), 116);
  block.write(octal(size, 12), 124);
  block.write(octal(0, 12), 136);
  block.write(" ".repeat(8), 148);
  block.write("0", 156);
  block.write("ustar\x0000", 257);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 7)}\0 `, 148);
  return block;
}

/** Null when it is not byte for byte what `tarHeader` makes. */
export function readTarHeader(block: Buffer): TarEntry | null {
  const name = block.toString("utf8", 0, longestName).replace(/\0.*$/s, "");
  const size = Number.parseInt(block.toString("latin1", 124, 135), 8);
  if (!Number.isSafeInteger(size) || size < 0 || Buffer.byteLength(name) > longestName) return null;
  return tarHeader({ name, size }).equals(block) ? { name, size } : null;
}

/** Bytes that fill a file's last block. */
export const paddingFor = (size: number): number => (blockSize - (size % blockSize)) % blockSize;
