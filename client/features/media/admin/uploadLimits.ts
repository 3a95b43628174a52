/** The server's limits, checked before sending; the server checks the actual bytes. */
const types = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
const largestFile = 5 * 1024 * 1024;

/** For `<input accept>`: phones convert other formats to JPEG. */
export const acceptedTypes = types.join(",");

/** Returns the server's error message for an invalid file; null when it may be sent. */
export function describeRefusal({ type, size }: File): string | null {
  // Some systems report no type; then only the server can check it.
  if (type !== "" && !types.includes(type)) {
    return "This file is not a usable image. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
  }
  if (size === 0) return "This file is empty. Choose another one.";
  return size > largestFile ? "This image is too large. Choose a file of at most 5 MB." : null;
}
