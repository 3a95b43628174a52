import { decodeBase64Url, encodeBase64Url } from "./base64";

const codeBytes = 16;

/** Creates a code: 128 random bits in base64url. */
export const createCode = (): string => encodeBase64Url(crypto.getRandomValues(new Uint8Array(codeBytes)));

/** Returns the code; null for a text that is none. */
export function readCode(text: string): string | null {
  if (!/^[\w-]{22}$/.test(text)) return null;
  // Several texts can mean the same bits.
  return encodeBase64Url(decodeBase64Url(text));
}

const marker = "#sync=";

/** Writes the end of an address that joins a list. Browsers send no fragment to the server. */
export const writeFragment = (code: string): string => marker + code;

/** Returns the code in an address, or in its fragment; null without one. */
export function readFragment(address: string): string | null {
  const start = address.indexOf(marker);
  return start < 0 ? null : readCode(address.slice(start + marker.length).trim());
}
