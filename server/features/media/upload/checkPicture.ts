import sharp, { type SharpOptions } from "sharp";
import { badUserInput } from "../../../shared/errors/appErrors";

// Only these libvips loaders run in this process. The SVG loader serves the link previews of the site's own drawings;
// no uploaded file reaches it, see `signatures`.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Svg"].map((name) => `VipsForeignLoad${name}Buffer`),
});

/** In bytes; client/features/media/admin/uploadLimits.ts has the same value. */
export const maxFileBytes = 5 * 1024 * 1024;
const maxPixels = 24_000_000;
/** Use of the image: pages show content large, and a mark (logo, avatar) small. */
export const pictureUses = ["content", "mark"] as const;
export type PictureUse = (typeof pictureUses)[number];

/** Minimum pixels of the longer side; smaller content is a thumbnail or a tracking pixel. */
const minLongSide: Readonly<Record<PictureUse, number>> = { content: 400, mark: 48 };

export const decodePicture: SharpOptions = {
  failOn: "error",
  limitInputPixels: maxPixels,
  // The first frame of an animation.
  page: 0,
};

const refused = (message: string) => badUserInput(message, { file: message });
export const notAPicture = () =>
  refused("This file is not a usable image. Choose a JPEG, PNG, WebP, AVIF or GIF file.");
const emptyFile = () => refused("This file is empty. Choose another one.");
const tooManyPixels = () =>
  refused("This image has too many pixels. Reduce it to at most 24 million pixels (6,000 x 4,000) and try again.");
const tooSmall = (width: number, height: number, shortest: number) =>
  refused(
    `This image is too small: ${width} x ${height} pixels. Choose one of at least ${shortest} pixels on its longer side.`,
  );
const damaged = () => refused("This file is damaged or incomplete. Save the image again, or choose another one.");

/** File signatures in Latin-1; only files with one of them are decoded. */
const signatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^GIF8[79]a/,
  /^[^]{4}ftyp(?:avif|avis|mif1)/,
];
const formats = new Set<string>(["jpeg", "png", "webp", "gif", "avif", "heif"]);

/** Converts an error of libvips to an error message for the user. */
export const decodingError = (error: Error): Error =>
  /pixel limit/i.test(error.message) ? tooManyPixels() : damaged();

/** Returns the displayed size in pixels, with the rotation applied. Reads only the file's header. */
export async function checkPicture(bytes: Buffer, use: PictureUse): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw emptyFile();
  const beginning = bytes.toString("latin1", 0, 16);
  if (!signatures.some((signature) => signature.test(beginning))) throw notAPicture();
  const head = await sharp(bytes, decodePicture)
    .metadata()
    .catch((error: Error) => {
      throw decodingError(error);
    });
  // HEIC from phones uses a codec that this build cannot decode; AVIF uses AV1.
  const packed = head.format !== "heif" || head.compression === "av1";
  if (!formats.has(head.format) || !packed) throw notAPicture();
  const { width, height } = head.autoOrient;
  if (width * height > maxPixels) throw tooManyPixels();
  if (Math.max(width, height) < minLongSide[use]) throw tooSmall(width, height, minLongSide[use]);
  return { width, height };
}
