/** The name under which the project's own texts speak of the site. */
const writtenName = "WornBy";

/** A text of the project's own, with the name that the editors gave the site. */
export const withSiteName = (name: string, text: string): string => text.replaceAll(writtenName, () => name);
