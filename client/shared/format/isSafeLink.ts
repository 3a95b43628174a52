import { hasUserInfo } from "../webAddress";

/** Whether a stored text may be a link's address: what was written past the server's rules must not run in the browser, nor mislead. */
export const isSafeLink = (text: string): boolean => /^https?:\/\//i.test(text) && !hasUserInfo(text);
