/**
 * How the site names the files of an uploaded picture (server/features/media/upload/pictureName.ts makes them): rows store
 * `/pictures/{hash}-{width}x{height}.webp`; `-{w}` before the ending is a narrower one, `.avif` the same in fewer bytes.
 */
const uploaded = /^(\/pictures\/[\da-f]{32}-(\d{1,4})x(\d{1,4}))\.webp$/;
const narrowWidths = [320, 640, 960, 1280];

export interface PictureSources {
  /** For `srcset`. */
  avif: string;
  webp: string;
}

/** The files of an uploaded picture for a box of this shape; null for every other address. */
export function pictureSources(address: string, box: { width: number; height: number }): PictureSources | null {
  const [, stem, fullWidth, fullHeight] = uploaded.exec(address) ?? [];
  if (stem === undefined) return null;
  const width = Number(fullWidth);
  const height = Number(fullHeight);
  // A picture that is wider than its box is cut at the sides: that much of its width is never seen.
  const seen = Math.min(1, (box.width * height) / (box.height * width));
  const files = [...narrowWidths.filter((narrow) => narrow < width), width].map((fileWidth) => ({
    name: fileWidth === width ? stem : `${stem}-${fileWidth}`,
    descriptor: `${Math.max(1, Math.round(fileWidth * seen))}w`,
  }));
  const srcSet = (ending: string) => files.map(({ name, descriptor }) => `${name}.${ending} ${descriptor}`).join(", ");
  return { avif: srcSet("avif"), webp: srcSet("webp") };
}
