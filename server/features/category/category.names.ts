/** The six product categories in display order. */
export const categoryNames = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"] as const;

export type CategoryName = (typeof categoryNames)[number];
