interface Counted {
  isBuiltIn: boolean;
  itemCount: number;
}

/** Returns the six categories of the site, and the others that have items. */
export const shownCategories = <Category extends Counted>(categories: readonly Category[]): Category[] =>
  categories.filter(({ isBuiltIn, itemCount }) => isBuiltIn || itemCount > 0);
