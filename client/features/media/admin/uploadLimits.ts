/** What the server takes; it looks at the bytes, this spares a person the wait. */
const types = ["image/jpeg", "image/png", "image/webp", "image/avif", "image/gif"];
const largestFile = 5 * 1024 * 1024;

/** For `<input accept>`: phones offer a JPEG of what they keep in other formats. */
export const acceptedTypes = types.join(",");

/** Why the file would be refused, in the server's words; null when it may be sent. */
export function describeRefusal({ type, size }: File): string | null {
  // Some systems know no type for a file; then only the server can tell.
  if (type !== "" && !types.includes(type)) {
    return "This file is not a usable image. Choose a JPEG, PNG, WebP, AVIF or GIF file.";
  }
  if (size === 0) return "This file is empty. Choose another one.";
  return size > largestFile ? "This image is too large. Choose a file of at most 5 MB." : null;
}
