/** The six product categories, in the order in which the site shows them. */
export const categoryNames = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"] as const;

export type CategoryName = (typeof categoryNames)[number];
