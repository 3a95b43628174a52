import type { NormalizedCacheObject } from "@apollo/client";

export const pageStateId = "apollo-state";

const pageState = (): HTMLElement | null => document.getElementById(pageStateId);

/**
 * Scheme and host of absolute URLs, as rendered by the server. The browser's own host may differ: canonical URLs are
 * those of the public site.
 */
export const readPageOrigin = (): string => pageState()?.dataset.origin ?? "";

/** Source files of the lazy routes that the server rendered. */
export const readPageModules = (): string[] => pageState()?.dataset.modules?.split(" ") ?? [];

/** The cache state that the server rendered the page from, embedded as data rather than as an executable script. */
export function readPageState(): NormalizedCacheObject | undefined {
  const text = pageState()?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : undefined;
}
