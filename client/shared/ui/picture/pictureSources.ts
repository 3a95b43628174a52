/**
 * File names of uploaded images (built in server/features/newsroom/media/upload/pictureName.ts): rows store
 * `/pictures/{hash}-{width}x{height}.webp`; `-{w}` before the extension is a narrower version, `.avif` a smaller
 * encoding.
 */
const uploaded = /^(\/pictures\/[\da-f]{32}-(\d{1,4})x(\d{1,4}))\.webp$/;
const narrowWidths = [320, 640, 960, 1280];

export interface PictureSources {
  /** Value for `srcset`. */
  avif: string;
  webp: string;
}

/** Returns the files of an uploaded image for a box of this shape; null for any other URL. */
export function pictureSources(address: string, box: { width: number; height: number }): PictureSources | null {
  const [, stem, fullWidth, fullHeight] = uploaded.exec(address) ?? [];
  if (stem === undefined) return null;
  const width = Number(fullWidth);
  const height = Number(fullHeight);
  // `object-fit: cover` crops the sides of an image that is wider than its box: only this share of its width is
  // visible.
  const seen = Math.min(1, (box.width * height) / (box.height * width));
  const files = [...narrowWidths.filter((narrow) => narrow < width), width].map((fileWidth) => ({
    name: fileWidth === width ? stem : `${stem}-${fileWidth}`,
    descriptor: `${Math.max(1, Math.round(fileWidth * seen))}w`,
  }));
  const srcSet = (ending: string) => files.map(({ name, descriptor }) => `${name}.${ending} ${descriptor}`).join(", ");
  return { avif: srcSet("avif"), webp: srcSet("webp") };
}

/** Returns width divided by height of an uploaded image; null for any other URL. */
export function uploadedRatio(address: string): number | null {
  const [, , width, height] = uploaded.exec(address) ?? [];
  return width && height ? Number(width) / Number(height) : null;
}
