import type { PictureUse } from "./uploadPicture";

/** The server's limits, checked before sending; the server checks the actual bytes. */
const types = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
/** Only the server knows whether it can open these. */
const undecidedTypes = ["image/heic", "image/heif"];
const largestFile = 25 * 1024 * 1024;
const minLongSide: Readonly<Record<PictureUse, number>> = { content: 400, mark: 48 };

/** For `<input accept>`: phones convert other formats, such as HEIC, to JPEG. */
export const acceptedTypes = types.join(",");

/** Returns the limits of an upload as a sentence for the user. */
export const describeLimits = (use: PictureUse): string =>
  `JPEG, PNG, WebP, AVIF or GIF. At least ${minLongSide[use]} pixels on the longer side, at most 25 MB and 100 megapixels.`;

/** Returns the server's error message for an invalid file; null when it may be sent. */
export function describeRefusal({ type, size }: File): string | null {
  // Some systems report no type; then only the server can check it.
  if (type !== "" && !types.includes(type) && !undecidedTypes.includes(type)) {
    return "This file is not a usable image. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
  }
  if (size === 0) return "This file is empty. Choose another one.";
  return size > largestFile ? "This image is too large. Choose a file of at most 25 MB." : null;
}
