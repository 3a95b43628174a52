import type { NormalizedCacheObject } from "@apollo/client";

export const pageStateId = "apollo-state";

/** The cache that the server rendered the page from; it travels as data, not as a script that runs. */
export function readPageState(): NormalizedCacheObject | undefined {
  const text = document.getElementById(pageStateId)?.textContent;
  return text ? (JSON.parse(text) as NormalizedCacheObject) : undefined;
}
