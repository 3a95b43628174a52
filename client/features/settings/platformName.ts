const names: Readonly<Record<string, string>> = { instagram: "Instagram", twitter: "Twitter" };

/** Turns "instagram" into "Instagram"; unknown names stay as they are. */
export const platformName = (platform: string): string => names[platform.toLowerCase()] ?? platform;
