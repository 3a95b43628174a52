/** The site name in the project's own texts. */
const placeholderName = "WornBy";

/** Replaces the name in one of the project's texts with the configured site name. */
export const withSiteName = (name: string, text: string): string => text.replaceAll(placeholderName, () => name);
