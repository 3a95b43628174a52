import createCache, { type EmotionCache } from "@emotion/cache";

/**
 * Names the classes of a style element of the server. Emotion would look for its own attribute and move the element, and
 * the browser would parse the page's rules again, twice.
 */
export const stylesAttribute = "data-styles";

/** `speedy` inserts rules through the CSSOM, so the Content Security Policy needs no inline styles. */
export function createStyleCache(): EmotionCache {
  const cache = createCache({ key: "w", speedy: true });
  const written = typeof document === "undefined" ? [] : document.querySelectorAll(`style[${stylesAttribute}]`);
  for (const style of written)
    for (const name of style.getAttribute(stylesAttribute)?.split(" ") ?? []) cache.inserted[name] = true;
  return cache;
}
