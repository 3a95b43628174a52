/** Tabs and line breaks that browsers drop would let "java\tscript:" through. */
const unprintable = /[\u0000-\u0020\u007f]/;

/** Whether an address names a user before its host: "https://shop.example@evil.example" leads to evil.example. */
export const hasUserInfo = (text: string): boolean => /^\s*https?:\/\/[^/\\?#]*@/i.test(text);

/** The server's rule for links: http or https without a user name, spelled without anything that browsers would repair. */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return (
    /^https?:\/\/[^/\\]/i.test(address) && !unprintable.test(address) && !hasUserInfo(address) && URL.canParse(address)
  );
}
