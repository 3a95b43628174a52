import pLimit from "p-limit";
import sharp, { type Sharp } from "sharp";
import { decodePicture, decodingError } from "./checkPicture";
import { fileName, pictureFormats, type PictureFormat, type PictureSet, previewName, listWidths } from "./pictureName";

const preview = { width: 1200, height: 630 };
const paper = "#ffffff";
/** Enlarging a very narrow image until it covers the preview would take gigabytes of memory. */
const maxWidthRatio = 4;
const maxHeightRatio = 3;

/**
 * Measured on photographs at equal SSIM: AVIF at this effort is 2 to 18 % smaller than WebP and takes no longer; more
 * effort takes five times as long for files of the same size.
 */
const encoders: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  avif: (picture) => picture.avif({ quality: 55, effort: 0, chromaSubsampling: "4:2:0" }),
  webp: (picture) => picture.webp({ quality: 78 }),
};

/** Decoding takes up to 420 MB, see checkPicture, and 10 MB afterwards: one at a time. */
export const exclusiveDecode = pLimit(1);

/** Decodes once: upright, in sRGB, at the full size of the set, without metadata. */
async function decode(bytes: Buffer, { width, height }: PictureSet): Promise<() => Sharp> {
  const upright = sharp(bytes, decodePicture).autoOrient().resize({ width, height, fit: "fill" }).raw();
  const { data, info } = await exclusiveDecode(() => upright.toBuffer({ resolveWithObject: true })).catch(
    (error: Error) => {
      throw decodingError(error);
    },
  );
  return () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/** Returns the link preview, cropped to the most salient region. */
function linkPreview(picture: Sharp, set: PictureSet): Promise<Buffer> {
  const width = Math.min(set.width, set.height * maxWidthRatio);
  const height = Math.min(set.height, set.width * maxHeightRatio);
  const left = Math.floor((set.width - width) / 2);
  const top = Math.floor((set.height - height) / 2);
  return picture
    .extract({ left, top, width, height })
    .resize({ ...preview, fit: "cover", position: "attention" })
    .flatten({ background: paper })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/**
 * Encodes all files of a set by name, the one that rows refer to last. One at a time, because requests need the
 * processor too.
 */
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
