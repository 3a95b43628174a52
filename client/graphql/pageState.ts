import type { NormalizedCacheObject } from "@apollo/client";

export const pageStateId = "apollo-state";

const pageState = (): HTMLElement | null => document.getElementById(pageStateId);

/**
 * Scheme and host of the site's absolute addresses as the server wrote them into the page. What the browser itself calls
 * the host may differ: canonical addresses are those of the public site wherever it is reached.
 */
export const readPageOrigin = (): string => pageState()?.dataset.origin ?? "";

/** Source files of the lazy routes that the server rendered. */
export const readPageModules = (): string[] => pageState()?.dataset.modules?.split(" ") ?? [];

/** The cache that the server rendered the page from; it travels as data, not as a script that runs. */
export function readPageState(): NormalizedCacheObject | undefined {
  const text = pageState()?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : undefined;
}
