/** Compresses static assets once at the highest level, so that the server need not compress them. */
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const texts = new Set([".css", ".ico", ".js", ".svg", ".webmanifest"]);
const worthCompressing = 512;
const packers = {
  ".br": (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a file's .br and .gz beside it where they are smaller. */
async function compress(file) {
  const bytes = await fs.readFile(file);
  if (bytes.length < worthCompressing) return;
  for (const [ending, pack] of Object.entries(packers)) {
    const packed = await pack(bytes);
    if (packed.length < bytes.length) await fs.writeFile(file + ending, packed);
  }
}

/** Compresses all text files in a folder recursively; zlib's threads share the work. */
export async function compressAssets(folder) {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && texts.has(path.extname(entry.name)));
  await Promise.all(files.map((entry) => compress(path.join(entry.parentPath, entry.name))));
}
