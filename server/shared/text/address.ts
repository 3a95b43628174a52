/** Tabs and line breaks that browsers drop would let "java\tscript:" through. */
const unprintable = /[\u0000-\u0020\u007f]/;

/** Whether an address names a user before its host: "https://shop.example@evil.example" leads to evil.example. */
export const hasUserInfo = (text: string): boolean => /^\s*https?:\/\/[^/\\?#]*@/i.test(text);

/** Whether a text, an article for example, has such an address anywhere. */
export const mentionsUserInfo = (text: string): boolean => /https?:\/\/[^/\\?#\s]*@/i.test(text);

/** An address of http or https without a user name, spelled without anything that browsers would repair. */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return (
    /^https?:\/\/[^/\\]/i.test(address) && !unprintable.test(address) && !hasUserInfo(address) && URL.canParse(address)
  );
}

/** A web address, or the path of a picture that this site draws or stores. */
export const isPictureAddress = (text: string): boolean =>
  isWebAddress(text) || /^\/(art|pictures)\/[\w./-]+$/.test(text.trim());

/** A web address, or a handle such as @name: nothing that a browser could take for an address of another scheme. */
export const isProfile = (text: string): boolean =>
  isWebAddress(text) || /^[^\s\u0000-\u001f\u007f:/\\][^\s\u0000-\u001f\u007f:\\]*$/.test(text.trim());
