import sharp from "sharp";
import type { PictureStorage } from "../../features/media/upload/pictureStorage";
import { SingleFlight } from "../../shared/cache/singleFlight";

const width = 1200;
const height = 630;

/** Returns the color of the first pixel, to fill the preview around the image. */
async function findBackground(svg: Buffer): Promise<{ r: number; g: number; b: number }> {
  const { data } = await sharp(svg)
    .resize(16, 16, { fit: "fill" })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { r: data[0], g: data[1], b: data[2] };
}

const conversions = new SingleFlight<Buffer>();

/**
 * Returns the 1200 x 630 JPEG of a link preview, generated from an SVG picture at the first request and stored in
 * a file. The name contains the picture's hash, so a changed picture gets a new file.
 */
export async function linkPreview(storage: PictureStorage, hash: string, svg: Buffer): Promise<Buffer> {
  const name = `${hash}.jpg`;
  const stored = await storage.read(name).catch(() => null);
  if (stored) return stored;
  const jpeg = await conversions.run(name, () => make(svg));
  // A failure to store it, such as a full disk, only costs time at the next request.
  await storage.put(new Map([[name, jpeg]])).catch(() => undefined);
  return jpeg;
}

async function make(svg: Buffer): Promise<Buffer> {
  return sharp(svg, { density: 144 })
    .resize(width, height, { fit: "contain", background: await findBackground(svg) })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
}
