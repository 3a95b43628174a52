import { isWebAddress } from "./webAddress";

/** What the server says too (server/shared/graphql/inputs.ts). */
export const pictureAddressHint = "Enter the web address of a picture, or upload one";

/** The server's rule: http or https, or the path of a picture that this site draws or stores. */
export const isPictureAddress = (text: string): boolean =>
  isWebAddress(text) || /^\/(art|pictures)\/[\w./-]+$/.test(text.trim());
