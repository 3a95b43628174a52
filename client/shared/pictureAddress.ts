import { isWebAddress } from "./webAddress";

/** The server uses the same text (server/core/graphql/inputs.ts). */
export const pictureAddressHint = "Enter the web address of a picture, or upload one";

/** The server's rule: an http(s) URL, or the path of an image that this site generates or stores. */
export const isPictureAddress = (text: string): boolean =>
  isWebAddress(text) || /^\/(art|pictures)\/[\w./-]+$/.test(text.trim());
