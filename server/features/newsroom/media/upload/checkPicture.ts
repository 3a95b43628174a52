import sharp, { type Metadata, type SharpOptions } from "sharp";
import { badUserInput } from "../../../../core/errors/appErrors";

// Only these libvips loaders run in this process. The SVG loader serves the link previews of the sample pictures;
// no uploaded file reaches it, see `signatures`.
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({
  operation: ["Jpeg", "Png", "Webp", "Heif", "Nsgif", "Svg"].map((name) => `VipsForeignLoad${name}Buffer`),
});

/** In bytes; client/features/newsroom/media/admin/uploadLimits.ts has the same values. */
export const maxFileBytes = 25 * 1024 * 1024;
/** 100 megapixels as cameras count them: the largest frame is 11,656 x 8,742 pixels. */
const maxPixels = 102_000_000;
/** Bytes that one decoding may take. */
const maxDecodedBytes = 420_000_000;
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
const usable = "Choose a JPEG, PNG, WebP, AVIF or GIF file.";
export const notAPicture = () => refused(`This file is not a usable image. ${usable}`);
const emptyFile = () => refused("This file is empty. Choose another one.");
const heicRefused = () =>
  refused(
    "This is a HEIC image, and this site cannot open HEIC. Export it as JPEG and upload that file. " +
      "An iPhone takes JPEG photos when Settings, Camera, Formats is set to Most Compatible.",
  );
const tooManyPixels = (pixels?: number) => {
  const found = pixels ? `: ${inMillions(pixels)} megapixels` : "";
  return refused(`This image has too many pixels${found}. Reduce it to at most 100 megapixels and try again.`);
};
const tooManyForItsKind = (kind: string, pixels: number, limit: number) =>
  refused(
    `This ${kind} has too many pixels: ${inMillions(pixels)} megapixels. Reduce it to at most ${inMillions(limit)} ` +
      "megapixels, or save it as a baseline JPEG, and try again.",
  );
const tooSmall = (width: number, height: number, shortest: number) =>
  refused(
    `This image is too small: ${width} x ${height} pixels. Choose one of at least ${shortest} pixels on its longer side.`,
  );
const damaged = () => refused("This file is damaged or incomplete. Save the image again, or choose another one.");

/** Rounded down, so that a limit is not overstated. */
const inMillions = (pixels: number): number => Math.floor(pixels / 1_000_000);

/** File signatures in Latin-1; only files with one of them are decoded. */
const signatures = [
  /^\xff\xd8\xff/,
  /^\x89PNG\r\n\x1a\n/,
  /^RIFF[^]{4}WEBP/,
  /^GIF8[79]a/,
  /^[^]{4}ftyp(?:avif|avis|mif1)/,
];
/** The brand mif1 is shared by AVIF and HEIC; then the compatible brands that follow name the codec. */
const heicSignature = /^[^]{4}ftyp(?:mif1[^]{4}(?:.{4})*?)?(?:heic|heix|heim|heis|hevc|hevx)/s;
const formats = new Set<string>(["jpeg", "png", "webp", "gif", "avif", "heif"]);

/** Whether the installed libvips has a decoder of HEVC, the codec of HEIC. The prebuilt one has none. */
const canDecodeHeic = (sharp.format.heif.input.fileSuffix ?? []).includes(".heic");

/** Converts an error of libvips to an error message for the user. */
export const decodingError = (error: Error): Error =>
  /pixel limit/i.test(error.message) ? tooManyPixels() : damaged();

/**
 * Returns the kind of a file that must be decoded whole and the bytes this takes per pixel; null for a file that is
 * decoded row by row. Measured at 100 megapixels.
 */
function measureWholeDecoding(head: Metadata): { kind: string; bytesPerPixel: number } | null {
  if (head.format === "heif") return { kind: head.compression === "hevc" ? "HEIC" : "AVIF", bytesPerPixel: 17 };
  if (head.format === "gif") return { kind: "GIF", bytesPerPixel: 5 };
  if (!head.isProgressive) return null;
  if (head.format === "jpeg")
    return { kind: "progressive JPEG", bytesPerPixel: head.chromaSubsampling === "4:2:0" ? 3 : 6 };
  const bytesPerSample = head.depth === "ushort" ? 2 : 1;
  return { kind: "interlaced PNG", bytesPerPixel: head.channels * bytesPerSample };
}

function checkPixels(head: Metadata, pixels: number): void {
  if (pixels > maxPixels) throw tooManyPixels(pixels);
  const whole = measureWholeDecoding(head);
  if (!whole) return;
  const limit = maxDecodedBytes / whole.bytesPerPixel;
  if (pixels > limit) throw tooManyForItsKind(whole.kind, pixels, limit);
}

/** Returns the displayed size in pixels, with the rotation applied. Reads only the file's header. */
export async function checkPicture(bytes: Buffer, use: PictureUse): Promise<{ width: number; height: number }> {
  if (bytes.length === 0) throw emptyFile();
  const beginning = bytes.toString("latin1", 0, 48);
  const isHeic = heicSignature.test(beginning);
  if (isHeic && !canDecodeHeic) throw heicRefused();
  if (!isHeic && !signatures.some((signature) => signature.test(beginning))) throw notAPicture();
  const head = await sharp(bytes, { ...decodePicture, limitInputPixels: false })
    .metadata()
    .catch((error: Error) => {
      throw decodingError(error);
    });
  if (!formats.has(head.format)) throw notAPicture();
  if (head.format === "heif" && head.compression !== "av1" && !canDecodeHeic) throw heicRefused();
  const { width, height } = head.autoOrient;
  checkPixels(head, width * height);
  if (Math.max(width, height) < minLongSide[use]) throw tooSmall(width, height, minLongSide[use]);
  return { width, height };
}
