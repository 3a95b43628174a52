const names: Readonly<Record<string, string>> = { instagram: "Instagram", twitter: "Twitter" };

/** "instagram" is shown as "Instagram"; what is not known as it is written. */
export const platformName = (platform: string): string => names[platform.toLowerCase()] ?? platform;
