export const tabPanelId = (name: string): string => `${name}-panel`;

export const tabId = (name: string, value: string): string => `${name}-tab-${value.replace(/[^\w-]+/g, "-")}`;

/** The place that a key leads to in a strip of `count` tabs, or null when the key means nothing to it. */
export function nextTab(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === "ArrowRight") return (current + 1) % count;
  if (key === "ArrowLeft") return (current - 1 + count) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return null;
}
