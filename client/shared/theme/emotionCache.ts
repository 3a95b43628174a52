import createCache, { type EmotionCache } from "@emotion/cache";

/** `speedy` inserts rules through the CSSOM, so the Content Security Policy needs no inline styles. */
export const createStyleCache = (): EmotionCache => createCache({ key: "w", speedy: true });
