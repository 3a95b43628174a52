/** Browsers drop tabs and line breaks, so "java\tscript:" would work. */
const controlCharacters = /[\u0000-\u0020\u007f]/;

/**
 * Returns whether an address contains a user name before its host: "https://shop.example@evil.example" leads to
 * evil.example.
 */
export const hasUserInfo = (text: string): boolean => /^\s*https?:\/\/[^/\\?#]*@/i.test(text);

/** Returns whether a text, such as an article, contains such an address. */
export const mentionsUserInfo = (text: string): boolean => /https?:\/\/[^/\\?#\s]*@/i.test(text);

/**
 * Returns whether the text is an http or https URL without a user name, and without anything that browsers would
 * repair.
 */
export function isWebAddress(text: string): boolean {
  const address = text.trim();
  return (
    /^https?:\/\/[^/\\]/i.test(address) &&
    !controlCharacters.test(address) &&
    !hasUserInfo(address) &&
    URL.canParse(address)
  );
}

/** Returns the address as a browser reads what people type: "vogue.com/x" has the scheme https. */
export const withScheme = (text: string): string =>
  /^[a-z\d-]{1,63}(?:\.[a-z\d-]{1,63}){1,9}(?:[/?#:]|$)/i.test(text) ? `https://${text}` : text;

/** Returns whether the text is a web address, or the path of an image of this site. */
export const isPictureAddress = (text: string): boolean =>
  isWebAddress(text) || /^\/(art|pictures)\/[\w./-]+$/.test(text.trim());

/** Returns whether the text is a web address, or a handle such as @name that no browser could read as a URL. */
export const isProfile = (text: string): boolean =>
  isWebAddress(text) || /^[^\s\u0000-\u001f\u007f:/\\][^\s\u0000-\u001f\u007f:\\]*$/.test(text.trim());

/** Returns whether a text that should be a name is an address: a URL, "//shop.example", "/brands/acme" or "www.acme.example". */
export const isAddress = (text: string): boolean => /^(?:[a-z][a-z\d+.-]{0,20}:)?\/|^www\./i.test(text.trim());
