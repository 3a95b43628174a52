const longestRun = 200;

/** Shortens very long runs of spaces and new lines, for which turndown takes quadratic time. */
export const limitSpaces = (text: string): string => text.replace(/\s+/g, (run) => run.slice(0, longestRun));
