import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { decodePicture, decodingError } from "./checkPicture";
import { fileName, pictureFormats, type PictureFormat, type PictureSet, previewName, listWidths } from "./pictureName";

const preview = { width: 1200, height: 630 };
const paper = "#ffffff";
/** A line of pixels that is enlarged until it covers the preview would take gigabytes. */
const widestShape = 4;
const longestShape = 3;

/**
 * Measured at the same likeness (SSIM) on photographs: AVIF at this effort is 2 to 18 % smaller than WebP and no dearer to
 * make; more effort takes five times as long for files of the same size.
 */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 0, chromaSubsampling: "4:2:0" }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

/** An AVIF of 24 million pixels takes 400 MB while it is decoded, and 10 MB afterwards: one after the other. */
const alone = pLimit(1);

/** Decoded once, upright, in sRGB, at the full size of the set. Nothing but its pixels is left. */
async function decode(bytes: Buffer, { width, height }: PictureSet): Promise<() => Sharp> {
  const upright = sharp(bytes, decodePicture).autoOrient().resize({ width, height, fit: "fill" }).raw();
  const { data, info } = await alone(() => upright.toBuffer({ resolveWithObject: true })).catch((error: Error) => {
    throw decodingError(error);
  });
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** The picture of link previews: what people look at first, cut out of it. */
function linkPreview(picture: Sharp, set: PictureSet): Promise<Buffer> {
  const width = Math.min(set.width, set.height * widestShape);
  const height = Math.min(set.height, set.width * longestShape);
  const left = Math.floor((set.width - width) / 2);
  const top = Math.floor((set.height - height) / 2);
  return picture
    .extract({ left, top, width, height })
    .resize({ ...preview, fit: "cover", position: "attention" })
    .flatten({ background: paper })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** All files of a set by their names, the one that rows name last. One after the other: visitors need the processor too. */
export async function encodePicture(bytes: Buffer, set: PictureSet): Promise<Map<string, Buffer>> {
  const picture = await decode(bytes, set);
  const files = new Map<string, Buffer>();
  files.set(previewName(set), await linkPreview(picture(), set));
  for (const format of pictureFormats) {
    for (const width of listWidths(set)) {
      const height = Math.max(1, Math.round((set.height * width) / set.width));
      const resized = picture().resize({ width, height, fit: "fill" });
      files.set(fileName(set, width, format), await encoders[format](resized).toBuffer());
    }
  }
  return files;
}
