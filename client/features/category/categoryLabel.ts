/** Turns "dresses" into "Dresses". */
export const categoryLabel = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
