/** Whether a stored text may be a link's address: what was written past the server's rules must not run in the browser. */
export const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text);
