import sharp from "sharp";
import type { PictureStorage } from "../../features/media/upload/pictureStorage";
import { SingleFlight } from "../../shared/cache/singleFlight";

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

const conversions = new SingleFlight<Buffer>();

/**
 * The 1200 x 630 JPEG that link previews show, made from a drawn picture at its first request and kept in a file. The
 * name carries the drawing's hash, so a changed row gets a new file.
 */
export async function linkPreview(storage: PictureStorage, hash: string, svg: string): Promise<Buffer> {
  const name = `${hash}.jpg`;
  const kept = await storage.read(name).catch(() => null);
  if (kept) return kept;
  const jpeg = await conversions.run(name, () => make(svg));
  // A full disk costs the next visitor's time, not this one's picture.
  await storage.put(new Map([[name, jpeg]])).catch(() => undefined);
  return jpeg;
}

async function make(svg: string): Promise<Buffer> {
  const source = Buffer.from(svg);
  return sharp(source, { density: 144 })
    .resize(width, height, { fit: "contain", background: await groundOf(source) })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
