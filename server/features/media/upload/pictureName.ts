/**
 * How the files of an uploaded picture are named; client/shared/ui/pictureSources.ts reads the same names.
 *
 *     {hash}-{width}x{height}.webp        what rows store, as /pictures/{name}: the picture at its full size
 *     {hash}-{width}x{height}-{w}.webp    narrower: for each w of `narrowWidths` below `width`
 *     the same names with .avif           the same pictures, smaller files
 *     {hash}-{width}x{height}.jpg         the 1200 x 630 picture of link previews
 *
 * So an address tells which files there are, and nothing has to be looked up.
 */
export interface PictureSet {
  /** 32 hexadecimal digits made from the uploaded bytes: the same file is the same set. */
  hash: string;
  /** Of the widest file, in pixels; at most `widest`. */
  width: number;
  height: number;
}

export const maxWidth = 1920;
/** Longer pictures are made smaller; WebP ends at 16,383. */
export const maxHeight = 5_760;
const narrowWidths = [320, 640, 960, 1280];

/** In the order of making: the file that rows name comes last. */
export const pictureFormats = ["avif", "webp"] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Every width of the set in pixels, the full one last. */
export const listWidths = ({ width }: Pick<PictureSet, "width">): number[] => [
  ...narrowWidths.filter((narrow) => narrow < width),
  width,
];

const stem = ({ hash, width, height }: PictureSet): string => `${hash}-${width}x${height}`;

export const fileName = (set: PictureSet, width: number, format: PictureFormat): string =>
  `${stem(set)}${width === set.width ? "" : `-${width}`}.${format}`;

export const previewName = (set: PictureSet): string => `${stem(set)}.jpg`;

/** What rows store: a path of this site. */
export const pictureAddress = (set: PictureSet): string => `/pictures/${fileName(set, set.width, "webp")}`;

/** Nothing else is ever a file's name. */
export const pictureFile = /^[\da-f]{32}-\d{1,4}x\d{1,4}(?:(?:-\d{3,4})?\.(?:webp|avif)|\.jpg)$/;
