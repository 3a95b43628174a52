/** Names of an uploaded picture's files, see server/features/newsroom/media/upload/pictureName.ts. */
const uploaded = /^(\/pictures\/[\da-f]{32}-(\d{1,4})x\d{1,4})\.webp$/;
const narrowWidths = [320, 640, 960, 1280];

/**
 * Returns the absolute address of a picture for a mail: the narrowest file that is sharp at twice the shown width, and a
 * JPEG of the whole picture instead of the sample's drawings, because mail programs show no SVG.
 * @param shownWidth in pixels
 */
export function mailPicture(address: string, origin: string, shownWidth: number): string {
  if (!address.startsWith("/")) return address;
  const [, stem, width] = uploaded.exec(address) ?? [];
  const narrow = narrowWidths.find((one) => one >= 2 * shownWidth && one < Number(width));
  if (stem !== undefined && narrow !== undefined) return `${origin}${stem}-${narrow}.webp`;
  return origin + address.replace(/^(\/art\/.+)\.svg$/, "$1.jpeg");
}
