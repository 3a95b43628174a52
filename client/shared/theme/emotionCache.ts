import createCache, { type EmotionCache } from "@emotion/cache";

/** `speedy` writes rules through the style sheet's interface: no inline text that the page's policy would have to allow. */
export const createStyleCache = (): EmotionCache => createCache({ key: "w", speedy: true });
