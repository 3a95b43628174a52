/** Root lists that a change of celebrities touches; a new category or style becomes a term. */
export const celebrityLists = ["celebrities", "celebrityCategories", "terms"] as const;
