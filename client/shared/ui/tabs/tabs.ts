export const tabPanelId = (name: string): string => `${name}-panel`;

export const tabId = (name: string, value: string): string => `${name}-tab-${value.replace(/[^\w-]+/g, "-")}`;
