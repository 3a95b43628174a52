import { hasUserInfo } from "../webAddress";

/**
 * Returns whether a stored text is safe as a link's URL. Text that bypassed the server's rules must not run scripts or
 * mislead.
 */
export const isSafeLink = (text: string): boolean => /^https?:\/\//i.test(text) && !hasUserInfo(text);
