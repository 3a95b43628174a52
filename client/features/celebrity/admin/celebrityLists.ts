/** Root lists that a change of celebrities affects; a new category or style becomes a term. */
export const celebrityLists = ["celebrities", "celebrityCategories", "terms"] as const;
