/**
 * File names of an uploaded image; client/shared/ui/pictureSources.ts parses the same names.
 *
 * {hash}-{width}x{height}.webp        the full size, stored in rows as /pictures/{name}
 * {hash}-{width}x{height}-{w}.webp    narrower: for each w of `narrowWidths` below `width`
 * the same names with .avif           the same images, smaller files
 * {hash}-{width}x{height}.jpg         the 1200 x 630 image of link previews
 *
 * So an address determines all files, without a lookup.
 */
export interface PictureSet {
  /** 32 hexadecimal digits derived from the uploaded bytes: the same file is the same set. */
  hash: string;
  /** Width of the widest file in pixels; at most `maxWidth`. */
  width: number;
  height: number;
}

export const maxWidth = 1920;
/** Taller images are scaled down; WebP allows 16,383 pixels. */
export const maxHeight = 5_760;
const narrowWidths = [320, 640, 960, 1280];

/** In encoding order: the file that rows refer to comes last. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Returns every width of the set in pixels, the full one last. */
export const listWidths = ({ width }: Pick<PictureSet, "width">): number[] => [
  ...narrowWidths.filter((narrow) => narrow < width),
  width,
];

const stem = ({ hash, width, height }: PictureSet): string => `${hash}-${width}x${height}`;

export const fileName = (set: PictureSet, width: number, format: PictureFormat): string =>
  `${stem(set)}${width === set.width ? "" : `-${width}`}.${format}`;

export const previewName = (set: PictureSet): string => `${stem(set)}.jpg`;

/** Returns the path that rows store. */
export const pictureAddress = (set: PictureSet): string => `/pictures/${fileName(set, set.width, "webp")}`;

/** Matches every valid file name. */
export const pictureFile = /^[\da-f]{32}-\d{1,4}x\d{1,4}(?:(?:-\d{3,4})?\.(?:webp|avif)|\.jpg)$/;
