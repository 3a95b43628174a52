/** Tabs and line breaks that browsers drop would let "java\tscript:" through. */
const unprintable = /[\u0000-\u0020\u007f]/;

/** The server's rule for links: http or https, spelled without anything that browsers would repair. */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return /^https?:\/\/[^/\\]/i.test(address) && !unprintable.test(address) && URL.canParse(address);
}
