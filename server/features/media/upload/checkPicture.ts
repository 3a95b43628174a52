import sharp, { type SharpOptions } from "sharp";
import { badUserInput } from "../../../shared/errors/appErrors";

// Of the loaders that libvips brings, only these run in this process. The one of SVG is there for the link previews of
// the site's own drawings; no uploaded file reaches it, see `signatures`.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Svg"].map((name) => `VipsForeignLoad${name}Buffer`),
});

/** Bytes; also told by client/features/media/admin/uploadLimits.ts. */
export const maxFileBytes = 5 * 1024 * 1024;
const mostPixels = 24_000_000;
/** What the picture is for: a page shows content large, and a mark (logo, avatar) small. */
export const pictureUses = ["content", "mark"] as const;
export type PictureUse = (typeof pictureUses)[number];

/** Pixels that the longer side must have; content that is smaller is a thumbnail, or a counting pixel. */
const shortestLongSide: Readonly<Record<PictureUse, number>> = { content: 400, mark: 48 };

export const decodePicture: SharpOptions = {
  failOn: "error",
  limitInputPixels: mostPixels,
  // Of what moves, the first frame.
  page: 0,
};

const refused = (message: string) => badUserInput(message, { file: message });
export const notAPicture = () =>
  refused("This file is not a picture that can be used. Choose a JPEG, PNG, WebP, AVIF or GIF file.");
const emptyFile = () => refused("This file is empty. Choose another one.");
const tooManyPixels = () =>
  refused("This picture has too many pixels. Make it smaller, to at most 24 million (6,000 x 4,000), and try again.");
const tooSmall = (width: number, height: number, shortest: number) =>
  refused(
    `This picture is too small: ${width} x ${height} pixels. Choose one of at least ${shortest} pixels on its longer side.`,
  );
const damaged = () =>
  refused("This file is damaged or was cut off on its way. Save the picture again, or choose another.");

/** How the files begin, in Latin-1; by this alone a file is let in to be decoded. */
const signatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^GIF8[79]a/,
  /^[^]{4}ftyp(?:avif|avis|mif1)/,
];
const formats = new Set<string>(["jpeg", "png", "webp", "gif", "avif", "heif"]);

/** The sentence for what libvips says of a picture. */
export const decodingError = (error: Error): Error =>
  /pixel limit/i.test(error.message) ? tooManyPixels() : damaged();

/** Size in pixels as it is looked at, turned upright. Reads no more than the file's head. */
export async function checkPicture(bytes: Buffer, use: PictureUse): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw emptyFile();
  const beginning = bytes.toString("latin1", 0, 16);
  if (!signatures.some((signature) => signature.test(beginning))) throw notAPicture();
  const head = await sharp(bytes, decodePicture)
    .metadata()
    .catch((error: Error) => {
      throw decodingError(error);
    });
  // Phones' HEIC differs from AVIF in how its pixels are packed, which nothing here can unpack.
  const packed = head.format !== "heif" || head.compression === "av1";
  if (!formats.has(head.format) || !packed) throw notAPicture();
  const { width, height } = head.autoOrient;
  if (width * height > mostPixels) throw tooManyPixels();
  if (Math.max(width, height) < shortestLongSide[use]) throw tooSmall(width, height, shortestLongSide[use]);
  return { width, height };
}
