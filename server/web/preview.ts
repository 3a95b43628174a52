import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const width = 1200;
const height = 630;

/** Paper of the first pixel, so that the picture stands on its own ground. */
async function groundOf(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { data } = await sharp(svg)
    .resize(16, 16, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: data[0], g: data[1], b: data[2] };
}

/**
 * The 1200 x 630 JPEG that link previews show, made from a drawn picture at its first request and kept in a file. The
 * name carries the drawing's hash, so a changed row gets a new file.
 */
export async function linkPreview(folder: string, hash: string, svg: string): Promise<Buffer> {
  const file = path.join(folder, `${hash}.jpg`);
  const kept = await fs.readFile(file).catch(() => null);
  if (kept) return kept;
  const source = Buffer.from(svg);
  const jpeg = await sharp(source, { density: 144 })
    .resize(width, height, { fit: "contain", background: await groundOf(source) })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  await fs.mkdir(folder, { recursive: true });
  // Written aside and renamed: another process never reads half a file.
  const aside = `${file}.${process.pid}`;
  await fs.writeFile(aside, jpeg);
  await fs.rename(aside, file);
  return jpeg;
}
