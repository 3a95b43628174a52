/** Tabs and line breaks that browsers drop would let "java\tscript:" through. */
const unprintable = /[\u0000-\u0020\u007f]/;

/** What the server says too (server/shared/graphql/inputs.ts). */
export const pictureAddressHint = "Enter the web address of a picture, or upload one";

/** The server's rule: http or https, or the path of a picture that this site draws or stores. */
export function isPictureAddress(text: string): boolean {
  const address = text.trim();
  if (unprintable.test(address)) return false;
  return /^https?:\/\/[^/\\]/i.test(address) ? URL.canParse(address) : /^\/(art|pictures)\/[\w./-]+$/.test(address);
}
