/** A product category as the pages query it: one of the six unless stated otherwise. */
export const mockCategory = (name: string, { isBuiltIn = true, itemCount = 1 } = {}) => ({
  __typename: "Category",
  name,
  label: name.charAt(0).toUpperCase() + name.slice(1),
  image: "",
  isBuiltIn,
  itemCount,
});
