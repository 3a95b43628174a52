/** Browsers drop tabs and line breaks, so "java\tscript:" would run. */
const unprintable = /[\u0000-\u0020\u007f]/;

/** Returns whether a URL has credentials before its host: "https://shop.example@evil.example" leads to evil.example. */
export const hasUserInfo = (text: string): boolean => /^\s*https?:\/\/[^/\\?#]*@/i.test(text);

/**
 * The server's rule for links: http or https without credentials, written so that browsers do not need to repair it.
 */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return (
    /^https?:\/\/[^/\\]/i.test(address) && !unprintable.test(address) && !hasUserInfo(address) && URL.canParse(address)
  );
}
