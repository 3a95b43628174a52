import sharp, { type Sharp } from "sharp";

/** Returns an image with detail: a gradient with noise. */
export async function grainy(width: number, height: number): Promise<Sharp> {
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="#c86"/><stop offset="1" stop-color="#357"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/></svg>`;
  const noise = { type: "gaussian", mean: 128, sigma: 18 } as const;
  const grain = await sharp({ create: { width, height, channels: 3, background: "#808080", noise } })
    .png()
    .toBuffer();
  return sharp(Buffer.from(gradient))
    .composite([{ input: grain, blend: "soft-light" }])
    .flatten();
}

/** Returns an image of one color: many pixels in few bytes. */
export const plain = (width: number, height: number, background: string): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });
